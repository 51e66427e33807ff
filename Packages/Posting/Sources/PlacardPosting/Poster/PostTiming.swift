/// The lengths of a post's entrance and exit.
public struct PostTiming: Sendable, Equatable {
  /// The length of the entrance; never negative.
  public var entrance: Duration
  /// The length of the exit; never negative.
  public var exit: Duration

  /// Creates a timing; negative durations count as zero.
  public init(entrance: Duration, exit: Duration) {
    self.entrance = max(entrance, .zero)
    self.exit = max(exit, .zero)
  }

  /// No entrance and no exit.
  public static let zero = PostTiming(entrance: .zero, exit: .zero)

  /// The longer entrance and the longer exit of two timings.
  func longest(_ other: PostTiming) -> PostTiming {
    PostTiming(entrance: max(entrance, other.entrance), exit: max(exit, other.exit))
  }
}
