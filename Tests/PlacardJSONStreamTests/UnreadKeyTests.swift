import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

@Suite("Keys of a feed that are not read") struct UnreadKeyTests {
  @Test("A key that is nearly one of a message is reported once, and the message counts")
  func slip() {
    var reader = CommandReader(.feed)
    let line = #"{"title":"T","severty":"error","order":7}"#
    let first = reader.read(InputLine(1, line))
    #expect(
      first?.problems.map(\.message) == [
        #""severty" is no key of a message; the nearest is "severity"."#
      ])
    #expect(first?.problems.first?.line == 1 && first?.problems.first?.column == 24)
    guard case .post(let message, _)? = first?.command else {
      Issue.record("the message is lost")
      return
    }
    #expect(message.title == "T")
    #expect(reader.read(InputLine(2, line))?.problems == [])
  }

  @Test("A key of a message beside a command is reported; tags and times are not")
  func beside() {
    var reader = CommandReader(.feed)
    let line = #"{"post":{"title":"T","titel":"U"},"style":"card","at":3,"tag":"t"}"#
    #expect(
      reader.read(InputLine(1, line))?.problems.map(\.message) == [
        #""titel" is no key of a message; the nearest is "title"."#,
        #""style" is not read beside "post"; it belongs into its object."#,
      ])
  }

  @Test("A script skips unknown keys without a word") func script() {
    var reader = CommandReader(.script)
    #expect(reader.read(InputLine(1, #"{"post":{"titel":"T","title":"U"}}"#))?.problems == [])
  }
}

/// One line read, for tests that need no more.
enum Reading {
  static func one(_ line: String, _ mode: CommandReader.Mode = .script) -> PostCommand? {
    var reader = CommandReader(mode)
    return reader.read(InputLine(1, line))?.command
  }

  /// The first thing that was wrong.
  static func problem(_ read: TimedCommand?) -> Problem? {
    guard case .report(let problem)? = read?.commands.first else { return nil }
    return problem
  }
}
