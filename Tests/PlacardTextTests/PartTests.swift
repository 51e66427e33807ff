import Testing

@_spi(Search) import PlacardText

@Suite("Parts of texts") struct PartTests {
  @Test(
    "A part is found anywhere, and nothing else",
    arguments: [
      ("", "", true), ("abc", "", true), ("abc", "a", true), ("abc", "bc", true),
      ("abc", "abc", true),
      ("abc", "abcd", false), ("aab", "ab", true), ("abc", "ac", false), ("é", "e", false),
    ])
  func parts(text: String, part: String, isPart: Bool) {
    #expect(text.hasPart(part) == isPart)
  }
}
