import Foundation
import PlacardLog
import PlacardModels
import PlacardOutput
import PlacardPosting
import Synchronization
import Testing

@Suite("G1 G2 The log poster") struct LogPosterTests {
  /// A sink of another kind than text.
  private final class RecordSink: LogSink {
    let records = Mutex<[LogRecord]>([])

    func write(_ record: LogRecord) throws {
      if record.event == "gone" { throw OutputError(.write, "test", code: 28) }
      records.withLock { $0.append(record) }
    }
  }

  private func event(_ kind: PostEvent.Kind, _ message: Message? = nil) -> PostEvent {
    var event = PostEvent(kind, sequence: 1, at: .seconds(1))
    event.id = "a"
    event.number = 1
    event.message = message
    return event
  }

  @Test func itRecordsAndShowsNothing() throws {
    let memory = MemorySink()
    let poster: any Poster = LogPoster.log(to: TextLogSink(.logfmt, to: memory), time: { "now" })
    #expect(poster.capabilities == .records && poster.name == "log")
    let post = Post(number: 1, message: "T")
    #expect(poster.timing(for: post) == .zero)
    let recorder = try #require(poster.recorder)
    try recorder.record(post)
    #expect(memory.bytes.isEmpty)
    for event in [event(.posted, "T"), event(.didShow), event(.gone)] {
      try recorder.record(event)
    }
    #expect(
      memory.text == """
        time=now at=1 level=info event=posted id=a post=1 severity=info title=T
        time=now at=1 level=info event=gone id=a post=1 severity=info title=T

        """)
  }

  @Test func aSinkMayTakeWholeRecordsAndRefuseOne() throws {
    let sink = RecordSink()
    let poster = LogPoster(to: sink)
    try poster.record(event(.posted, Message("T", severity: .warning)))
    #expect(throws: OutputError.self) { try poster.record(event(.gone)) }
    try poster.record(event(.posted, "U"))
    let records = sink.records.withLock { $0 }
    #expect(records.map(\.level) == [.warning, .info])
    #expect(records.first?.fields.last == LogRecord.Field("title", "T"))
  }

  @Test func aFileIsWrittenOn() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "placard-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: url) }
    for _ in 0..<2 {
      try LogPoster(to: .file(url.path), time: { nil }).record(event(.posted, "T"))
    }
    let line = "1 info posted: \"T\" id=a post=1\n"
    #expect(try String(contentsOf: url, encoding: .utf8) == line + line)
  }

  @Test func namedDestinationsReadWell() {
    let posters: [any Poster] = [
      .log(to: .standardError), .log(to: .standardOutput(.logfmt)),
      .log(to: .file("a.log", .logfmt), events: .all),
    ]
    #expect(posters.count == 3)
  }
}
