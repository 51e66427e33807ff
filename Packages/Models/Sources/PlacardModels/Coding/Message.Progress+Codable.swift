extension Message.Progress: Codable {
  static let accepted = "\"indeterminate\", a fraction, or {\"done\": …, \"total\": …}"

  private enum CodingKeys: String, CodingKey {
    case done, total, unit
  }

  /// Reads `"indeterminate"`, a fraction, or `{"done", "total", "unit"}`.
  ///
  /// - Throws: `DecodingError` when it is none of them.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let fraction = try? value.decode(Double.self) {
      self = .fraction(fraction)
    } else if let word = try? value.decode(String.self) {
      guard word == "indeterminate" else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "\"progress\" must be \(Self.accepted), not \"\(word)\".")
      }
      self = .indeterminate
    } else {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      self = .steps(
        done: try keys.required(.done, keys.integer(.done)), total: try keys.integer(.total) ?? 0,
        unit: try keys.text(.unit))
    }
  }

  /// Writes the form that its kind has; a fraction that is not finite as it is clamped.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .indeterminate:
      var value = encoder.singleValueContainer()
      try value.encode("indeterminate")
    case .fraction(let part):
      var value = encoder.singleValueContainer()
      try value.encode(part.isFinite ? part : fraction ?? 0)
    case .steps(let done, let total, let unit):
      var keys = encoder.container(keyedBy: CodingKeys.self)
      try keys.encode(done, forKey: .done)
      try keys.encode(total, forKey: .total)
      try keys.encodeIfPresent(unit, forKey: .unit)
    }
  }
}
