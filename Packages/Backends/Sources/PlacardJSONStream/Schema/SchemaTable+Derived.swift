import PlacardModels
import PlacardPosting

extension SchemaTable {
  /// The definitions of ``derived``, with the keys that they take from others.
  static func derived(from others: [SchemaDefinition]) -> [SchemaDefinition] {
    SchemaDefinition.all(in: derived).map { definition in
      let (source, isWanted) = source(of: definition.name)
      return others.first { $0.name == source }.map { definition.taking(isWanted, from: $0) }
        ?? definition
    }
  }

  private static func source(of name: String) -> (name: String, isWanted: (String) -> Bool) {
    switch name {
    case "change": ("fields", { $0 != "id" })
    case "config": ("book", { _ in true })
    case "config.lane": ("laneChange", LaneConfiguration.keys.contains)
    case "config.defaults": ("fields", PostOptions.keys.contains)
    default: preconditionFailure("Nothing says whose keys the definition \"\(name)\" takes.")
    }
  }
}
