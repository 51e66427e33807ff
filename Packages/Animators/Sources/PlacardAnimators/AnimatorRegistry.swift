/// Animators by name, for streams and command lines.
///
/// A registry is a value: each poster has its own, and registering in one changes no other.
public struct AnimatorRegistry: Sendable {
  private var animators: [String: any Animator]

  /// Creates a registry of the built-in animators and of your own.
  ///
  /// - Parameter animators: Yours, by name; one with a built-in's name takes its place.
  public init(_ animators: [String: any Animator] = [:]) {
    self.animators = Self.builtIn.merging(animators) { _, yours in yours }
  }

  /// The built-in animators: slide, translate, fade, physics, collapse and none.
  public static let standard = AnimatorRegistry()

  private static let builtIn: [String: any Animator] = [
    "slide": .slide, "translate": .translate, "fade": .fade, "physics": .physics,
    "collapse": .collapse, "none": .none,
  ]

  /// Every name, in alphabetical order.
  public var names: [String] {
    Array(animators.keys).sorted()
  }

  /// The animator of a name, or nil for an unregistered name; set nil to remove it.
  public subscript(name: String) -> (any Animator)? {
    get { animators[name] }
    set { animators[name] = newValue }
  }

  /// Returns the animator to use for a name that may be missing or unknown.
  ///
  /// - Parameters:
  ///   - name: The requested name, or nil.
  ///   - fallback: The name of the default in that place; when it is unknown too, the slide.
  /// - Returns: The animator of the first of the two names that there is, or the slide.
  public func animator(named name: String?, default fallback: String = "slide") -> any Animator {
    name.flatMap { animators[$0] } ?? animators[fallback] ?? SlideAnimator()
  }

  /// Returns how long the animator of a name takes, by the same rule.
  ///
  /// - Parameters:
  ///   - name: The requested name, or nil.
  ///   - fallback: The name of the default in that place.
  /// - Returns: The two durations; never negative.
  public func timing(
    named name: String?, default fallback: String = "slide"
  ) -> (entrance: Duration, exit: Duration) {
    let animator = animator(named: name, default: fallback)
    return (animator.duration(of: .entering), animator.duration(of: .leaving))
  }
}
