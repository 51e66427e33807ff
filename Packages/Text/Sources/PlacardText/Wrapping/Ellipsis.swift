/// Replaces truncated text with an ellipsis.
struct Ellipsis {
  let model: WidthModel

  static let mark = "…"

  /// The text with an ellipsis, even if it fits without one, in at most `columns`.
  func shorten(_ text: Substring, to columns: Int, at truncation: Truncation) -> String {
    guard columns > 0 else { return "" }
    var text = text
    text.makeContiguousUTF8()
    let room = columns - 1
    let shortened: String =
      switch truncation {
      case .end: head(of: text, room) + Self.mark
      case .start: Self.mark + tail(of: text, room)
      case .middle: head(of: text, room - room / 2) + Self.mark + tail(of: text, room / 2)
      }
    return Isolates.balanced(shortened)
  }

  private func head(of text: Substring, _ room: Int) -> Substring {
    var used = 0
    var end: Int?
    var scanner = ClusterScanner(text, model: model)
    while let step = scanner.next() {
      used += step.columns
      guard used <= room else { break }
      if !step.isSpace { end = step.end }
    }
    return text[..<(end.map(text.base.index(ofByte:)) ?? text.startIndex)]
  }

  private func tail(of text: Substring, _ room: Int) -> Substring {
    var excess = columns(of: text, model: model) - room
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
