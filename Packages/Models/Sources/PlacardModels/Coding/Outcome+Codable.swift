/// `{"reason"}`, and `action` with the id of the chosen action.
extension Outcome: Codable {
  /// Decodes an outcome.
  ///
  /// - Throws: `DecodingError` when `reason` is missing or unknown.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read { value throws(Problem) in
      let reason: CloseReason = try value.required("reason") { member throws(Problem) in
        try member.choice()
      }
      let action = try value.member("action").text()
      return reason == .action ? action.map(Outcome.action) ?? .closed(reason) : .closed(reason)
    }
  }

  /// Encodes the reason and the chosen action.
  public func encode(to encoder: any Encoder) throws {
    try FieldValue { sink in
      sink.beginObject()
      sink.member("reason", reason.rawValue)
      if case .action(let id) = self { sink.member("action", id) }
      sink.endObject()
    }.encode(to: encoder)
  }
}
