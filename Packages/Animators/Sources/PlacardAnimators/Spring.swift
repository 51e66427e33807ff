/// A damped spring that is at rest, exactly, when its time is over.
///
/// The motion is the closed form of `x″ + 2ζωx′ + ω²x = 0`. The frequency ω follows from the time:
/// the slowest part has decayed to a thousandth by then, and that thousandth is taken out along
/// the cube of the time, which leaves position and velocity at the start as they are.
///
/// What depends on the two numbers alone is worked out once, when they are given.
public struct Spring: Sendable, Equatable {
  /// The damping ratio ζ, 0.1…4: below 1 it overshoots, from 1 on it does not.
  public let damping: Double
  /// The time after which it is at rest; never negative.
  public let duration: Duration

  private let attoseconds: Double
  /// The decay of the slowest term over the duration, as a power of e.
  private static let decay = 6.907_755_278_982_137
  /// The phase through which it turns while the time lasts; where it is overdamped, ω√(ζ²−1) instead.
  private let turn: Double
  /// ζω, in whole times.
  private let drag: Double
  /// What is left at the end of a position and of a velocity at the start.
  private let last: Basis

  /// What becomes of one unit of position, and of one unit of velocity.
  private struct Basis: Sendable, Equatable {
    var position: Double
    var velocity: Double
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - damping: The damping ratio, clamped to 0.1…4; NaN counts as 1.
  ///   - duration: The time to rest; a negative one counts as zero.
  public init(damping: Double, settlingIn duration: Duration) {
    let damping = damping.isNaN ? 1 : min(max(damping, 0.1), 4)
    self.damping = damping
    self.duration = max(duration, .zero)
    attoseconds = self.duration.attosecondsRounded
    let root = abs(damping * damping - 1).squareRoot()
    let frequency = Self.decay / (damping > 1 ? damping - root : damping)
    drag = damping * frequency
    turn = frequency * root
    last = Self.basis(at: 1, damping: damping, drag: drag, turn: turn)
  }

  /// The part of the way done from rest, 0 at first and 1 at the end; more while it overshoots.
  public func value(at elapsed: Duration) -> Double {
    1 + displacement(from: -1, velocity: 0, at: elapsed)
  }

  /// Returns how far from its rest a body on the spring is.
  ///
  /// - Parameters:
  ///   - start: The position at time zero, relative to the rest.
  ///   - velocity: The velocity at time zero, in positions a second.
  ///   - elapsed: The time; below zero it counts as zero.
  /// - Returns: The position relative to the rest; exactly zero once the time is over.
  public func displacement(
    from start: Double, velocity: Double, at elapsed: Duration
  ) -> Double {
    let now = elapsed.attosecondsRounded
    guard now < attoseconds, attoseconds > 0 else { return 0 }
    guard now > 0 else { return start }
    let part = now / attoseconds
    return position(from: start, velocity * attoseconds / 1e18, factors(at: part), at: part)
  }

  /// Returns how far from its rest a body on the spring is, in both directions.
  ///
  /// - Parameters:
  ///   - start: The position at time zero, relative to the rest.
  ///   - velocity: The velocity at time zero, in cells a second.
  ///   - elapsed: The time; below zero it counts as zero.
  /// - Returns: The position relative to the rest; exactly zero once the time is over.
  public func displacement(
    from start: Pose.Offset, velocity: Pose.Offset, at elapsed: Duration
  ) -> Pose.Offset {
    let time = elapsed.attosecondsRounded
    guard time < attoseconds, attoseconds > 0 else { return .zero }
    guard time > 0 else { return start }
    let part = time / attoseconds
    let seconds = attoseconds / 1e18
    let now = factors(at: part)
    return Pose.Offset(
      columns: position(from: start.columns, velocity.columns * seconds, now, at: part),
      rows: position(from: start.rows, velocity.rows * seconds, now, at: part))
  }

  private func factors(at part: Double) -> Basis {
    Self.basis(at: part, damping: damping, drag: drag, turn: turn)
  }

  /// The position at a fraction of the duration; the velocity is in distances per duration.
  private func position(
    from start: Double, _ velocity: Double, _ now: Basis, at part: Double
  ) -> Double {
    if start == 0, velocity == 0 { return 0 }
    let left = start * last.position + velocity * last.velocity
    return start * now.position + velocity * now.velocity - left * part * part * part
  }

  /// The two solutions of the equation: one that starts at 1 without velocity, one at 0 with 1.
  private static func basis(at part: Double, damping: Double, drag: Double, turn: Double) -> Basis {
    let fading = Math.exponential(-drag * part)
    if turn < 1e-6 {
      return Basis(position: (1 + drag * part) * fading, velocity: part * fading)
    }
    let (cosine, sine) =
      damping < 1
      ? (Math.cosine(turn * part) * fading, Math.sine(turn * part) * fading)
      : hyperbolic(slow: (turn - drag) * part, fast: -(turn + drag) * part)
    return Basis(position: cosine + drag / turn * sine, velocity: sine / turn)
  }

  /// The hyperbolic cosine and sine, both decaying, so that neither overflows.
  private static func hyperbolic(slow: Double, fast: Double) -> (Double, Double) {
    let (slow, fast) = (Math.exponential(slow), Math.exponential(fast))
    return ((slow + fast) / 2, (slow - fast) / 2)
  }
}
