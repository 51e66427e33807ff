// The parts of messages and options have the forms of the stream; what is refused is a `DecodingError`
// with one sentence.

extension Message.Icon: Codable {
  /// Reads a text, `{"name"}` or `{"file"}`.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "icon")
  }

  /// Writes a glyph as a text, anything else as an object.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Message.Image: Codable {
  /// Reads `{"file", "alt"}`, or the file alone as a text.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "image")
  }

  /// Writes an object.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Message.Action: Codable {
  /// Reads an action; one without a label is labelled with its id.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "action")
  }

  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Message.Progress: Codable {
  /// Reads `"indeterminate"`, a fraction, or `{"done", "total", "unit"}`.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "progress")
  }

  /// Writes the form that its kind has; a fraction that is not finite as it is clamped.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Message.Accessibility: Codable {
  /// Reads what is said; whatever is not named follows the message.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "accessibility")
  }

  /// Writes what is there.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension DisplayDuration: Codable {
  /// Reads seconds, `"automatic"`, `"forever"`, or `{"delay", "minimum"}`.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "duration")
  }

  /// Writes the form that its kind has, lengths as seconds rounded to nanoseconds.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Dim: Codable {
  /// Reads `"none"`, or an object with a mode.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "dim")
  }

  /// Writes an object; a dim without a mode is `"none"`, whatever else it holds.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Margin: Codable {
  /// Reads a number for all sides, or an object of sides.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "margin")
  }

  /// Writes a number when all sides are the same and nothing collapses, else the sides that are not 0.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension PresentationContext: Codable {
  /// Reads `"automatic"`, or an object with one of `screen`, `region` and `owner`.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "context")
  }

  /// Writes the form that its kind has.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension BarTreatment: Codable {
  /// Reads a text that is not empty.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "bars")
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension Appearance: Codable {
  /// Reads an object; whatever is not named is left to the style and the theme.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "appearance")
  }

  /// Writes what is there.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}

extension PostOptions: Codable {
  /// Reads options; keys that are not known are skipped, values out of range clamped.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read { value throws(Problem) in
      var options = PostOptions()
      try Self.fields.take(value.members, into: &options)
      return options
    }
  }

  /// Writes the options that were chosen.
  public func encode(to encoder: any Encoder) throws {
    try FieldValue { Self.fields.writeObject(self, to: &$0) }.encode(to: encoder)
  }
}
