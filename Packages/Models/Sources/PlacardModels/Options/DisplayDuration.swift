/// How long a post is shown once its entrance has ended.
///
/// Any value is accepted: in options negative durations become zero, and 10¹⁸ seconds or more become
/// forever.
public enum DisplayDuration: Sendable, Hashable {
  /// By the manager's rule: reading time, or a fixed number of seconds.
  case automatic
  /// For a fixed time.
  case fixed(Duration)
  /// Until somebody ends it.
  case forever
  /// Until somebody ends it, but shown only if it is still wanted after `delay`, and then for at
  /// least `minimum` from the start of its entrance.
  case indefinite(delay: Duration, minimum: Duration)

  /// So many seconds; negative and NaN count as 0, infinite and enormous as forever.
  public static func seconds(_ seconds: Double) -> DisplayDuration {
    if seconds >= 1e18 { return .forever }
    return .fixed(seconds > 0 ? .nanoseconds(ofSeconds: seconds) : .zero)
  }

  /// The same within what a clock can do: nothing negative, nothing beyond 10¹⁸ seconds.
  var clamped: DisplayDuration {
    switch self {
    case .automatic, .forever: self
    case .fixed(let length): length >= .beyondClocks ? .forever : .fixed(length.clamped)
    case .indefinite(let delay, let minimum):
      .indefinite(delay: delay.clamped, minimum: minimum.clamped)
    }
  }
}

extension Duration {
  fileprivate static let beyondClocks = Duration.seconds(1_000_000_000_000_000_000)

  fileprivate var clamped: Duration {
    min(max(self, .zero), .beyondClocks)
  }
}
