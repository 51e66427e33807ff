import PlacardAnimators

extension AnimatorLaws {
  /// One animator in one context, asked about its laws one by one.
  struct Trial {
    let animator: any Animator
    let context: AnimationContext

    private static let samples = 1024

    private func pose(_ phase: Phase, _ elapsed: Duration) -> Pose {
      animator.pose(phase, at: elapsed, in: context)
    }

    /// It starts and ends where it must, and stays there.
    func ends() -> [String] {
      var found: [String] = []
      let (entrance, exit) = (animator.duration(of: .entering), animator.duration(of: .leaving))
      for late in [entrance, entrance + .nanoseconds(1), entrance * 3 + .seconds(1)] {
        let pose = pose(.entering, late)
        if !pose.isNear(.identity) {
          found.append("entering is not settled from \(entrance) on: \(pose)")
        }
      }
      if entrance > .zero, pose(.entering, .zero).isNear(.identity) {
        found.append("entering is settled from the start, though it takes \(entrance)")
      }
      if exit > .zero, !pose(.leaving, .zero).isNear(.identity) {
        found.append("leaving does not start settled: \(pose(.leaving, .zero))")
      }
      for late in [exit, exit + .nanoseconds(1), exit * 3 + .seconds(1)] {
        let pose = pose(.leaving, late)
        if !pose.isHidden(in: context) {
          found.append("leaving is still seen from \(exit) on: \(pose)")
        }
      }
      return found
    }

    /// Every number is finite, whatever the time.
    func finiteness() -> [String] {
      let times: [Duration] = [
        .seconds(Int64.min), .seconds(-1), .nanoseconds(-1), .zero, .nanoseconds(1),
        .milliseconds(100), .seconds(1_000_000_000), .seconds(Int64.max),
      ]
      return Phase.allCases.flatMap { phase in
        times.filter { !pose(phase, $0).isFinite }.map { "\(phase) is not finite at \($0)" }
      }
    }

    /// No two neighbouring moments differ by more than a tenth of the way.
    func continuity() -> [String] {
      Phase.allCases.flatMap { phase -> [String] in
        let duration = animator.duration(of: phase)
        guard duration > .zero else { return [] }
        let bound = 0.1 * max(context.travel, 1)
        var last = pose(phase, .zero)
        for sample in 1...Self.samples {
          let elapsed = duration * sample / Self.samples
          let next = pose(phase, elapsed)
          if next.distance(to: last) > 0.1 || next.way(to: last) > bound {
            return ["\(phase) jumps at \(elapsed), from \(last) to \(next)"]
          }
          last = next
        }
        return []
      }
    }

    /// The same moment gives the same pose, in whatever order it is asked for.
    func purity() -> [String] {
      Phase.allCases.flatMap { phase -> [String] in
        let times = (0...8).map { animator.duration(of: phase) * $0 / 8 }
        let forwards = times.map { pose(phase, $0) }
        let backwards = times.reversed().map { pose(phase, $0) }
        return forwards == backwards.reversed() ? [] : ["\(phase) depends on more than its input"]
      }
    }

    /// It starts from the pose it is given, and ends where it would have ended anyway.
    func retargeting() -> [String] {
      Phase.allCases.flatMap { phase -> [String] in
        guard animator.duration(of: phase) > .zero else { return [] }
        let half = context.outside
        let start = Pose(
          offset: Pose.Offset(columns: half.columns / 2, rows: half.rows / 2), scale: 0.9,
          opacity: 0.7, reveal: 0.8)
        let moving = AnimatorLaws.Trial(
          animator: animator,
          context: context.starting(from: start, velocity: Pose.Offset(columns: 3, rows: -9)))
        let first = moving.pose(phase, .zero)
        let end = moving.pose(phase, animator.duration(of: phase))
        var found = moving.continuity()
        if !first.isNear(start) {
          found.append("\(phase) does not start from the pose it is given")
        }
        if phase == .entering, !end.isNear(.identity) {
          found.append("entering from a given pose is not settled at the end: \(end)")
        }
        if phase == .leaving, !end.isHidden(in: context) {
          found.append("leaving from a given pose is still seen at the end: \(end)")
        }
        return found
      }
    }
  }
}

extension Pose {
  fileprivate func way(to other: Pose) -> Double {
    max(abs(offset.columns - other.offset.columns), abs(offset.rows - other.offset.rows))
  }

  fileprivate func distance(to other: Pose) -> Double {
    max(abs(scale - other.scale), abs(opacity - other.opacity), abs(reveal - other.reveal))
  }

  fileprivate func isNear(_ other: Pose) -> Bool {
    way(to: other) < 1e-9 && distance(to: other) < 1e-9
  }
}
