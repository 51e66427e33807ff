import PlacardAnimators

extension AnimatorLaws {
  /// One animator in one context, checked against each law.
  struct Check {
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

    /// The same moment gives the same pose, in any order of calls.
    func purity() -> [String] {
      Phase.allCases.flatMap { phase -> [String] in
        let times = (0...8).map { animator.duration(of: phase) * $0 / 8 }
        let forwards = times.map { pose(phase, $0) }
        let backwards = times.reversed().map { pose(phase, $0) }
        return forwards == backwards.reversed() ? [] : ["\(phase) depends on more than its input"]
      }
    }

    /// It takes the time that it states: something still happens in the second half of it.
    func punctuality() -> [String] {
      Phase.allCases.compactMap { phase in
        let duration = animator.duration(of: phase)
        guard duration > .zero else { return nil }
        let end = pose(phase, duration)
        let isBusy = (1..<32).contains { step in
          !pose(phase, duration / 2 + duration / 2 * step / 32).isNear(end)
        }
        return isBusy ? nil : "\(phase) is over long before the \(duration) it states"
      }
    }

    /// It starts from the pose and with the velocity it is given, and ends where it would anyway.
    func retargeting() -> [String] {
      Phase.allCases.flatMap { phase -> [String] in
        guard animator.duration(of: phase) > .zero else { return [] }
        let start = Pose(
          offset: context.outside.scaled(by: 0.5), scale: 0.9, opacity: 0.7, reveal: 0.8)
        let velocity = Pose.Velocity(
          offset: Pose.Offset(columns: 3, rows: -9), scale: -0.5, opacity: 1, reveal: -1)
        return taking(over: start, velocity, in: phase, "a given pose")
      }
    }

    /// Cut short at any moment by the other phase, it goes on without a jump in place or speed.
    func turning() -> [String] {
      Phase.allCases.flatMap { phase -> [String] in
        let other = phase == .entering ? Phase.leaving : .entering
        let duration = animator.duration(of: phase)
        guard duration > .zero, animator.duration(of: other) > .zero else { return [] }
        return [0.05, 0.3, 0.5, 0.8, 0.95].flatMap { part -> [String] in
          let moment = duration * part
          return taking(
            over: pose(phase, moment), animator.velocity(phase, at: moment, in: context), in: other,
            "\(phase) at \(moment)")
        }
      }
    }

    private func taking(
      over start: Pose, _ velocity: Pose.Velocity, in phase: Phase, _ origin: String
    ) -> [String] {
      let moving = AnimatorLaws.Check(
        animator: animator, context: context.starting(from: start, velocity: velocity))
      let first = moving.pose(phase, .zero)
      let end = moving.pose(phase, animator.duration(of: phase))
      var found = moving.continuity()
      if !first.isNear(start) {
        found.append("\(phase) does not start from the pose it is given: \(origin)")
      }
      let soon = moving.pose(phase, .microseconds(10))
      if !soon.hasLeft(first, with: velocity, after: 1e-5) {
        found.append("\(phase) does not start with the velocity it is given: \(origin)")
      }
      if phase == .entering, !end.isNear(.identity) {
        found.append("entering from \(origin) is not settled at the end: \(end)")
      }
      if phase == .leaving, !end.isHidden(in: context) {
        found.append("leaving from \(origin) is still seen at the end: \(end)")
      }
      return found
    }

    /// A drag leads nowhere by itself, jumps nowhere, and is finite.
    func dragging() -> [String] {
      let pan = animator.pan
      var found: [String] = []
      if pan.displacement(.zero, in: context) != .zero {
        found.append("a drag moves the post before the pointer moves")
      }
      for way in [Pose.Offset(columns: 1, rows: 1), .x(-1), .y(-1), .y(1)] {
        var last = Pose(offset: pan.displacement(.zero, in: context))
        for step in 1...400 {
          let offset = pan.displacement(way.scaled(by: Double(step) / 8), in: context)
          let next = Pose(offset: offset)
          guard next.isFinite else { return found + ["a drag is not finite"] }
          if next.way(to: last) > 1 {
            found.append("a drag jumps to \(offset)")
            break
          }
          last = next
        }
      }
      let far = PanMotion(way: .x(1e6), velocity: .y(-1e6), rotation: 1e6)
      let limited = pan.limited(far.velocity, in: context)
      if !limited.rows.isFinite || !limited.columns.isFinite {
        found.append("the velocity after a drag is not finite")
      }
      return found
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

  /// Whether it is where a start and a velocity lead in so many seconds, as far as speed can be measured.
  fileprivate func hasLeft(_ start: Pose, with velocity: Velocity, after seconds: Double) -> Bool {
    func isNear(_ now: Double, _ then: Double, _ speed: Double, by slack: Double) -> Bool {
      abs((now - then) / seconds - speed) <= slack + 0.02 * abs(speed)
    }
    return isNear(offset.columns, start.offset.columns, velocity.offset.columns, by: 0.5)
      && isNear(offset.rows, start.offset.rows, velocity.offset.rows, by: 0.5)
      && isNear(scale, start.scale, velocity.scale, by: 0.1)
      && isNear(opacity, start.opacity, velocity.opacity, by: 0.1)
      && isNear(reveal, start.reveal, velocity.reveal, by: 0.1)
  }

  fileprivate func isNear(_ other: Pose) -> Bool {
    way(to: other) < 1e-9 && distance(to: other) < 1e-9
  }
}
