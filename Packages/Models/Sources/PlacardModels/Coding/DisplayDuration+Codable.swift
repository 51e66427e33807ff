extension DisplayDuration: Codable {
  static let accepted = "seconds, \"automatic\", \"forever\" or {\"delay\": …, \"minimum\": …}"

  private enum CodingKeys: String, CodingKey {
    case delay, minimum
  }

  /// Reads seconds, `"automatic"`, `"forever"`, or `{"delay", "minimum"}`.
  ///
  /// - Throws: `DecodingError` when it is none of them.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let seconds = try? value.decode(Double.self) {
      self = .seconds(seconds)
    } else if let word = try? value.decode(String.self) {
      switch word {
      case "automatic": self = .automatic
      case "forever": self = .forever
      default:
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "\"duration\" must be \(Self.accepted), not \"\(word)\".")
      }
    } else {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      self = .indefinite(
        delay: try keys.length(.delay) ?? .zero, minimum: try keys.length(.minimum) ?? .zero)
    }
  }

  /// Writes the form that its kind has, lengths as seconds rounded to nanoseconds.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .automatic:
      var value = encoder.singleValueContainer()
      try value.encode("automatic")
    case .forever:
      var value = encoder.singleValueContainer()
      try value.encode("forever")
    case .fixed(let length):
      var value = encoder.singleValueContainer()
      try value.encode(length.codedSeconds)
    case .indefinite(let delay, let minimum):
      var keys = encoder.container(keyedBy: CodingKeys.self)
      try keys.encode(delay.codedSeconds, forKey: .delay)
      try keys.encode(minimum.codedSeconds, forKey: .minimum)
    }
  }
}
