import PlacardModels
import PlacardPosting
import PlacardTasks
import PlacardTesting
import Testing

@Suite("P26: loops with progress", .timeLimit(.minutes(1))) struct TaskTrackTests {
  private static let files = ["a", "b", "c", "d"]

  @Test("P26: a loop over a collection has its count as total, and counts finished elements")
  func collection() {
    let harness = TaskHarness()
    var seen: [Message.Progress?] = []
    for file in harness.manager.track(Self.files, "Fetching", delay: .zero) {
      harness.pass(1000)
      seen.append(harness.shown()?.progress)
      #expect(Self.files.contains(file))
    }
    #expect(seen == (0..<4).map { .steps(done: $0, total: 4) })
    #expect(harness.shown() == nil)
    #expect(harness.transcript.last == "4.0 gone hidden")
  }

  @Test("P26: a success is said where one is given, however quick the loop was")
  func success() {
    let harness = TaskHarness()
    let title = "Fetching"
    for _ in harness.manager.track(Self.files, title, .bottom, success: "Fetched \(4) files") {}
    #expect(harness.shown()?.title == "Fetched 4 files")
    #expect(harness.shown()?.severity == .success)
    for _ in harness.manager.track([] as [Int], "Nothing", success: Message("None", body: "at all"))
    {
    }
    for _ in harness.manager.track(Self.files, "Silent") {}
    #expect(!harness.transcript.contains { $0.contains("Silent") })
  }

  @Test("P26: a loop that is left is cancelled, which is said only if it was shown")
  func broken() throws {
    let harness = TaskHarness()
    for file in harness.manager.track(Self.files, "Searching") where file == "b" { break }
    #expect(harness.transcript == ["0.0 posted delayed", "0.0 gone cancelled"])
    for _ in harness.manager.track(Self.files, "Fetching") {
      harness.pass(500)
      break
    }
    #expect(harness.shown()?.title == "Cancelled: Fetching")
    #expect(harness.shown()?.severity == .info)
    harness.pass(60_000)
    #expect(throws: Broken.self) {
      for _ in harness.manager.track(Self.files, "Sending") {
        harness.pass(500)
        throw Broken(description: "no route")
      }
    }
    #expect(harness.shown()?.title == "Cancelled: Sending")
  }

  @Test("P26: a sequence without a count has no total, nor has one that exceeds its count")
  func unknownTotals() {
    let harness = TaskHarness()
    for _ in harness.manager.track(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil }, "A", delay: .zero)
    {
      harness.pass(1000)
    }
    #expect(harness.updates.map(\.progress) == [1, 2, 3].map { .steps(done: $0, total: 0) })
    var seen: [Message.Progress?] = []
    for _ in harness.manager.track(1...4, "B", total: .items(2, "files"), delay: .zero) {
      harness.pass(1000)
      seen.append(harness.shown()?.progress)
    }
    #expect(
      seen == [
        .steps(done: 0, total: 2, unit: "files"), .steps(done: 1, total: 2, unit: "files"),
        .steps(done: 2, total: 2, unit: "files"), .steps(done: 3, total: 0, unit: "files"),
      ])
  }

  @Test("P26: elements are taken one at a time, and each loop is a piece of work of its own")
  func lazy() {
    let harness = TaskHarness(lanes: [.main(.stack())])
    var taken = 0
    let numbers = (1...10).lazy.map { number in
      taken += 1
      return number
    }
    let tracked = harness.manager.track(numbers, "Counting", delay: .zero)
    #expect(harness.transcript.isEmpty)
    for number in tracked where number == 2 { break }
    #expect(taken == 2)
    #expect(tracked.underestimatedCount == 10)
    #expect(tracked.reduce(0, +) == 55)
    #expect(harness.transcript.count { $0.contains("posted") } == 2)
  }

  @Test("P26: a loop over an asynchronous sequence ends with it, and fails with its error")
  func asynchronous() async {
    let harness = TaskHarness(lanes: [.main(.stack())])
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish(throwing: Broken(description: "no route"))
    await #expect(throws: Broken.self) {
      for try await number in harness.manager.track(
        stream, "Receiving", total: .items(4, "chunks"), delay: .zero)
      {
        harness.pass(1000)
        #expect(harness.shown()?.progress == .steps(done: number - 1, total: 4, unit: "chunks"))
      }
    }
    #expect(harness.shown()?.title == "Failed: Receiving")
    #expect(harness.shown()?.body == "no route")
    let two = AsyncStream { continuation in
      continuation.yield("a")
      continuation.yield("b")
      continuation.finish()
    }
    for await _ in harness.manager.track(two, "Reading", success: "Read") {}
    #expect(harness.shown()?.title == "Read")
  }

  @Test("P26: finish cancels a loop of its own task, which has left it, and waits for others")
  func finish() async {
    let manager = PostManager(posters: [], clock: ManualClock())
    let own = manager.track(Self.files, "Own").makeIterator()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
    let order = Locked<String>([])
    let other = Task {
      for await _ in manager.track(stream, "Other") { beginning.yield() }
      order.append("looped")
    }
    continuation.yield(1)
    for await _ in begun { break }
    async let finished: Void = manager.finish()
    for _ in 0..<100 { await Task.yield() }
    order.append("ends")
    continuation.finish()
    await other.value
    await manager.finish()
    await finished
    #expect(order.value == ["ends", "looped"])
    withExtendedLifetime(own) {}
  }

  @Test("P26: an asynchronous loop whose task is cancelled is cancelled, not done")
  func cancelled() async {
    let harness = TaskHarness()
    let work = Task {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      continuation.yield(1)
      for await _ in harness.manager.track(stream, "Receiving", success: "Received") {
        cancelThisTask()
      }
    }
    await work.value
    #expect(harness.shown()?.title == "Cancelled: Receiving")
  }
}
