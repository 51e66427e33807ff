extension LaneConfiguration {
  /// One after the other, with a pause between; nil leaves the pause as it is.
  public static func serial(gap: Duration? = nil) -> LaneConfiguration {
    var change = LaneConfiguration(policy: .serial)
    change.gap = gap
    return change
  }

  /// Together, up to a limit; nil leaves a setting as it is.
  public static func stack(
    limit: Int? = nil, order: Order? = nil, whenFull: WhenFull? = nil
  ) -> LaneConfiguration {
    var change = LaneConfiguration(policy: .stack)
    change.limit = limit.map { .atMost($0) }
    change.order = order
    change.whenFull = whenFull
    return change
  }

  /// An incoming post replaces the current one.
  public static let replace = LaneConfiguration(policy: .replace)

  /// Rules for the main lane.
  public static func main(_ rules: LaneConfiguration) -> LaneConfiguration {
    named("main", rules)
  }

  /// Rules for a lane by name.
  public static func named(_ name: String, _ rules: LaneConfiguration) -> LaneConfiguration {
    var change = rules
    change.lane = name
    return change
  }
}
