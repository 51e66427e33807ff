import Foundation
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import Testing

/// What `Codable` writes beside what the stream's own writer writes for the same value.
@Suite("M6, J1: one JSON form for every writer") struct CodableFormTests {
  private func encoded(_ value: some Encodable) throws -> JSONValue {
    try JSONValue(parsing: Array(try JSONEncoder().encode(value)))
  }

  private func written(_ body: PostBody) throws -> JSONValue {
    var writer = JSONWriter()
    writer.body(body)
    return try JSONValue(parsing: writer.bytes)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ value: some Encodable) throws
    -> Value
  {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(arguments: 1...8) func messagesAndOptions(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let body = random.body()
      let message = try decode(Message.self, body.message)
      #expect(message == body.message, "seed \(seed)")
      #expect(message.id == body.message.id, "seed \(seed)")
      #expect(try decode(PostOptions.self, body.options) == body.options, "seed \(seed)")
      #expect(
        try encoded(body.message).canonical == written(PostBody(body.message)).canonical,
        "seed \(seed)")
      #expect(
        try encoded(Joined(body)).canonical == written(body).canonical, "seed \(seed)")
    }
  }

  @Test("What the stream wrote, any decoder reads", arguments: 9...12)
  func theStreamIsReadByOthers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let body = random.body()
      var writer = JSONWriter()
      writer.body(body)
      let data = Data(writer.bytes)
      let message = try JSONDecoder().decode(Message.self, from: data)
      #expect(message.suggestedOptions == body.options, "seed \(seed)")
      #expect(message.digest == body.message.digest, "seed \(seed)")
      #expect(try JSONDecoder().decode(PostOptions.self, from: data) == body.options)
    }
  }

  static let events: [PostEvent] = {
    func event(_ kind: PostEvent.Kind, _ change: (inout PostEvent) -> Void) -> PostEvent {
      var event = PostEvent(kind, sequence: 1, at: .milliseconds(1500))
      change(&event)
      return event
    }
    let message = Message("T", body: "B", severity: .error).action("a", "A")
    let explanation = Explanation(
      id: "a", number: 3, state: .gone, reason: .muted,
      steps: [Explanation.Step("rule", "A rule muted it.")])
    return [
      event(.posted) {
        ($0.id, $0.number, $0.admission, $0.count, $0.originalNumber) = ("a", 2, .duplicate, 1, 1)
      },
      event(.willShow) {
        ($0.id, $0.number, $0.lane, $0.message) = ("a", 2, "main", message)
        $0.options = PostOptions(
          placement: .bottom, duration: .indefinite(delay: .zero, minimum: .seconds(1)))
      },
      event(.updated) { ($0.id, $0.message) = ("a", message) },
      event(.counted) { ($0.id, $0.count) = ("a", 3) },
      event(.willHide) { ($0.id, $0.lane, $0.reason) = ("a", "main", .swiped) },
      event(.gone) { ($0.id, $0.reason, $0.action) = ("a", .action, "yes") },
      event(.announce) {
        ($0.id, $0.announcement) = ("a", Announcement("T, B", politeness: .assertive))
      },
      event(.focus) { ($0.id, $0.announcement) = ("a", Announcement("T")) },
      event(.attention) { ($0.id, $0.attention) = ("a", .warning) },
      event(.paused) { ($0.id, $0.by) = ("a", .hover) },
      event(.overflow) { ($0.lane, $0.hidden) = ("main", 4) },
      event(.error) { $0.problem = Problem("No.", line: 3, column: 7) },
      event(.reply) { $0.reply = PostReply(.post(id: "a", state: nil, count: 0), tag: "t") },
      event(.reply) { $0.reply = PostReply(.post(id: "a", state: .shown, count: 2)) },
      event(.reply) {
        $0.reply = PostReply(
          .lanes([
            "main": PostReply.Lane(current: ["a"], queued: ["b", "c"]), "": PostReply.Lane(),
          ]))
      },
      event(.reply) {
        $0.reply = PostReply(
          .history([
            PostReply.Ended(
              id: "a", number: 1, reason: .expired, at: .milliseconds(100), message: message)
          ]))
      },
      event(.reply) { $0.reply = PostReply(.explanation(explanation), tag: "t") },
      event(.reply) { $0.reply = PostReply(.explanation(Explanation(id: "b"))) },
    ]
  }()

  @Test(arguments: events) func everyEvent(event: PostEvent) throws {
    var writer = EventWriter()
    let line = try JSONValue(parsing: writer.line(for: event))
    #expect(try encoded(event).canonical == line.canonical)
    #expect(try decode(PostEvent.self, event) == event)
  }

  @Test("M2: a suggestion is written where it is recorded, and not where it was decided upon")
  func suggestions() throws {
    let badge = Message.badge("T", fill: .red)
    var shown = PostEvent(.willShow, sequence: 1, at: .zero)
    shown.message = badge
    shown.options = PostOptions.bottom.filled(from: badge.suggestedOptions)
    var updated = PostEvent(.updated, sequence: 1, at: .zero)
    updated.message = badge
    var history = PostEvent(.reply, sequence: 1, at: .zero)
    history.reply = PostReply(
      .history([PostReply.Ended(id: "a", number: 1, reason: .expired, at: .zero, message: badge)]))
    for (event, hasStyle) in [(shown, true), (updated, false), (history, true)] {
      var writer = EventWriter()
      let line = writer.line(for: event)
      #expect(try encoded(event).canonical == JSONValue(parsing: line).canonical)
      #expect(String(decoding: line, as: UTF8.self).contains(#""style":"badge""#) == hasStyle)
    }
    #expect(try decode(PostEvent.self, history) == history)
  }

  @Test("The events that are compared cover every kind that carries something of its own")
  func allKinds() {
    let bare: Set<PostEvent.Kind> = [.didShow, .didHide, .tapped, .action, .resumed]
    #expect(Set(Self.events.map(\.kind)).union(bare) == Set(PostEvent.Kind.allCases))
  }

  @Test(arguments: [#"{"seq":1,"at":0}"#, #"{"kind":"gone","at":0}"#, #"{"kind":"gone","seq":1}"#])
  func aLineWithoutKindNumberOrTimeIsRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PostEvent.self, from: Data(json.utf8))
    }
  }
}

/// A message and its options in one object, as `Codable` writes them.
private struct Joined: Encodable {
  var body: PostBody

  init(_ body: PostBody) {
    self.body = body
  }

  func encode(to encoder: any Encoder) throws {
    try body.message.encode(to: encoder)
    try body.options.encode(to: encoder)
  }
}

extension JSONValue {
  /// The value as a text that says the same for the same value: keys sorted, numbers by their value.
  fileprivate var canonical: String {
    switch content {
    case .null: "null"
    case .bool(let flag): flag.description
    case .number(let number): number.integer.map(\.description) ?? number.double.description
    case .string(let text): "\"\(Array(text.utf8))\""
    case .array(let values): "[" + values.map(\.canonical).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { "\(Array($0.key.utf8)):\($0.value.canonical)" }.sorted()
        .joined(separator: ",") + "}"
    }
  }
}
