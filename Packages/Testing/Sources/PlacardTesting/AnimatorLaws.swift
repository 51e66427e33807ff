public import PlacardAnimators
public import Testing

/// The laws of every animator, as a check for tests.
public enum AnimatorLaws {
  /// Records an issue for every law that an animator breaks.
  ///
  /// - Parameters:
  ///   - animator: The animator, built-in or yours.
  ///   - retargets: Whether it must start with the context's pose and velocity when there are some,
  ///     so that an animation cut short goes on without a jump.
  ///   - sourceLocation: Where the issues are shown.
  public static func check(
    _ animator: any Animator, retargets: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations(of: animator, retargets: retargets) {
      Issue.record("\(violation)", sourceLocation: sourceLocation)
    }
  }

  /// Returns a sentence for every law that an animator breaks; none when it keeps them all.
  ///
  /// - Parameters:
  ///   - animator: The animator.
  ///   - retargets: Whether it must start with the context's pose and velocity.
  /// - Returns: The sentences, each once.
  public static func violations(of animator: any Animator, retargets: Bool = false) -> [String] {
    var found: [String] = []
    for edge in AnimationContext.Edge.allCases.map(Optional.some) + [nil] {
      for (columns, rows) in [(40, 3), (12, 40)] {
        let context = AnimationContext(columns: columns, rows: rows, edge: edge)
        let check = Check(animator: animator, context: context)
        found += check.ends() + check.finiteness() + check.continuity() + check.purity()
        found += check.punctuality() + check.dragging()
        if retargets { found += check.retargeting() + check.turning() }
      }
    }
    found += hostility(of: animator)
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func hostility(of animator: any Animator) -> [String] {
    let wild = Pose(
      offset: Pose.Offset(columns: .nan, rows: -.infinity), scale: .infinity, opacity: .nan,
      reveal: -1)
    let contexts = [
      AnimationContext(travel: .nan, columns: -1, rows: .min, start: wild),
      AnimationContext(
        travel: .infinity, columns: .max, rows: .max, edge: nil, start: wild,
        velocity: Pose.Velocity(offset: wild.offset, scale: .nan, opacity: .infinity)),
      AnimationContext(travel: 0, columns: 0, rows: 0),
    ]
    return contexts.flatMap { Check(animator: animator, context: $0).finiteness() }
  }
}
