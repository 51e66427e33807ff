import Placard

extension Subject {
  /// The poses of a hundred posts at one time, by transition, as a scene computes them.
  static let motion = ["slide", "physics", "fade", "collapse", "translate"].map { name in
    Subject("motion/\(name)-100", part: Part(count: 100, name: "pose")) {
      Loop(over: Moment.all(of: name)) { $0.poses() }
    }
  }
}

/// A hundred posts, half of which enter and half of which exit.
private struct Moment {
  let animator: any Animator
  let elapsed: Duration
  let contexts: [AnimationContext]

  static func all(of name: String) -> [Moment] {
    let contexts = (0..<100).map { number in
      let context = AnimationContext(columns: 40, rows: 3 + number % 4, edge: .top)
      return number % 2 == 0 ? context : context.starting(from: .identity)
    }
    let animator = AnimatorRegistry.standard.animator(named: name)
    return (1...9).map {
      Moment(animator: animator, elapsed: animator.exit * $0 / 10, contexts: contexts)
    }
  }

  func poses() -> UInt64 {
    var sum = 0.0
    for (number, context) in contexts.enumerated() {
      let phase = number % 2 == 0 ? Phase.entering : .leaving
      let pose = animator.pose(phase, at: elapsed, in: context)
      sum += pose.offset.rows + pose.opacity + pose.scale + pose.reveal
    }
    return sum.bitPattern
  }
}
