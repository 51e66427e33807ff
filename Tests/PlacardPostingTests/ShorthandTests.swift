import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("P26, P25: saying it shortly") struct ShorthandTests {
  private enum DiskError: String, Error, CustomStringConvertible {
    case full, gone

    var description: String { "The disk is \(rawValue)" }
  }

  private struct NetworkError: Error, CustomStringConvertible {
    var description: String
  }

  private struct Spoken: Error, MessageConvertible {
    func asMessage() -> Message { Message("Said by itself", severity: .warning, id: "own") }
  }

  private let manager = PostManager(
    posters: [RecordingPoster([])], lanes: [.main(.stack())], clock: ManualClock())

  @Test("P26: success, warning and error are one word, with a body and options if need be")
  func severities() {
    manager.success("Saved")
    manager.warning("Old format", body: "3 files")
    let name = "No space"
    let handle = manager.error(name, body: "/var is full", .bottom)
    manager.error("Left \(2)", PostOptions(duration: .seconds(1)))
    let posts = manager.posts(in: [.shown])
    #expect(posts.map(\.message.severity) == [.success, .warning, .error, .error])
    #expect(posts.map(\.message.title) == ["Saved", "Old format", "No space", "Left 2"])
    #expect(posts.map(\.message.body) == [nil, "3 files", "/var is full", nil])
    #expect(posts[2].options.placement == .bottom)
    #expect(posts[2].number == handle.number)
  }

  @Test("P25: an error is posted as its description, whatever its static type")
  func errors() {
    let anyError: any Error = DiskError.full
    let first = manager.post(anyError)
    #expect(manager.post(DiskError.full, .bottom).admission == .duplicate)
    manager.post(DiskError.gone)
    generic(NetworkError(description: "no route"))
    do throws(NetworkError) {
      throw NetworkError(description: "two\nlines\nmore")
    } catch {
      manager.post(error)
    }
    let posts = manager.posts(in: [.shown])
    #expect(
      posts.map(\.message.title) == [
        "The disk is full", "The disk is gone", "no route", "two",
      ])
    #expect(posts.allSatisfy { $0.message.severity == .error })
    #expect(posts.last?.message.body == "lines\nmore")
    #expect(posts.first?.id == first.id)
  }

  private func generic(_ error: some Error) {
    manager.post(error)
  }

  @Test("P25: errors of two types with one description are two posts, one and the same is not")
  func identity() {
    let handles = [
      manager.post(NetworkError(description: "The disk is full")),
      manager.post(DiskError.full),
      manager.post(NetworkError(description: "The disk is full")),
    ]
    #expect(handles.map(\.admission) == [.shown, .shown, .duplicate])
    #expect(handles[0].id == handles[2].id)
  }

  @Test("P25: an error that is a message says that, and a cancellation is no error")
  func specialErrors() {
    manager.post(Spoken())
    #expect(manager.post(withID: "own")?.message.severity == .warning)
    let handle = manager.post(CancellationError())
    #expect(manager.post(withID: handle.id)?.message.title == "Cancelled")
    #expect(manager.post(withID: handle.id)?.message.severity == .info)
    #expect(Message(describing: NetworkError(description: "")).title == "NetworkError")
  }

  @Test("P26: texts and messages are still posted as they were")
  func texts() {
    let text = "variable"
    for handle in [
      manager.post("literal"), manager.post("inter\(1)"), manager.post(text),
      manager.post(Message("message")), manager.post(.badge("badge", fill: .red)),
    ] {
      #expect(handle.admission == .shown)
    }
    let titles = manager.posts(in: [.shown]).map(\.message.title)
    #expect(titles == ["literal", "inter1", "variable", "message", "badge"])
    #expect(manager.posts(in: [.shown]).allSatisfy { $0.message.severity == .info })
  }
}
