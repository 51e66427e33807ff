import PlacardText
import PlacardViews

/// A single-line text editor that scrolls horizontally to keep the cursor visible.
struct TextField: Element {
  let editor: LineEditor
  /// What is shown in place of an empty text: a default, or an example.
  let hint: String
  let isSecret: Bool
  let isFocused: Bool

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let model = environment.widthModel
    let mark = environment.glyphs == .unicode ? "•" : "*"
    func shown(_ text: String) -> String {
      isSecret ? String(repeating: mark, count: text.count) : Sanitizer.line(text)
    }
    let (before, after) = (shown(editor.parts.before), shown(editor.parts.after))
    let (isFocused, hint) = (isFocused, Sanitizer.line(hint))
    return Canvas(columns: 10, rows: 1) { columns, _ in
      if before.isEmpty, after.isEmpty {
        let first = isFocused ? hint.first.map(String.init) ?? " " : ""
        return [
          [
            Text.Span(first, Style(attributes: .inverse)),
            Text.Span(String(hint.dropFirst(isFocused ? 1 : 0)), Style(foreground: .muted)),
          ]
        ]
      }
      guard isFocused else { return [[Text.Span(before + after)]] }
      let under = after.first.map(String.init) ?? " "
      let rest = String(after.dropFirst())
      let space = max(columns - PlacardText.columns(of: under, model: model), 0)
      let start = before.suffix(fitting: space, model)
      return [
        [Text.Span(start), Text.Span(under, Style(attributes: .inverse)), Text.Span(rest)]
      ]
    }.grow().nodes(in: environment)
  }
}

extension String {
  /// The longest suffix of the text that fits into a number of columns.
  fileprivate func suffix(fitting space: Int, _ model: WidthModel) -> String {
    var taken: [Character] = []
    var width = 0
    for character in reversed() {
      width += PlacardText.columns(of: String(character), model: model)
      if width > space { break }
      taken.append(character)
    }
    return String(taken.reversed())
  }
}
