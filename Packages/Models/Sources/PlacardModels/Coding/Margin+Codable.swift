extension Margin: Codable {
  static let accepted = "a number or an object of sides"

  private enum CodingKeys: String, CodingKey {
    case top, bottom, leading, trailing, collapse
  }

  /// Reads a number for all sides, or an object of sides.
  ///
  /// - Throws: `DecodingError` when it is neither.
  public init(from decoder: any Decoder) throws {
    if let sides = try? decoder.singleValueContainer().decode(Int.self) {
      self.init(all: sides)
      return
    }
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      top: try keys.integer(.top) ?? 0, bottom: try keys.integer(.bottom) ?? 0,
      leading: try keys.integer(.leading) ?? 0, trailing: try keys.integer(.trailing) ?? 0,
      collapses: try keys.flag(.collapse) ?? false)
  }

  /// Writes a number when all sides are the same and nothing collapses, else the sides that are not 0.
  public func encode(to encoder: any Encoder) throws {
    if self == Margin(all: top) {
      var value = encoder.singleValueContainer()
      return try value.encode(top)
    }
    var keys = encoder.container(keyedBy: CodingKeys.self)
    if top != 0 { try keys.encode(top, forKey: .top) }
    if bottom != 0 { try keys.encode(bottom, forKey: .bottom) }
    if leading != 0 { try keys.encode(leading, forKey: .leading) }
    if trailing != 0 { try keys.encode(trailing, forKey: .trailing) }
    if collapses { try keys.encode(true, forKey: .collapse) }
  }
}
