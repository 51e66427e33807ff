import PlacardModels
import PlacardPosting

/// The board that all random scripts are played on: one lane of each kind.
enum Board {
  static let lanes: [LaneChange] = [
    .main(.serial()), .named("serial", .serial()), .named("stack", .stack(limit: 2)),
    .named("replace", .replace),
  ]
  /// The lanes that show one post at a time, as long as no script changes them.
  static let pauses: [String: Duration] = [
    "main": .milliseconds(500), "serial": .milliseconds(500), "replace": .zero, "snackbar": .zero,
  ]
  static let limits = ["stack": 2]

  static func timing(_ post: Post) -> PostTiming {
    post.message.urgency == .low
      ? .zero : PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200))
  }

  static func queue() -> PostQueue {
    PostQueue(lanes: lanes, timing: timing)
  }

  static func play(
    _ command: PostCommand, owner: Int?, at time: Duration, on queue: inout PostQueue
  ) {
    if let owner, case .post(let message, let options) = command {
      _ = queue.post(message, options, owner: owner, at: time)
    } else {
      queue.handle(command, at: time)
    }
  }
}
