import PlacardAccessibility
import PlacardModels

extension SceneItem {
  /// The order in which posts give up their rows, first to last.
  enum Claim: Int, Comparable {
    /// It never expires, asks nothing and shows no running work: it can stand in the scrollback.
    case lasting
    /// It expires by itself.
    case timed
    /// It shows work that runs.
    case working
    /// It waits for an answer.
    case asking

    static func < (one: Claim, other: Claim) -> Bool { one.rawValue < other.rawValue }

    /// Whether it may leave before it ends.
    var isNotice: Bool { self < .working }
  }

  /// Minimum time that a post is visible before it makes space for others.
  static let leastTime = Duration.milliseconds(300)

  /// The priority of the post's rows.
  var claim: Claim {
    if post.options.dim?.isModal ?? false || interaction != nil { return .asking }
    if post.message.progress?.isRunning ?? false { return .working }
    if expires { return .timed }
    return post.message.actions.isEmpty ? .lasting : .asking
  }

  /// Whether it makes space for others now.
  func gives(at now: Duration) -> Bool {
    seenSince.map { now - $0 >= Self.leastTime } ?? false
  }

  /// Whether it is left out before another: by priority of its rows, then by arrival.
  func yields(before other: SceneItem) -> Bool {
    (claim, post.number) < (other.claim, other.post.number)
  }

  private var expires: Bool {
    switch post.options.duration ?? .automatic {
    case .fixed: true
    case .forever, .indefinite: false
    case .automatic: post.message.expiresByItself
    }
  }
}
