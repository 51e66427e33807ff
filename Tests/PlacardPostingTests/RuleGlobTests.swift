import PlacardPosting
import Testing

@Suite("P17 Globs") struct RuleGlobTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("*", "anything at all", true),
    ("a", "a", true), ("a", "ab", false), ("a", "A", false), ("a*", "abc", true),
    ("a*", "ba", false), ("*c", "abc", true), ("*c", "abcd", false), ("a*c", "ac", true),
    ("a*c", "abcbc", true), ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false),
    ("**", "x", true), ("a**b", "a-b", true), ("?", "", false), ("?", "é", true),
    ("?", "ab", false), ("a?c", "abc", true), ("?*", "", false), ("?*?", "a", false),
    ("?*?", "ab", true), ("[abc]", "b", true), ("[abc]", "d", false), ("[a-c]x", "bx", true),
    ("[a-c]", "d", false), ("[!a-c]", "d", true), ("[!a-c]", "b", false), ("[^a]", "b", true),
    ("[^a]", "a", false), ("[!a]", "", false), ("[]a]", "]", true), ("[]a]", "a", true),
    ("[!]a]", "]", false), ("[a-]", "-", true), ("[a-]", "b", false), ("[c-a]", "c", true),
    ("[c-a]", "b", false), ("[a\\-c]", "-", true), ("[a\\-c]", "b", false), ("[\\]]", "]", true),
    ("\\*", "*", true), ("\\*", "x", false), ("\\?", "?", true), ("\\[a]", "[a]", true),
    ("a\\", "a\\", true), ("[ab", "[ab", true), ("[ab", "a", false), ("[", "[", true),
    ("[!", "[!", true), ("[a-", "[a-", true), ("[a\\", "[a\\", true), ("[ä-ü]", "ö", true),
    ("*🙂", "a🙂", true), ("feed/*/new", "feed/a/b/new", true), ("\u{0}", "\u{0}", true),
  ]) func table(pattern: String, text: String, fits: Bool) {
    #expect(Glob(pattern).matches(text) == fits, "\(pattern) on \(text)")
  }

  @Test func whatAStarGaveUpIsTakenAgain() {
    #expect(Glob("*ab*abc").matches("ababab-ababc"))
    #expect(!Glob("*ab*abc").matches("ababab-abab"))
  }

  /// A backtracking matcher would need 2⁴⁰ steps here.
  @Test(.timeLimit(.minutes(1))) func stars() {
    let pattern = Glob(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 4000)))
  }

  /// Compares with a matcher that follows the definition, and is slow.
  @Test func randomPatternsAgreeWithTheDefinition() {
    let seed: UInt64 = 41
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let pattern = random.text(of: "ab*?", upTo: 7)
      let text = random.text(of: "ab", upTo: 9)
      let expected = Self.fits(pattern[...], text[...])
      #expect(Glob(pattern).matches(text) == expected, "seed \(seed): \(pattern) on \(text)")
    }
  }

  private static func fits(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case "*": return fits(rest, text) || !text.isEmpty && fits(pattern, text.dropFirst())
    case "?": return !text.isEmpty && fits(rest, text.dropFirst())
    default: return text.first == first && fits(rest, text.dropFirst())
    }
  }
}

extension SeededGenerator {
  /// A text of some of the characters.
  mutating func text(of characters: String, upTo length: Int) -> String {
    let choices = Array(characters)
    return String(
      (0..<Int.random(in: 0...length, using: &self)).map { _ in
        choices[Int.random(in: choices.indices, using: &self)]
      })
  }
}
