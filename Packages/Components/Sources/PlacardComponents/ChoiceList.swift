import PlacardAccessibility
import PlacardViews

/// The options of a list below its title and its filter text; scrolls if not all fit.
struct ChoiceList: Element {
  /// What stands before the label of an option.
  enum Mark {
    case nothing
    /// The digit that chooses it.
    case digit
    /// Whether it is chosen.
    case check(Set<Int>)
  }

  let title: String
  let labels: [String]
  /// The options that are listed.
  let matches: [Int]
  /// The filter text; nil for a list without one.
  let filter: LineEditor?
  let words: ChoiceWords
  let mark: Mark
  /// The number of rows; nil for as many as needed.
  let rows: Int?
  /// The focus target of an option.
  let target: @Sendable (Int) -> FocusTarget.Kind
  /// The option that is kept visible while none has the focus.
  let initial: Int

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let focused = matches.firstIndex { target($0) == environment.focus }
    let window = ListWindow(
      count: matches.count, focused: focused ?? matches.firstIndex(of: initial) ?? 0, rows: rows,
      hasFilter: filter != nil)
    return Column {
      if window.titleRows > 0 { Text(line: title).rows(atMost: window.titleRows).bold() }
      if window.hasFilter, let filter {
        Row(gap: 1) {
          Text(line: ">").foreground(.accent).shrink(0)
          TextField(editor: filter, hint: words.filter, isSecret: false, isFocused: true)
        }
      }
      if window.hasMoreAbove { more("up", in: environment) }
      for index in matches[window.range] {
        Row(gap: 1) {
          FocusMark(target(index))
          sign(of: index)
          Text(line: labels[index]).rows(atMost: 1).grow()
        }.target(target(index))
      }
      if window.hasMoreBelow { more("down", in: environment) }
      if matches.isEmpty { Text(line: words.noMatch).rows(atMost: 1).foreground(.muted) }
    }.nodes(in: environment)
  }

  private func more(_ way: String, in environment: ViewEnvironment) -> ModifiedElement<Text> {
    Text(line: environment.glyphs.sign(named: way) ?? "").foreground(.muted)
  }

  /// What stands before the label of an option.
  private func sign(of index: Int) -> Canvas? {
    let sign: String
    switch mark {
    case .nothing: return nil
    case .digit: sign = index < 9 ? "\(index + 1)" : " "
    case .check(let chosen): sign = chosen.contains(index) ? "[x]" : "[ ]"
    }
    let span = Text.Span(sign, Style(foreground: .muted))
    return Canvas(columns: sign.count, rows: 1) { _, _ in [[span]] }
  }
}
