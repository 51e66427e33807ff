extension LaneChange {
  /// One after the other, with a pause between; nil leaves the pause as it is.
  public static func serial(pause: Duration? = nil) -> LaneChange {
    var change = LaneChange(policy: .serial)
    change.pause = pause
    return change
  }

  /// Together, up to a limit; nil leaves a setting as it is.
  public static func stack(
    limit: Int? = nil, order: Order? = nil, whenFull: WhenFull? = nil
  ) -> LaneChange {
    var change = LaneChange(policy: .stack)
    change.limit = limit
    change.order = order
    change.whenFull = whenFull
    return change
  }

  /// The newcomer takes the place of the current one.
  public static let replace = LaneChange(policy: .replace)

  /// Rules for the main lane.
  public static func main(_ rules: LaneChange) -> LaneChange {
    named("main", rules)
  }

  /// Rules for a lane by name.
  public static func named(_ name: String, _ rules: LaneChange) -> LaneChange {
    var change = rules
    change.lane = name
    return change
  }
}
