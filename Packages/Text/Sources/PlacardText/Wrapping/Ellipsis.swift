/// Replaces truncated text with an ellipsis.
struct Ellipsis {
  let model: WidthModel

  static let mark = "…"

  /// The text with an ellipsis, even if it fits without one, in at most `columns`.
  func shorten(_ text: Substring, to columns: Int, at truncation: Truncation) -> String {
    guard columns > 0 else { return "" }
    var text = text
    text.makeContiguousUTF8()
    let space = columns - 1
    let shortened: String =
      switch truncation {
      case .end: head(of: text, space) + Self.mark
      case .start: Self.mark + tail(of: text, space)
      case .middle: head(of: text, space - space / 2) + Self.mark + tail(of: text, space / 2)
      }
    return Isolates.balanced(shortened)
  }

  private func head(of text: Substring, _ space: Int) -> Substring {
    var used = 0
    var end: Int?
    var scanner = ClusterScanner(text, model: model)
    while let step = scanner.next() {
      used += step.columns
      guard used <= space else { break }
      if !step.isSpace { end = step.end }
    }
    return text[..<(end.map(text.base.index(ofByte:)) ?? text.startIndex)]
  }

  private func tail(of text: Substring, _ space: Int) -> Substring {
    var excess = columns(of: text, model: model) - space
    var scanner = ClusterScanner(text, model: model)
    while let step = scanner.next() {
      if excess <= 0, !step.isSpace, step.columns > 0 {
        return text[text.base.index(ofByte: step.start)...]
      }
      excess -= step.columns
    }
    return text[text.endIndex...]
  }
}
