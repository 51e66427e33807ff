/// How long a post is shown after its entrance.
///
/// Any value is accepted: in options, negative durations become zero, and 10¹⁸ seconds or more
/// become forever.
public enum DisplayDuration: Sendable, Hashable {
  /// The manager's rule: reading time, or a fixed length.
  case automatic
  /// A fixed length.
  case fixed(Duration)
  /// Until it is ended.
  case forever
  /// Until it is ended, but shown only if it has not ended after `delay`, and then for at least
  /// `minimum` from the start of its entrance.
  case indefinite(delay: Duration, minimum: Duration)

  /// A number of seconds; negative values and NaN count as 0, 10¹⁸ or more as forever.
  public static func seconds(_ seconds: Double) -> DisplayDuration {
    if seconds >= 1e18 { return .forever }
    return .fixed(seconds > 0 ? .nanoseconds(ofSeconds: seconds) : .zero)
  }

  /// The duration clamped to 0…10¹⁸ seconds.
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
