import PlacardFeeds
import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

@Suite("J4: any program's lines") struct LinesFeedTests {
  private func words(_ log: [String]) -> [String] {
    log.map { line in
      guard line.contains(": lines ") else { return line }
      let start = line.firstIndex(of: "[") ?? line.startIndex
      return "\(line.prefix { $0 != ":" }): \(line[start...])"
    }
  }

  @Test("every line that is not blank is a post, and so is one that is equal to another")
  func posts() {
    let log = FeedLog(LinesFeed(), bytes: Array("one\n\n  \none\r\n{\"id\":3}".utf8)).text
    #expect(words(log) == ["1: [info] one", "4: [info] one", #"5: [info] {"id":3}"#])
    #expect(log[0].hasPrefix("1: lines 1-\(Message("one").id) "))
    #expect(log[1].hasPrefix("4: lines 4-\(Message("one").id) "))
  }

  @Test("a post has the severity of its line, whose prefix is removed")
  func severities() {
    let log = FeedLog(
      LinesFeed(), lines: ["error: no", "a.swift:3:5: warning: hm", "[1/2] Compiling"]
    ).text
    #expect(
      words(log) == ["1: [error] no", "2: [warning] a.swift:3:5: hm", "3: [info] [1/2] Compiling"])
  }

  @Test("lines that scroll are printed, each once and in order, blank ones too")
  func scrolling() {
    let log = FeedLog(LinesFeed(.scrolling), bytes: Array("one\n\n  \none\n".utf8)).text
    #expect(log == ["1: line one", "4: line ", "4: line ", "4: line one"])
  }

  @Test("what is notable among lines that scroll is a post as well")
  func notices() {
    let log = FeedLog(
      LinesFeed(.scrolling),
      lines: [
        "[1/3] A", "[2/3] B", "x.c:1:2: error: no", "warning: hm", "[3/3] C", "again", "7% D",
      ]
    ).text
    #expect(
      log == [
        "1: line [1/3] A", "1: notices lines/progress [info] A | 1/3",
        "2: line [2/3] B", "2: update lines/progress [info] B | 2/3",
        "3: line x.c:1:2: error: no", "3: notices lines/error/3 [error] x.c:1:2: no",
        "4: line warning: hm", "4: notices lines/warning/4 [warning] hm",
        "5: line [3/3] C", "5: update lines/progress [info] C | 3/3",
        "6: line again",
        "7: line 7% D", "7: duplicate lines/progress", "7: update lines/progress [info] D",
        "end: gone lines/progress hidden",
      ])
  }

  @Test("indented lines after an error are added to its post, and only those")
  func continuations() {
    let log = FeedLog(
      LinesFeed(.scrolling),
      lines: ["  before", "error: no", "  at a.swift:3", "\tat b.swift:4", "done", "  after"]
    ).text.filter { !$0.contains(": line ") }
    #expect(
      log == [
        "2: notices lines/error/2 [error] no",
        "3: update lines/error/2 [error] no |   at a.swift:3",
        "4: update lines/error/2 [error] no |   at a.swift:3 ⏎ \tat b.swift:4",
      ])
    let many = FeedLog(
      LinesFeed(.scrolling), lines: ["error: no"] + Array(repeating: " x", count: 50))
    #expect(many.text.count { $0.contains("update") } == 20)
  }

  @Test("a line that is overwritten shows its progress before it ends")
  func overwriting() {
    var feed = LinesFeed(.scrolling)
    var found: [Message.Progress?] = []
    for text in ["one", "\rget  10%", "\rget  10% |##  | 1 MB\r", "\rget 50", "\r 100% a"] {
      for case .command(let command) in feed.readUnfinished(Array(text.utf8)[...], number: 1) {
        if case .post(let message, _) = command { found.append(message.progress) }
        if case .update(_, let change) = command {
          var (message, options) = (Message("old"), PostOptions())
          change.apply(to: &message, &options)
          found.append(message.progress)
        }
      }
    }
    #expect(found == [.fraction(0.1), .fraction(0.1), .fraction(1)])
  }

  @Test("from the sixth on, errors are counted in one post")
  func manyErrors() {
    let log = FeedLog(LinesFeed(.scrolling), lines: (1...8).map { "error: \($0)" }).text
      .filter { !$0.contains(": line ") && !$0.contains("duplicate") }
    #expect(log.prefix(5) == (1...5).map { "\($0): notices lines/error/\($0) [error] \($0)" }[...])
    #expect(
      log.suffix(3) == [
        "6: notices lines/errors [error] 1 more error | 6",
        "7: update lines/errors [error] 2 more errors | 7",
        "8: update lines/errors [error] 3 more errors | 8",
      ])
  }

  @Test("beside something that records, each line is printed and posted")
  func both() {
    let log = FeedLog(LinesFeed([.scrolling, .posts]), lines: ["a", "error: b"]).text
    #expect(
      words(log) == [
        "1: line a", "1: [info] a", "2: line error: b", "2: [error] b",
        "2: notices lines/error/2 [error] b",
      ])
  }

  @Test func illFormedBytesAreRepairedAndALineTooLongIsReported() {
    #expect(
      words(FeedLog(LinesFeed(), bytes: [0x61, 0xFF, 0x62]).text) == ["1: [info] a\u{FFFD}b"])
    let long = [UInt8](repeating: 0x61, count: (1 << 20) + 1)
    #expect(
      words(FeedLog(LinesFeed(), bytes: long + Array("\nshort".utf8)).text) == [
        "1: problem line 1: The line is longer than 1048576 bytes.", "2: [info] short",
      ])
  }

  @Test("colours stay in what scrolls, and no escape sequence in what is posted")
  func escapes() {
    let line =
      "\u{1B}[31mred\u{1B}[0m \u{1B}]8;;http://x\u{7}link\u{1B}]8;;\u{1B}\\\u{1B}[K\u{1B}7."
    let log = FeedLog(LinesFeed([.scrolling, .posts]), lines: [line]).text
    #expect(words(log) == ["1: line \u{1B}[31mred\u{1B}[0m link.", "1: [info] red link."])
    #expect(words(FeedLog(LinesFeed(), lines: ["\u{1B}", "a\u{1B}[3"]).text).last == "2: [info] a")
  }

  @Test("of a line that was overwritten the last writing counts") func carriageReturns() {
    #expect(words(FeedLog(LinesFeed(), lines: ["1 %\r50 %\rdone"]).text) == ["1: [info] done"])
  }
}
