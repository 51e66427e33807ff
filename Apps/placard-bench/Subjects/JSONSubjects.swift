import Placard
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels

extension Subject {
  /// Writing one line of the stream, and reading one line of a feed.
  static let json = [
    Subject("json/write-will-show", part: .bytes(LineWriting.length)) { LineWriting() },
    Subject("json/parse-value", part: .bytes(LineReading.line.utf8.count)) {
      Loop(over: [Array(LineReading.line.utf8)]) {
        (try? JSONValue(parsing: $0)["post"]) == nil ? 0 : 1
      }
    },
    Subject(
      "json/read-post", baseline: "json/parse-value", part: .bytes(LineReading.line.utf8.count)
    ) { LineReading() },
  ]
}

/// Writes an event with a whole message.
struct LineWriting: Workload {
  private var writer = EventWriter()
  private let event: PostEvent = {
    var event = PostEvent(.willShow, sequence: 1, at: .milliseconds(1250))
    event.id = "updates"
    event.number = 7
    event.lane = "main"
    event.message = BenchFixture.card
    event.options = PostOptions(placement: .bottom, duration: .fixed(.seconds(8)))
    return event
  }()

  /// The number of bytes of a line.
  static let length: Int = {
    var writing = LineWriting()
    return Int(writing.run(1))
  }()

  /// Returns the number of bytes written.
  mutating func run(_ iterations: Int) -> UInt64 {
    var bytes: UInt64 = 0
    for _ in 0..<iterations {
      bytes += UInt64(writer.line(for: event).count)
    }
    return bytes
  }
}

/// Reads a line that posts a message.
struct LineReading: Workload {
  static let line = """
    {"post":{"title":"3 updates are available","body":"openssl, curl and git have newer versions; \
    restart afterwards.","severity":"warning","actions":[{"id":"now","label":"Update now"},\
    {"id":"later","label":"Later","role":"cancel"}],"progress":{"done":3,"total":12,\
    "unit":"packages"},"duration":8,"placement":"bottom"}}
    """

  private var reader = CommandReader(.feed)
  private let line = InputLine(1, Self.line)

  /// Returns the number of valid lines.
  mutating func run(_ iterations: Int) -> UInt64 {
    var posts: UInt64 = 0
    for _ in 0..<iterations {
      if case .post? = reader.read(line)?.command { posts += 1 }
    }
    return posts
  }
}
