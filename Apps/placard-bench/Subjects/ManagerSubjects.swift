import Placard

extension Subject {
  /// The manager: one task posts, a poster does nothing; each post replaces the one before it.
  static let manager = [
    Subject("manager/post") { ManagerPosting() }
  ]
}

/// Posts through a manager whose clock stands still.
struct ManagerPosting: Workload {
  private struct IdlePoster: Poster {
    func show(_ post: Post) async {}
    func hide(_ post: Post) async {}
  }

  private let manager = PostManager(
    posters: [IdlePoster()], lanes: [LaneChange(lane: "main", policy: .replace)],
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
