import Placard
import Synchronization

extension Subject {
  /// The manager, its mailboxes and posters.
  static let manager = [
    Subject("manager/post") { ManagerPosting() },
    Subject("manager/post-8-tasks") { ConcurrentPosts(RecordingPosts()) },
    Subject("manager/post-8-tasks-events") { ConcurrentPosts(CountingEvents()) },
    Subject("manager/post-8-tasks-events-kept") { ConcurrentPosts(RecordingEvents()) },
    Subject("manager/post-8-tasks-room") {
      ConcurrentPosts(RecordingEvents(), waitsForCapacity: true)
    },
    Subject("manager/burst-limited-lane") { ManagerBurst() },
    Subject("manager/slow-poster") { ManagerPending() },
  ]
}

/// Posts through a manager with a stopped clock; each post replaces the previous one.
struct ManagerPosting: Workload {
  private let manager = PostManager(
    posters: [IdlePoster()], lanes: [LaneConfiguration(lane: "main", policy: .replace)],
    clock: ManualClock())
  private let messages = (0..<1024).map { Message("Saved", id: "p\($0)") }
  private let options = PostOptions(duration: .forever)

  /// Returns the sum of the arrival numbers.
  mutating func run(_ iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for index in 0..<iterations {
      checksum &+= UInt64(manager.post(messages[index & 1023], options).number)
    }
    return checksum
  }
}

/// Posts from eight tasks concurrently; each post replaces the previous one.
struct ConcurrentPosts: Workload, Sendable {
  private static let tasks = 8

  private let manager: PostManager
  private let poster: any CountingPoster
  private let waitsForCapacity: Bool
  private let messages = (0..<1024).map { Message("Saved", id: "p\($0)") }
  private let options = PostOptions(duration: .forever, duplicates: .allow)

  init(_ poster: any CountingPoster, waitsForCapacity: Bool = false) {
    self.poster = poster
    self.waitsForCapacity = waitsForCapacity
    manager = PostManager(
      posters: [poster], lanes: [LaneConfiguration(lane: "main", policy: .replace)],
      clock: ManualClock())
  }

  /// Returns the number of the poster's records.
  mutating func run(_ iterations: Int) -> UInt64 {
    let share = (iterations + Self.tasks - 1) / Self.tasks
    wait { [posts = self] in
      await withTaskGroup { group in
        for task in 0..<Self.tasks {
          group.addTask { await posts.post(share, from: task) }
        }
      }
      await posts.manager.flush()
    }
    return poster.takeCount()
  }

  private func post(_ count: Int, from task: Int) async {
    for index in 0..<count {
      if waitsForCapacity { await manager.waitForCapacity() }
      manager.post(messages[(index &* 8 + task) & 1023], options)
    }
  }

  private func wait(for work: @escaping @Sendable () async -> Void) {
    let done = Latch()
    Task {
      await work()
      done.open()
    }
    done.wait()
  }
}

/// Posts a burst to a lane with a queue limit, which rejects nearly all of it.
struct ManagerBurst: Workload {
  private let manager: PostManager
  private let options = PostOptions(duration: .forever)

  init() {
    var main = LaneConfiguration(lane: "main", policy: .serial)
    main.queueLimit = 100
    manager = PostManager(posters: [RecordingEvents()], lanes: [main], clock: ManualClock())
  }

  /// Returns the sum of the arrival numbers.
  mutating func run(_ iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for index in 0..<iterations {
      checksum &+= UInt64(manager.post(Message("Saved", id: "\(index)"), options).number)
    }
    return checksum
  }
}

/// Posts to a poster that never returns and receives every event.
struct ManagerPending: Workload {
  private let manager = PostManager(
    posters: [HangingPoster()], lanes: [LaneConfiguration(lane: "main", policy: .stack)],
    clock: ManualClock())
  private let options = PostOptions(duration: .forever, duplicates: .allow)

  /// Returns the maximum number of pending deliveries.
  mutating func run(_ iterations: Int) -> UInt64 {
    var peak = 0
    for index in 0..<iterations {
      let handle = manager.post(Message("Saved", id: "p"), options)
      if index & 15 == 0 { peak = max(peak, manager.pendingCount) }
      handle.hide(animated: false)
    }
    precondition(peak < 10_000, "\(peak) deliveries waited for a poster")
    return UInt64(peak)
  }
}
