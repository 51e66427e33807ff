import PlacardModels
import PlacardPosting

/// How many posts wait in each stack that is at its limit.
struct StackQueues: Sendable {
  private var counts: [String: Int] = [:]

  /// Whether none waits.
  var isEmpty: Bool { counts.isEmpty }

  /// The number of posts that wait in a lane.
  subscript(lane: String) -> Int { counts[lane] ?? 0 }

  /// Updates a lane; one that is no stack has no count.
  mutating func update(_ queue: LaneQueue) {
    counts[queue.lane] = queue.policy == .stack && queue.count > 0 ? queue.count : nil
  }
}

extension Scene {
  /// The number of posts that wait behind one: the newest of a stack that is shown stands for them.
  func queueCount(behind index: Int) -> Int {
    guard !queues.isEmpty else { return 0 }
    let post = items[index].post
    let count = queues[post.lane]
    let isNewest = !items.contains { $0.post.lane == post.lane && $0.post.number > post.number }
    return isNewest ? count : 0
  }
}
