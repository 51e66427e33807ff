import PlacardModels
import PlacardTesting
import Synchronization
import Testing

@testable import PlacardPosting

/// P2: posters receive how many posts wait in a lane.
@Suite("The queues that posters receive") struct LaneQueueTests {
  /// A poster that remembers the queues.
  private final class Watcher: Poster {
    let queues = Mutex<[LaneQueue]>([])
    func show(_ post: Post) async throws {}
    func hide(_ post: Post) async {}
    func updateQueue(_ queue: LaneQueue) async { queues.withLock { $0.append(queue) } }
    var last: LaneQueue? { queues.withLock { $0.last } }
  }

  private let forever = PostOptions(duration: .forever)

  @Test("P2: a stack at its limit says how many wait, down to none; a late poster hears of it")
  func stack() async {
    let watcher = Watcher()
    let manager = PostManager(
      posters: [watcher], lanes: [.main(.stack(limit: 1))], clock: ManualClock())
    let handles = (1...3).map { manager.post("Post \($0)", forever) }
    await manager.flush()
    #expect(watcher.last == LaneQueue(lane: "main", count: 2))
    let (late, filtered) = (Watcher(), Watcher())
    manager.add(late)
    manager.add(filtered.filtered { (_: Post) in true })
    await manager.flush()
    #expect(late.last == LaneQueue(lane: "main", count: 2))
    #expect(filtered.last == LaneQueue(lane: "main", count: 2))
    for handle in handles { handle.hide(animated: false) }
    await manager.flush()
    for each in [watcher, late, filtered] {
      #expect(each.last == LaneQueue(lane: "main", count: 0))
    }
    await manager.close()
  }

  @Test("P1: of a serial lane posters receive the queue, and the stream does not")
  func serial() async {
    let (watcher, recording) = (Watcher(), RecordingPoster())
    let manager = PostManager(
      posters: [watcher, recording], lanes: [.main(.serial())], clock: ManualClock())
    for number in 1...3 { manager.post("Post \(number)", forever) }
    await manager.flush()
    #expect(watcher.last == LaneQueue(lane: "main", count: 2, policy: .serial))
    #expect(!recording.events.contains { $0.kind == .overflow })
    #expect(recording.events.map(\.sequence) == Array(1...recording.events.count))
    await manager.close()
  }

  @Test("J2: only the latest number of a lane waits for a poster that is behind")
  func coalescing() {
    var queue = MailboxQueue()
    for count in 1...100 { queue.put(.queue(LaneQueue(lane: "main", count: count))) }
    queue.put(.queue(LaneQueue(lane: "other", count: 1)))
    #expect(queue.waiting == 2)
    var entries: [MailboxQueue.Entry] = []
    _ = queue.take(into: &entries)
    queue.claim(&entries, 0..<2)
    let counts = entries.map { entry in
      if case .other(.queue(let queue)) = entry { queue.count } else { 0 }
    }
    #expect(counts == [100, 1])
  }
}
