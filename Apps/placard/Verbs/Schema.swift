import Placard
import PlacardJSONStream

extension Verb {
  /// Prints the schema of the stream.
  static let schema = Verb(
    name: "schema", operands: "[in|out|script|config]",
    summary:
      "Prints the JSON Schema of a feed's, stream's or script's line, or of a configuration.",
    flags: []
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("schema takes one part; it got \(arguments.words.count) words.")
    }
    let part = try arguments.words.first.map { word throws(UsageError) in
      guard let part = StreamSchema.Part(rawValue: word) else {
        throw .unknown("part", word, accepted: StreamSchema.Part.allCases.map(\.rawValue))
      }
      return part
    }
    try shell.output.write(StreamSchema.json(part))
    return .success
  }
}
