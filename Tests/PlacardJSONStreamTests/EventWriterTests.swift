@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import PlacardPosting
import Testing

@Suite("J1 Events as lines") struct EventWriterTests {
  private func line(_ kind: PostEvent.Kind, _ fill: (inout PostEvent) -> Void = { _ in }) -> String
  {
    var event = PostEvent(kind, sequence: 90, at: .milliseconds(400))
    fill(&event)
    var writer = EventWriter()
    return String(decoding: writer.line(for: event), as: UTF8.self)
  }

  private func about(_ fill: @escaping (inout PostEvent) -> Void = { _ in }) -> (inout PostEvent) ->
    Void
  {
    {
      $0.id = "a"
      $0.number = 1
      fill(&$0)
    }
  }

  private func start(_ kind: String) -> String {
    "{\"placard\":1,\"kind\":\"\(kind)\",\"seq\":1,\"at\":0.4"
  }

  @Test func aPostsLife() {
    #expect(
      line(.posted, about { ($0.admission, $0.count) = (.queued, 1) })
        == start("posted") + #","id":"a","post":1,"admission":"queued","count":1}"# + "\n")
    #expect(
      line(.posted, about { ($0.admission, $0.count, $0.originalNumber) = (.duplicate, 2, 7) })
        == start("posted") + #","id":"a","post":1,"admission":"duplicate","count":2,"of":7}"# + "\n"
    )
    #expect(
      line(
        .willShow,
        about {
          $0.lane = "main"
          $0.message = Message("T\n\u{1B}", severity: .error)
          $0.options = PostOptions(placement: .bottom, duration: .fixed(.milliseconds(1500)))
        })
        == start("willShow")
        + #","id":"a","post":1,"lane":"main","message":{"title":"T\n\u001b","severity":"error","placement":"bottom","duration":1.5}}"#
        + "\n")
    #expect(
      line(.didShow, about { $0.lane = "main" }) == start("didShow")
        + #","id":"a","post":1,"lane":"main"}"# + "\n")
    for (kind, name) in [(PostEvent.Kind.willHide, "willHide"), (.didHide, "didHide")] {
      #expect(
        line(kind, about { ($0.lane, $0.reason) = ("main", .tappedOutside) })
          == start(name) + #","id":"a","post":1,"lane":"main","reason":"tappedOutside"}"# + "\n")
    }
    #expect(
      line(.gone, about { $0.reason = .expired }) == start("gone")
        + #","id":"a","post":1,"reason":"expired"}"# + "\n")
    #expect(
      line(.gone, about { ($0.reason, $0.action) = (.action, "undo") })
        == start("gone") + #","id":"a","post":1,"reason":"action","action":"undo"}"# + "\n")
  }

  @Test func whatHappensBeside() {
    #expect(
      line(.updated, about { $0.message = "New" }) == start("updated")
        + #","id":"a","post":1,"message":{"title":"New"}}"# + "\n")
    #expect(
      line(.counted, about { $0.count = 0 }) == start("counted") + #","id":"a","post":1,"count":0}"#
        + "\n")
    #expect(
      line(.announce, about { $0.announcement = Announcement("Hi", politeness: .assertive) })
        == start("announce") + #","id":"a","post":1,"text":"Hi","politeness":"assertive"}"# + "\n")
    #expect(
      line(.focus, about { $0.announcement = Announcement("Hi") }) == start("focus")
        + #","id":"a","post":1,"text":"Hi"}"# + "\n")
    #expect(
      line(.attention, about { $0.attention = .warning }) == start("attention")
        + #","id":"a","post":1,"attention":"warning"}"# + "\n")
    #expect(line(.tapped, about()) == start("tapped") + #","id":"a","post":1}"# + "\n")
    #expect(
      line(.action, about { $0.action = "undo" }) == start("action")
        + #","id":"a","post":1,"action":"undo"}"# + "\n")
    #expect(
      line(.paused, about { $0.by = .hover }) == start("paused")
        + #","id":"a","post":1,"by":"hover"}"# + "\n")
    #expect(
      line(.resumed, about { $0.by = .pan }) == start("resumed")
        + #","id":"a","post":1,"by":"pan"}"# + "\n")
    #expect(
      line(.overflow) { ($0.lane, $0.hidden) = ("d", 2) } == start("overflow")
        + #","lane":"d","hidden":2}"# + "\n")
    #expect(
      line(.error) { $0.problem = Problem("Bad \"x\".", line: 3, column: 9) }
        == start("error") + #","message":"Bad \"x\".","line":3,"column":9}"# + "\n")
    #expect(
      line(.error) { $0.problem = Problem("Bad.") } == start("error") + #","message":"Bad."}"#
        + "\n")
  }

  @Test func replies() {
    #expect(
      line(.reply) { $0.reply = PostReply(.post(id: "a", state: .shown, count: 2), tag: "t") }
        == start("reply") + #","query":"post","id":"a","state":"shown","count":2,"tag":"t"}"# + "\n"
    )
    #expect(
      line(.reply) { $0.reply = PostReply(.post(id: "a", state: nil, count: 0)) }
        == start("reply") + #","query":"post","id":"a","state":null,"count":0}"# + "\n")
    let lanes = [
      "main": PostReply.Lane(current: ["a"], queued: ["b", "c"]),
      "d": PostReply.Lane(delayed: ["e"]),
    ]
    #expect(
      line(.reply) { $0.reply = PostReply(.lanes(lanes)) }
        == start("reply")
        + #","query":"state","lanes":{"d":{"current":[],"queued":[],"delayed":["e"]},"main":{"current":["a"],"queued":["b","c"],"delayed":[]}}}"#
        + "\n")
    let ended = PostReply.Ended(
      id: "a", number: 1, reason: .closed, at: .seconds(2), message: Message("T", id: "a"))
    #expect(
      line(.reply) { $0.reply = PostReply(.history([ended])) }
        == start("reply")
        + #","query":"history","posts":[{"id":"a","post":1,"reason":"closed","at":2,"message":{"title":"T","id":"a"}}]}"#
        + "\n")
  }

  @Test(arguments: PostEvent.Kind.allCases) func everyKindIsOneLineOfJSON(_ kind: PostEvent.Kind)
    throws
  {
    let text = line(kind, about { $0.message = Message("a\nb\r\u{2028}\u{0}") })
    #expect(
      text.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 1
        && text.utf8.last == UInt8(ascii: "\n"))
    let value = try JSONValue(parsing: text.utf8)
    #expect(value["kind"]?.content == .string(kind.rawValue))
  }

  @Test func linesAreNumberedByTheWriterWithoutGaps() throws {
    var writer = EventWriter()
    for number in 1...3 {
      let line = writer.line(for: PostEvent(.tapped, sequence: number * 10, at: .seconds(number)))
      #expect(
        String(decoding: line, as: UTF8.self)
          == "{\"placard\":1,\"kind\":\"tapped\",\"seq\":\(number),\"at\":\(number)}\n")
    }
    #expect(writer.sequence == 3)
  }

  @Test func textIsNeverTruncated() throws {
    let long = String(repeating: "é\"", count: 100_000)
    let value = try JSONValue(parsing: line(.updated, about { $0.message = Message(long) }).utf8)
    #expect(value["message"]?["title"]?.content == .string(long))
  }

  @Test func aStreamOutIsAFeedIn() throws {
    var event = PostEvent(.willShow, sequence: 1, at: .zero)
    let message = Message("T", body: "B", severity: .warning, progress: .steps(done: 1, total: 2))
    (event.id, event.number, event.lane) = (message.id, 1, "main")
    (event.message, event.options) = (message, PostOptions(duration: .forever))
    var writer = EventWriter()
    var reader = CommandReader(.feed)
    var splitter = LineSplitter()
    var commands: [TimedCommand] = []
    splitter.read(writer.line(for: event)[...]) { line in
      if let command = reader.read(line) { commands.append(command) }
    }
    guard case .post(let shown, let options)? = commands.first?.command else {
      return #expect(Bool(false))
    }
    #expect(shown.digest == message.digest && shown.id == message.id)
    #expect(options == PostOptions(duration: .forever, duplicates: .allow, lane: "main"))
  }

  @Test(
    "A plain event has the line that the table of keys gives it", arguments: PostEvent.Kind.allCases
  )
  func plainEvents(kind: PostEvent.Kind) {
    let texts = ["", "a", "12345678", "A text of \"23\" bytes \\", "\u{7}é\u{202E}🙂\n", "\u{9F}"]
    let messages: [Message?] =
      [nil, Message(title: nil, body: "B"), Message("T", urgency: .critical)]
      + texts.map { Message($0, body: $0, severity: .warning, urgency: .low, id: $0) }
    for (index, text) in texts.enumerated() {
      for message in messages {
        var event = PostEvent(kind, sequence: 1, at: .milliseconds(100 * index * index))
        (event.id, event.lane, event.message) = (text, text, message)
        (event.number, event.count) = (index - 1, [0, 9, 10, 99, .max, .min][index])
        event.reason = CloseReason.allCases[index]
        event.admission = Admission.allCases.first { _ in index > 2 }
        event.announcement = index > 3 ? nil : Announcement(text, politeness: .assertive)
        var detailed = event
        // An event that had a detail is no longer plain.
        detailed.action = "a"
        detailed.action = nil
        var (plain, table) = (EventWriter(), EventWriter())
        for _ in 0..<3 { #expect(plain.line(for: event) == table.line(for: detailed)) }
        #expect(event.hasNoDetails && !detailed.hasNoDetails)
      }
    }
  }

  @Test("Lines that are taken together are those that are taken one by one")
  func linesTogether() {
    var (single, together) = (EventWriter(), EventWriter())
    var lines: [UInt8] = []
    for number in 1...300 {
      var event = PostEvent(.gone, sequence: number, at: .seconds(number / 7))
      event.id = String(repeating: "\u{7}", count: number * 3)
      if number % 5 == 0 { event.action = "undo" }
      lines += single.line(for: event)
      together.add(event)
    }
    #expect(together.count == lines.count)
    #expect(together.take() == lines)
    #expect(together.take().isEmpty && together.sequence == 300)
  }
}
