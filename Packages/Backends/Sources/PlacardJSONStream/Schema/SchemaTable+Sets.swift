@_spi(Fields) import PlacardModels
import PlacardPosting

extension SchemaTable {
  /// The words of a closed set, from the type that reader and writer use.
  static func words(of set: Substring) -> [String] {
    switch set {
    case "policy": words(LaneConfiguration.Policy.self)
    case "order": words(LaneConfiguration.Order.self)
    case "whenFull": words(LaneConfiguration.WhenFull.self)
    case "reason": words(CloseReason.self)
    case "state": words(Post.State.self)
    case "motion": words(Configuration.Motion.self)
    default: preconditionFailure("The table of the schema names the set \"\(set)\", which is none.")
    }
  }

  private static func words<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type
  ) -> [String] {
    Choice.allCases.map(\.rawValue)
  }
}
