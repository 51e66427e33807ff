extension LaneConfiguration {
  /// Posts are shown one after the other, with a gap between; nil leaves the gap unchanged.
  public static func serial(gap: Duration? = nil) -> LaneConfiguration {
    var change = LaneConfiguration(policy: .serial)
    change.gap = gap
    return change
  }

  /// Posts are shown together, up to a limit; nil leaves a setting unchanged.
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

  /// A configuration of the main lane.
  public static func main(_ rules: LaneConfiguration) -> LaneConfiguration {
    named("main", rules)
  }

  /// A configuration of a lane by name.
  public static func named(_ name: String, _ rules: LaneConfiguration) -> LaneConfiguration {
    var change = rules
    change.lane = name
    return change
  }
}
