import PlacardAccessibility
import PlacardViews

/// The options of a choice below its title; scrolls if not all fit.
struct ChoiceList: Element {
  let title: String
  let labels: [String]
  /// The option that is kept visible while none has the focus.
  let initial: Int

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let focused = Self.index(of: environment.focus, among: labels.count) ?? initial
    let window = window(around: focused, in: environment)
    return Column {
      Text(line: title).rows(atMost: window.count < labels.count ? 1 : 2).bold()
      if window.lowerBound > 0 { more("up", in: environment) }
      for index in window {
        Row(gap: 1) {
          FocusMark(.action("\(index + 1)"))
          digit(of: index)
          Text(line: labels[index]).rows(atMost: 1).grow()
        }.target(.action("\(index + 1)"))
      }
      if window.upperBound < labels.count { more("down", in: environment) }
    }.nodes(in: environment)
  }

  /// The option that a focus target belongs to.
  static func index(of kind: FocusTarget.Kind?, among count: Int) -> Int? {
    guard case .action(let id)? = kind, let number = Int(id), (1...count).contains(number) else {
      return nil
    }
    return number - 1
  }

  /// The visible range of options, which includes the focused one.
  private func window(around focused: Int, in environment: ViewEnvironment) -> Range<Int> {
    let room = max((environment.rows ?? .max) - 5, 1)
    guard labels.count > room else { return labels.indices }
    let start = min(max(focused - room / 2, 0), labels.count - room)
    return start..<start + room
  }

  private func more(_ way: String, in environment: ViewEnvironment) -> ModifiedElement<Text> {
    Text(line: environment.glyphs.sign(named: way) ?? "").foreground(.muted)
  }

  /// The digit that chooses an option, or blanks of the same width.
  private func digit(of index: Int) -> Canvas {
    let span = Text.Span(index < 9 ? "\(index + 1)" : " ", Style(foreground: .muted))
    return Canvas(columns: 1, rows: 1) { _, _ in [[span]] }
  }
}
