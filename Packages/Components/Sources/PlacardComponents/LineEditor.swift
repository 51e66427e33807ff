import PlacardViews

/// A single-line text editor model with a cursor.
///
/// The cursor lies between grapheme clusters and never splits one.
struct LineEditor: Sendable, Equatable {
  private var before: [Character]
  private var after: [Character] = []

  /// Maximum number of scalars, and so of characters; further input is ignored.
  static let limit = 4096

  /// Creates an editor with the cursor at the end of the text's first line.
  init(_ text: String = "") {
    before = []
    insert(text)
  }

  /// The whole text.
  var text: String { String(before) + String(after) }

  /// The text before and after the cursor.
  var parts: (before: String, after: String) { (String(before), String(after)) }

  /// Handles a key.
  ///
  /// - Returns: Whether the key was handled.
  mutating func take(_ key: ViewKey) -> Bool {
    switch key.code {
    case .character(let scalar): return take(scalar, key)
    case .backspace:
      if key.alt || key.control { eraseWord() } else { _ = before.popLast() }
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: step(back: true, overWords: key.alt || key.control)
    case .right: step(back: false, overWords: key.alt || key.control)
    case .home: (before, after) = ([], before + after)
    case .end: (before, after) = (before + after, [])
    case .enter, .tab, .escape, .up, .down, .pageUp, .pageDown: return false
    }
    return true
  }

  /// Inserts text at the cursor, up to the first line break and without control characters.
  ///
  /// - Complexity: Linear in the text up to the scalar that no longer fits.
  mutating func insert(_ text: String) {
    var space = Self.limit - scalarCount
    var accepted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if space == 0 || Character(scalar).isNewline { break }
      guard scalar.properties.generalCategory != .control else { continue }
      accepted.append(scalar)
      space -= 1
    }
    for character in String(accepted) { write(character) }
  }

  private var scalarCount: Int {
    (before + after).reduce(0) { $0 + $1.unicodeScalars.count }
  }

  /// The Emacs key bindings that shells also support.
  private mutating func take(_ scalar: Unicode.Scalar, _ key: ViewKey) -> Bool {
    guard key.control || key.alt else {
      insert(String(Character(scalar)))
      return true
    }
    guard key.control else { return false }
    switch scalar {
    case "a": (before, after) = ([], before + after)
    case "e": (before, after) = (before + after, [])
    case "b": step(back: true, overWords: false)
    case "f": step(back: false, overWords: false)
    case "h": _ = before.popLast()
    case "d": if !after.isEmpty { after.removeFirst() }
    case "u": before = []
    case "k": after = []
    case "w": eraseWord()
    default: return false
    }
    return true
  }

  /// A combining scalar, such as an accent, joins the character before it.
  private mutating func write(_ character: Character) {
    guard let last = before.last else { return before.append(character) }
    let joined = String(last) + String(character)
    if joined.count == 1 {
      before[before.count - 1] = Character(joined)
    } else {
      before.append(character)
    }
  }

  private mutating func step(back: Bool, overWords: Bool) {
    var isInWord = false
    repeat {
      guard let next = back ? before.last : after.first else { return }
      if isInWord, next.isWhitespace { return }
      isInWord = isInWord || !next.isWhitespace
      if back {
        after.insert(before.removeLast(), at: 0)
      } else {
        before.append(after.removeFirst())
      }
    } while overWords
  }

  private mutating func eraseWord() {
    while let last = before.last, last.isWhitespace { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }
}
