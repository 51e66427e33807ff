/// How long a post is shown once its entrance has ended.
///
/// Any value is accepted: negative durations count as zero, and a number of seconds that a
/// `Duration` cannot hold counts as forever.
public enum Dwell: Sendable, Equatable {
  /// By the manager's rule: reading time, or a fixed number of seconds.
  case automatic
  /// So long.
  case fixed(Duration)
  /// Until somebody ends it.
  case forever
  /// Until somebody ends it, but shown only if it is still wanted after `delay`, and then for at
  /// least `minimum` from the start of its entrance.
  case indefinite(delay: Duration, minimum: Duration)

  /// So many seconds; negative and NaN count as 0, infinite and enormous as forever.
  public static func seconds(_ seconds: Double) -> Dwell {
    if seconds >= 1e18 { return .forever }
    return .fixed(seconds > 0 ? .nanoseconds(ofSeconds: seconds) : .zero)
  }
}

extension Duration {
  /// Rounds a number of seconds to nanoseconds, half away from zero.
  ///
  /// - Parameter seconds: Of a magnitude below 10¹⁸; beyond it the result is clamped.
  /// - Returns: The duration; zero for NaN.
  public static func nanoseconds(ofSeconds seconds: Double) -> Duration {
    guard !seconds.isNaN else { return .zero }
    let bounded = min(max(seconds, -1e18), 1e18)
    let whole = bounded.rounded(.towardZero)
    let fraction = ((bounded - whole) * 1e9).rounded(.toNearestOrAwayFromZero)
    return .seconds(Int64(whole)) + .nanoseconds(Int64(fraction))
  }

  /// The length in seconds, as near as a Double comes.
  public var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
