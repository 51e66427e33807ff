// Parts of messages and options have the same forms as on the stream; an invalid value throws a
// `DecodingError` with one sentence.

extension Message.Icon: Codable {
  /// Decodes a string, `{"name"}` or `{"file"}`.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "icon")
  }

  /// Encodes a glyph as a string, any other icon as an object.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Message.Image: Codable {
  /// Decodes `{"file", "alt"}`, or the file alone as a string.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "image")
  }

  /// Encodes an object.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Message.Action: Codable {
  /// Decodes an action; its label defaults to its id.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "action")
  }

  /// Encodes the keys that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Message.Progress: Codable {
  /// Decodes `"indeterminate"`, a fraction, or `{"done", "total", "unit"}`.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "progress")
  }

  /// Encodes the form of its case; a fraction is clamped if it is not finite.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Message.Accessibility: Codable {
  /// Decodes the accessible texts; absent keys follow the message.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "accessibility")
  }

  /// Encodes the keys that are set.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension DisplayDuration: Codable {
  /// Decodes seconds, `"automatic"`, `"forever"`, or `{"delay", "minimum"}`.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "duration")
  }

  /// Encodes the form of its case, lengths as seconds rounded to nanoseconds.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Dim: Codable {
  /// Decodes `"none"`, or an object with a mode.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "dim")
  }

  /// Encodes an object; a dim without a mode is `"none"`.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Margin: Codable {
  /// Decodes a number for all sides, or an object of sides.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "margin")
  }

  /// Encodes a number when all sides are equal and nothing collapses, else the sides that are not
  /// 0.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension PresentationContext: Codable {
  /// Decodes `"automatic"`, or an object with one of `screen`, `region` and `owner`.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "context")
  }

  /// Encodes the form of its case.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension BarTreatment: Codable {
  /// Decodes a non-empty string.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "bars")
  }

  /// Encodes a string.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Appearance: Codable {
  /// Decodes an object; absent keys are left to the style and the theme.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "appearance")
  }

  /// Encodes the keys that are set.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension PostOptions: Codable {
  /// Decodes options; unknown keys are ignored, values out of range clamped.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read { value throws(Problem) in
      var options = PostOptions()
      try Self.fields.take(value.members, into: &options)
      return options
    }
  }

  /// Encodes the options that are set.
  public func encode(to encoder: any Encoder) throws {
    try FieldValue { Self.fields.writeObject(self, to: &$0) }.encode(to: encoder)
  }
}
