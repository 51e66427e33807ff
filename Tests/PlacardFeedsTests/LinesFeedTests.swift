import PlacardFeeds
import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

@Suite("Any program's lines") struct LinesFeedTests {
  @Test func everyLineThatIsNotBlankIsAMessage() {
    let log = FeedLog(LinesFeed(), bytes: Array("one\n\n  \ntwo\r\n{\"id\":3}".utf8)).text
    #expect(
      log.map { $0.split(separator: " ").suffix(2).joined(separator: " ") } == [
        "[info] one", "[info] two", #"[info] {"id":3}"#,
      ])
    #expect(log.map { $0.prefix(8) } == ["1: lines", "4: lines", "5: lines"])
  }

  @Test func linesAreSeenAtOnceAndRepeatsAreCounted() {
    let log = FeedLog(LinesFeed(), lines: ["a", "b", "a"]).text
    let a = Message("a").id
    #expect(
      log == [
        "1: lines \(a) [info] a", "2: lines \(Message("b").id) [info] b", "3: duplicate \(a)",
        "3: count \(a) 2",
      ])
  }

  @Test func withALimitTheOldestMakesRoom() {
    let log = FeedLog(LinesFeed(limit: 2), lines: ["a", "b", "c"]).text
    #expect(
      log.suffix(2) == [
        "3: gone \(Message("a").id) evicted", "3: lines \(Message("c").id) [info] c",
      ])
  }

  @Test func illFormedBytesAreRepairedAndALineTooLongIsReported() {
    #expect(
      FeedLog(LinesFeed(), bytes: [0x61, 0xFF, 0x62]).text == [
        "1: lines \(Message("a\u{FFFD}b").id) [info] a\u{FFFD}b"
      ])
    let long = [UInt8](repeating: 0x61, count: (1 << 20) + 1)
    #expect(
      FeedLog(LinesFeed(), bytes: long + Array("\nshort".utf8)).text == [
        "1: problem line 1: The line is longer than 1048576 bytes.",
        "2: lines \(Message("short").id) [info] short",
      ])
  }

  @Test func theTextIsCarriedAsItIs() {
    var feed = LinesFeed()
    let commands = feed.read(InputLine(1, "\u{1B}[31mred\u{1B}[0m"))
    guard case .post(let message, _)? = commands.last else {
      Issue.record("no post follows from a line")
      return
    }
    #expect(message.title == "\u{1B}[31mred\u{1B}[0m")
  }
}
