public import PlacardAccessibility
public import PlacardModels

/// An error as content: what ``PostManager/post(_:_:owner:)`` makes of any error.
///
/// An error that is an `AccessibleMessage` or ``MessageConvertible`` says its own message, as an error
/// unless that has another severity; any other says its description. A `CancellationError` is the
/// information "Cancelled". A poster that supports an error casts `(post.content as? ErrorContent)?.error`.
public struct ErrorContent: Identifiable, AccessibleMessage {
  /// What was caught.
  public var error: any Error

  /// Wraps an error.
  public init(_ error: any Error) {
    self.error = error
  }

  /// The id of the message: by type and description, unless the error's own message has one.
  public var id: String { message.id }

  /// What the error says.
  public var message: Message {
    var message: Message
    switch error {
    case let error as any AccessibleMessage: message = error.message
    case let error as any MessageConvertible: message = error.asMessage()
    default: return Message(describing: error)
    }
    if message.severity == .info { message.severity = .error }
    return message
  }

  /// Returns the words of an error that has its own, or else of the message.
  public func spokenText(in words: AnnouncementWords) -> String {
    (error as? any AccessibleMessage)?.spokenText(in: words) ?? message.spokenText(in: words)
  }
}
