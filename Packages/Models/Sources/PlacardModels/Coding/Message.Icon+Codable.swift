extension Message.Icon: Codable {
  static let accepted = "a text, {\"name\": …} or {\"file\": …}"

  private enum CodingKeys: String, CodingKey {
    case name, file
  }

  /// Reads a text, `{"name"}` or `{"file"}`.
  ///
  /// - Throws: `DecodingError` when it is none of them.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
      return
    }
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try keys.text(.name) {
      self = .named(name)
    } else if let file = try keys.text(.file) {
      self = .file(file)
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\"icon\" must be \(Self.accepted)."))
    }
  }

  /// Writes a glyph as a text, anything else as an object.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var value = encoder.singleValueContainer()
      try value.encode(text)
    case .named(let name):
      var keys = encoder.container(keyedBy: CodingKeys.self)
      try keys.encode(name, forKey: .name)
    case .file(let file):
      var keys = encoder.container(keyedBy: CodingKeys.self)
      try keys.encode(file, forKey: .file)
    }
  }
}

extension Message.Image: Codable {
  static let accepted = "{\"file\": …, \"alt\": …}"

  private enum CodingKeys: String, CodingKey {
    case file, alt
  }

  /// Reads `{"file", "alt"}`, or the file alone as a text.
  ///
  /// - Throws: `DecodingError` when there is no file.
  public init(from decoder: any Decoder) throws {
    if let file = try? decoder.singleValueContainer().decode(String.self) {
      self.init(file: file)
      return
    }
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try keys.required(.file, keys.text(.file)), alternative: try keys.text(.alt))
  }

  /// Writes an object.
  public func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(file, forKey: .file)
    try keys.encodeIfPresent(alternative, forKey: .alt)
  }
}
