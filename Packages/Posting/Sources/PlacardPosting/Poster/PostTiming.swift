/// How long a post takes to come and to go.
public struct PostTiming: Sendable, Equatable {
  /// From the start of the entrance to its end; never negative.
  public var entrance: Duration
  /// From the start of the exit to its end; never negative.
  public var exit: Duration

  /// Creates a timing; negative durations count as zero.
  public init(entrance: Duration, exit: Duration) {
    self.entrance = max(entrance, .zero)
    self.exit = max(exit, .zero)
  }

  /// Neither takes any time.
  public static let zero = PostTiming(entrance: .zero, exit: .zero)

  /// The timing whose two durations are each the longer of two.
  func longest(_ other: PostTiming) -> PostTiming {
    PostTiming(entrance: max(entrance, other.entrance), exit: max(exit, other.exit))
  }
}
