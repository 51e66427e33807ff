import Foundation
import Placard
import PlacardJSONStream
import PlacardTesting
import Testing

@Suite("One message through every backend") struct BackendTests {
  private let message = Message("Build failed", body: "3 errors", severity: .error)

  @Test func itCarriesOneIdThroughAllOfThem() async throws {
    let (stream, log, plain) = (MemorySink(), MemorySink(), MemorySink())
    let recorder = RecordingPoster()
    let manager = PostManager(
      posters: [
        .jsonStream(to: stream), .log(to: TextLogSink(.logfmt, to: log)), PlainPoster(to: plain),
        recorder,
      ], clock: ManualClock())
    let handle = manager.post(message)
    await manager.finish()

    #expect(handle.id == message.id && message.id.utf8.count == 13)
    let lines = try stream.text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(lines.count >= 6)
    #expect(lines.allSatisfy { $0?["id"] as? String == message.id })
    #expect(lines.map { $0?["seq"] as? Int } == Array(1...lines.count))
    let records = log.text.split(separator: "\n")
    #expect(records.count == 2)
    #expect(records.allSatisfy { $0.contains(" id=\(message.id) ") })
    #expect(recorder.shownAndHidden == ["show \(message.id)", "hide \(message.id)"])
    #expect(plain.text == "✗ error: Build failed\n  │ 3 errors\n")
    PosterLaws.check(recorder.events)
  }

  @Test func aBackendThatFailsStopsNoOther() async {
    let (stream, plain) = (MemorySink(), MemorySink())
    let failures = MemorySink()
    let manager = PostManager(
      posters: [
        RecordingPoster([], refusing: ["a"]), .jsonStream(to: stream), PlainPoster(to: plain),
      ], clock: ManualClock()
    ) { error in failures.write(Array("\(error)".utf8)) }
    let handle = manager.post(Message("A", id: "a"))
    await manager.flush()
    handle.hide()
    await manager.close()
    #expect(await handle.outcome == .closed(.hidden))
    #expect(plain.text == "● A\n")
    #expect(stream.text.contains(#""kind":"gone""#))
    #expect(failures.text.contains("Refusal"))
  }

  @Test func hostileTextIsWholeInTheStreamAndHarmlessElsewhere() async throws {
    let (stream, log, plain) = (MemorySink(), MemorySink(), MemorySink())
    let text = "a\u{1B}[2J\nid=forged\u{202E}b\u{0}"
    let manager = PostManager(
      posters: [
        .jsonStream(to: stream), .log(to: TextLogSink(.logfmt, to: log)), PlainPoster(to: plain),
      ], clock: ManualClock())
    manager.post(Message(text, id: "h"), PostOptions(duration: .forever))
    await manager.finish()
    let line = stream.text.split(separator: "\n").first { $0.contains("willShow") } ?? ""
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect((object?["message"] as? [String: Any])?["title"] as? String == text)
    for drawn in [log.text, plain.text] {
      #expect(!drawn.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{0}"].contains($0) })
    }
    #expect(plain.text.split(separator: "\n").count == 1)
    #expect(log.text.split(separator: "\n").allSatisfy { $0.contains(" id=h ") })
  }

  @Test func aStreamFedIntoASecondManagerShowsTheSamePosts() async {
    let stream = MemorySink()
    let (first, second) = (RecordingPoster([]), RecordingPoster([]))
    let one = PostManager(posters: [.jsonStream(to: stream), first], clock: ManualClock())
    one.configure(.named("stack", .stack()))
    one.post(message, PostOptions(duration: .forever, lane: "stack"))
    let pulling = one.post(
      Message("Pulling", progress: .steps(done: 1, total: 3), id: "pull"),
      PostOptions(lane: "stack"))
    await one.flush()
    pulling.update { $0.progress = .steps(done: 3, total: 3) }
    await one.flush()

    let two = PostManager(
      posters: [second], lanes: [.named("stack", .stack())], clock: ManualClock())
    var reader = FeedReader(NativeFeed(), into: two)
    await reader.read(ArraySlice(stream.bytes))
    for id in [message.id, "pull"] {
      #expect(two.post(withID: id)?.message.digest == one.post(withID: id)?.message.digest)
      #expect(two.post(withID: id)?.lane == "stack")
      #expect(two.post(withID: id)?.state == .shown)
    }
    #expect(two.post(withID: "pull")?.message.progress == .steps(done: 3, total: 3))
    await one.close()
    await two.close()
    let changes: Set = [
      "show \(message.id)", "show pull", "update pull", "hide \(message.id)", "hide pull",
    ]
    #expect(Set(first.shownAndHidden) == changes)
    #expect(Set(second.shownAndHidden).union(["update pull"]) == changes)
  }
}
