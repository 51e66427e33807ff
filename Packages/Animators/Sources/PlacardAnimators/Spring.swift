/// A damped spring that is at rest, exactly, when its time is over.
///
/// The motion is the closed form of `x″ + 2ζωx′ + ω²x = 0`. The frequency ω follows from the time:
/// the slowest part has decayed to a thousandth by then, and that thousandth is taken out along
/// the cube of the time, which leaves place and velocity at the start as they are.
public struct Spring: Sendable, Equatable {
  /// The damping ratio ζ, 0.1…4: below 1 it overshoots, from 1 on it does not.
  public let damping: Double
  /// The time after which it is at rest; never negative.
  public let duration: Duration

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - damping: The damping ratio, clamped to 0.1…4; NaN counts as 1.
  ///   - duration: The time to rest; a negative one counts as zero.
  public init(damping: Double, settlingIn duration: Duration) {
    self.damping = damping.isNaN ? 1 : min(max(damping, 0.1), 4)
    self.duration = max(duration, .zero)
  }

  /// The part of the way done from rest, 0 at first and 1 at the end; more while it overshoots.
  public func value(at elapsed: Duration) -> Double {
    1 + displacement(from: -1, velocity: 0, at: elapsed)
  }

  /// Returns how far from its rest a body on the spring is.
  ///
  /// - Parameters:
  ///   - start: The place at time zero, relative to the rest.
  ///   - velocity: The velocity at time zero, in places a second.
  ///   - elapsed: The time; below zero it counts as zero.
  /// - Returns: The place relative to the rest; exactly zero once the time is over.
  public func displacement(
    from start: Double, velocity: Double, at elapsed: Duration
  ) -> Double {
    guard duration > .zero, elapsed < duration else { return 0 }
    guard elapsed > .zero else { return start }
    let seconds = duration / .seconds(1)
    let part = elapsed / duration
    let left = free(from: start, velocity: velocity, at: seconds, over: seconds)
    return free(from: start, velocity: velocity, at: seconds * part, over: seconds)
      - left * part * part * part
  }

  /// Returns how far from its rest a body on the spring is, in both directions.
  ///
  /// - Parameters:
  ///   - start: The place at time zero, relative to the rest.
  ///   - velocity: The velocity at time zero, in cells a second.
  ///   - elapsed: The time; below zero it counts as zero.
  /// - Returns: The place relative to the rest; exactly zero once the time is over.
  public func displacement(
    from start: Pose.Offset, velocity: Pose.Offset, at elapsed: Duration
  ) -> Pose.Offset {
    Pose.Offset(
      columns: displacement(from: start.columns, velocity: velocity.columns, at: elapsed),
      rows: displacement(from: start.rows, velocity: velocity.rows, at: elapsed))
  }

  private func free(
    from start: Double, velocity: Double, at time: Double, over seconds: Double
  ) -> Double {
    let decay = Math.logarithm(1000) / seconds
    if damping < 1 {
      let frequency = decay / damping
      let turning = frequency * (1 - damping * damping).squareRoot()
      let sway = (velocity + decay * start) / turning
      return Math.exponential(-decay * time)
        * (start * Math.cosine(turning * time) + sway * Math.sine(turning * time))
    }
    if damping == 1 {
      return (start + (velocity + decay * start) * time) * Math.exponential(-decay * time)
    }
    let root = (damping * damping - 1).squareRoot()
    let slow = -decay
    let fast = -decay * (damping + root) / (damping - root)
    let share = (velocity - fast * start) / (slow - fast)
    return share * Math.exponential(slow * time) + (start - share) * Math.exponential(fast * time)
  }
}
