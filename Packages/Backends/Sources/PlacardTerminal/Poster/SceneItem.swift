import PlacardAnimators
import PlacardModels

/// One post in a scene: its content as drawn, and how far its entrance or exit is.
struct SceneItem: Sendable {
  /// What it does.
  enum Stage: Sendable {
    case entering(since: Duration)
    case leaving(since: Duration, from: Pose)
    /// It has ended and stays in the history when the scene is closed.
    case kept
  }

  var post: Post
  var stage: Stage
  let animator: any Animator
  /// The drawing for the width that it was made for; nil when it has to be made anew.
  var drawing: (columns: Int, elapsed: Duration, cells: CellBuffer)?

  init(_ post: Post, at now: Duration, animator: any Animator) {
    self.post = post
    self.animator = animator
    stage = .entering(since: now)
  }

  /// Where it is seen.
  func pose(at now: Duration, columns: Int, rows: Int) -> Pose {
    let context = context(columns: columns, rows: rows)
    switch stage {
    case .kept: return .identity
    case .entering(let start):
      return animator.pose(.entering, at: now - start, in: context)
    case .leaving(let start, let pose):
      return animator.pose(.leaving, at: now - start, in: context.starting(from: pose))
    }
  }

  /// Whether its pose changes after this moment.
  func isMoving(at now: Duration) -> Bool {
    switch stage {
    case .kept: false
    case .entering(let start): now - start < animator.duration(of: .entering)
    case .leaving: true
    }
  }

  /// Whether its exit is over.
  func hasLeft(at now: Duration) -> Bool {
    guard case .leaving(let start, _) = stage else { return false }
    return now - start >= animator.duration(of: .leaving)
  }

  /// The time since its entrance began; zero from its exit on.
  func elapsed(at now: Duration) -> Duration {
    guard case .entering(let start) = stage else { return .zero }
    return now - start
  }

  /// Whether its drawing changes with time: nobody knows how far its work is.
  var isSpinning: Bool {
    guard case .entering = stage, let progress = post.message.progress else { return false }
    return progress.fraction == nil
  }

  private func context(columns: Int, rows: Int) -> AnimationContext {
    let edge: AnimationContext.Edge? =
      switch post.options.placement ?? .top {
      case .top, .topLeading, .topTrailing: .top
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .center: nil
      }
    return AnimationContext(columns: columns, rows: rows, edge: edge)
  }
}
