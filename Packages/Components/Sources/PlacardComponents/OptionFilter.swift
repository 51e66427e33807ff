@_spi(Search) import PlacardText
import PlacardViews

/// The filter text of a list of options, and the moves among the options that match it.
struct OptionFilter: Sendable {
  private(set) var editor = LineEditor()

  /// The number of options that Page Up and Page Down pass.
  private static let page = 10

  var isEmpty: Bool { editor.text.isEmpty }

  /// Returns the indices of the labels that contain the text, whatever the case of either.
  ///
  /// - Complexity: Linear in the length of the labels, times that of the text.
  func matches(among labels: some Collection<String>) -> [Int] {
    let text = editor.text.lowercased()
    return labels.enumerated().compactMap { index, label in
      text.isEmpty || label.lowercased().hasPart(text) ? index : nil
    }
  }

  /// Edits the text at its end.
  ///
  /// - Returns: Whether the key was handled.
  mutating func edit(_ key: ViewKey) -> Bool {
    switch key.code {
    case .backspace: editor.take(key)
    case .character("h"), .character("u"), .character("w"):
      key.alt ? false : editor.take(key)
    case .character: key.alt || key.control ? false : editor.take(key)
    default: false
    }
  }

  /// Appends a paste to the text.
  mutating func insert(_ text: String) { editor.insert(text) }

  /// Returns the match that a key leads to; arrows wrap, pages do not.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - focused: The option that has the focus, if any.
  ///   - matches: The options that match, in display order.
  /// - Returns: The option; nil for a key that does not move, and where there is no match.
  static func target(of key: ViewKey, from focused: Int?, among matches: [Int]) -> Int? {
    guard let last = matches.indices.last else { return nil }
    let position = focused.flatMap { matches.firstIndex(of: $0) }
    let next: Int
    switch key.code {
    case .home: next = 0
    case .end: next = last
    case .pageUp: next = max((position ?? 0) - page, 0)
    case .pageDown: next = min((position ?? 0) + page, last)
    case .up, .left: next = (position ?? 0) == 0 ? last : (position ?? 0) - 1
    case .down, .right: next = position.map { $0 == last ? 0 : $0 + 1 } ?? 0
    case .tab:
      return target(of: ViewKey(key.shift ? .up : .down), from: focused, among: matches)
    default: return nil
    }
    return matches[next]
  }
}
