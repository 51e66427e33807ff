public import PlacardModels

/// What a message can be made of: its title alone, or a whole message.
///
/// A string literal with or without interpolation is a `String` here, so that
/// `success: { "Pulled \($0.name)" }` needs no type.
public protocol MessageConvertible {
  /// Returns the message.
  func asMessage() -> Message
}

extension String: MessageConvertible {
  /// Returns a message whose title is the text.
  public func asMessage() -> Message {
    Message(self)
  }
}

extension Message: MessageConvertible {
  /// Returns the message itself.
  public func asMessage() -> Message {
    self
  }
}
