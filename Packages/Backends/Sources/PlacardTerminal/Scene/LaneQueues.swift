import PlacardModels
import PlacardPosting

/// How many posts wait in each stack that is at its limit, and behind each serial lane's current one.
struct LaneQueues: Sendable {
  /// Those of which some post waits; they are few.
  private var queues: [LaneQueue] = []

  /// Whether none waits.
  var isEmpty: Bool { queues.isEmpty }

  /// Whether a post waits in a serial lane.
  var hasSerial: Bool { queues.contains { $0.policy == .serial } }

  /// The number of posts that wait in a stack; 0 for any other lane.
  func count(inStack lane: String) -> Int {
    for queue in queues where queue.lane == lane && queue.policy == .stack { return queue.count }
    return 0
  }

  /// Updates a lane.
  mutating func update(_ queue: LaneQueue) {
    queues.removeAll { $0.lane == queue.lane }
    if queue.count > 0 { queues.append(queue) }
  }
}

extension Scene {
  /// The number of posts that wait behind one: the newest of a stack that is shown stands for them.
  func queueCount(behind index: Int) -> Int {
    guard !queues.isEmpty else { return 0 }
    let post = items[index].post
    let count = queues.count(inStack: post.lane)
    let isNewest = !items.contains { $0.post.lane == post.lane && $0.post.number > post.number }
    return isNewest ? count : 0
  }
}
