import PlacardModels
import PlacardPosting

/// The setup for all random scripts: one lane of each kind.
enum WalkSetup {
  static let lanes: [LaneConfiguration] = [
    .main(.serial()), .named("serial", .serial()), .named("stack", .stack(limit: 2)),
    .named("replace", .replace),
  ]
  /// The lanes that show one post at a time, as long as no script changes them.
  static let gaps: [String: Duration] = [
    "main": .milliseconds(500), "serial": .milliseconds(500), "replace": .zero, "snackbar": .zero,
  ]
  static let limits = ["stack": 2]

  static func timing(_ post: Post) -> PostTiming {
    post.message.urgency == .low
      ? .zero : PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200))
  }

  static func scheduler() -> PostScheduler {
    PostScheduler(lanes: lanes, timing: timing)
  }

  static func play(
    _ command: PostCommand, owner: Int?, at time: Duration, on scheduler: inout PostScheduler
  ) {
    if let owner, case .post(let message, let options) = command {
      _ = scheduler.post(message, options, owner: owner, at: time)
    } else {
      scheduler.handle(command, at: time)
    }
  }
}
