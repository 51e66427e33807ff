@_spi(Fields) package import PlacardModels

/// A message with its options: the body of a `post`, and a bare object on a feed.
///
/// Its JSON is one flat object, as specified in <doc:StreamFormat>. Unknown keys are skipped; `null` stands
/// for an absent key.
package struct PostBody: Sendable, Equatable {
  /// The message.
  package var message: Message
  /// The options.
  package var options: PostOptions

  /// Combines a message with its options.
  package init(_ message: Message, _ options: PostOptions = PostOptions()) {
    self.message = message
    self.options = options
  }

  /// Decodes a complete body.
  ///
  /// An empty title or body counts as absent. `subtitle` is a synonym of `body`; `body` wins if both are
  /// present. Integers that are too large are clamped; so are columns and rows, to 0…65535. Negative
  /// durations are 0, and those beyond 10¹⁸ seconds forever.
  ///
  /// - Throws: A ``PlacardModels/Problem`` with the column, if the value is not an object, has neither
  ///   `title` nor `body`, or has an invalid value for a known key.
  package init(_ value: JSONValue) throws(Problem) {
    self.init(Message(title: nil, body: nil))
    try merge(value)
    guard message.hasText else {
      throw Problem("A message needs \"title\" or \"body\".", column: value.column)
    }
  }

  /// Merges the keys of an object and leaves the others unchanged; `null` clears a key.
  ///
  /// - Throws: A ``PlacardModels/Problem`` with the column, as ``init(_:)`` does except for missing text;
  ///   keys before the problem may already have been merged.
  package mutating func merge(_ object: JSONValue) throws(Problem) {
    guard case .object(let members) = object.content else {
      throw Problem(
        "A message must be an object, not \(object.shortDescription).", column: object.column)
    }
    try message.merge(members, &options)
  }
}

extension JSONWriter {
  /// Writes a message and its options as one flat object that holds only what differs from the
  /// defaults, so that ``PostBody/init(_:)`` reads the same again.
  ///
  /// Values without a JSON form are normalised: a fraction that is not finite is clamped, a dim without a
  /// mode is `"none"`.
  package mutating func body(_ body: PostBody) {
    fields { MessageBody.codec.write(MessageBody(body.message, body.options), to: &$0) }
  }
}
