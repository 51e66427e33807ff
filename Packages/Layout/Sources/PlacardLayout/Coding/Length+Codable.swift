/// A length is a number of points, a percentage such as `"25%"`, or `"auto"`.
extension Length: Codable {
  static let accepted = "a number, a share such as \"25%\", or \"auto\""

  /// Reads a number or a text.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let points = try? value.decode(Double.self) {
      self = .points(points)
      return
    }
    let text = try? value.decode(String.self)
    if text == "auto" {
      self = .auto
    } else if let text, text.last == "%", let percent = Double(text.dropLast()), percent.isFinite {
      self = .percent(percent)
    } else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "A length must be \(Self.accepted).")
    }
  }

  /// Writes a number or a text; what is not finite means, and is written as, auto.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .points(let points) where points.isFinite: try value.encode(points)
    case .percent(let percent) where percent.isFinite: try value.encode("\(percent.digits)%")
    case .auto, .points, .percent: try value.encode("auto")
    }
  }
}

extension Double {
  /// The digits that read back as the same number, without a fraction that is 0.
  fileprivate var digits: String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}

extension Edges {
  static let names = ["top", "left", "bottom", "right", "start", "end"]
}
