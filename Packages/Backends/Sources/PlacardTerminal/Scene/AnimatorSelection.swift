import PlacardAnimators
import PlacardModels

/// Which animator moves which post.
struct AnimatorSelection: Sendable {
  private let animators: AnimatorRegistry
  private let motion: MotionLevel

  init(_ animators: AnimatorRegistry, motion: MotionLevel) {
    self.animators = animators
    self.motion = motion
  }

  /// The animator that a post asks for, or that of its placement, as far as anything may move.
  func animator(for post: Post) -> any Animator {
    let fallback = post.options.placement == .center ? "physics" : "slide"
    return motion.limit(animators.animator(named: post.options.transition, default: fallback))
  }

  /// Whether decorative motion is allowed.
  var movesFreely: Bool { motion == .full }
}
