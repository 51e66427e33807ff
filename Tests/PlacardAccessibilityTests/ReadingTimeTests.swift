import PlacardAccessibility
import PlacardModels
import Testing

@Suite("Reading time")
struct ReadingTimeTests {
  @Test(
    "P11: words, as they are counted",
    arguments: [
      ("", 0), ("   \n\t", 0), ("Saved", 1), ("Saved  three\nfiles ", 3), ("well-known", 1),
      ("日本", 1), ("日本語", 2), ("日本語を", 2), ("日本語 日本語", 4), ("Swift言語", 2),
      ("言語Swift言語", 3), ("ภาษาไทย", 4), ("한국어 문장", 2), ("「日本」、", 3), ("🎉 done 🎉", 3),
      ("a\u{3000}b", 2), ("カタカナ", 2), ("ｶﾀｶﾅ", 2),
    ])
  func words(text: String, count: Int) {
    #expect(ReadingTime.words(in: text) == count)
  }

  @Test(
    "P11: five seconds at least, then a second and a third of a second a word",
    arguments: [
      (0, 5_000_000_000), (12, 5_000_000_000), (13, 5_333_333_333), (14, 5_666_666_667),
      (15, 6_000_000_000), (300, 101_000_000_000), (-5, 5_000_000_000),
    ])
  func durations(words: Int, nanoseconds: Int) {
    #expect(ReadingTime().duration(ofWords: words) == .nanoseconds(nanoseconds))
  }

  @Test("P11: title, body and takeaways count, and nothing else")
  func texts() {
    var message = Message("one two", body: "three four five", icon: "six")
    message.takeaways = ["six seven eight nine", "ten eleven twelve"]
    message.link = "https://example.org"
    message.metadata = ["a": "b c d e f"]
    #expect(ReadingTime().duration(of: message) == .seconds(5))
    message.takeaways.append("thirteen fourteen fifteen")
    #expect(ReadingTime().duration(of: message) == .seconds(6))
  }

  @Test(
    "P11: a short title takes what its words take, whatever they are written in",
    arguments: [
      "", "a b c d e f g h i j k l", "a b c d e f g h i j k l m", "aあaあaあaあaあaあ", "あいうえおかきく",
      "aあaあaあaあaあaあa", "one two three",
    ])
  func shortTitle(text: String) {
    #expect(
      ReadingTime().duration(of: Message(text))
        == ReadingTime().duration(ofWords: ReadingTime.words(in: text)))
  }

  @Test("P11: the person's factor multiplies all of it")
  func factor() {
    #expect(ReadingTime(factor: 2).duration(ofWords: 1) == .seconds(10))
    #expect(ReadingTime(factor: 1.5).duration(ofWords: 13) == .seconds(8))
    #expect(ReadingTime(factor: .nan).duration(ofWords: 1) == .seconds(5))
    #expect(ReadingTime(factor: -3).duration(ofWords: 1) == .zero)
    #expect(ReadingTime(factor: .infinity).factor == 1000)
  }

  @Test("P11: what never expires by itself")
  func expiry() {
    #expect(Message("Saved").expiresByItself)
    #expect(Message("Full", severity: .warning).expiresByItself)
    #expect(!Message("Removed").action("undo", "Undo").expiresByItself)
    #expect(!Message("Fire", urgency: .critical).expiresByItself)
    #expect(!Message("Lost", severity: .error).expiresByItself)
    #expect(!Message("Pulling").progress(.indeterminate).expiresByItself)
    #expect(!Message("Pulling").progress(0.99).expiresByItself)
    #expect(Message("Pulled").progress(1).expiresByItself)
    #expect(!Message("Pulling").progress(.steps(done: 8, total: 9)).expiresByItself)
    #expect(Message("Pulled").progress(.steps(done: 9, total: 9)).expiresByItself)
  }
}
