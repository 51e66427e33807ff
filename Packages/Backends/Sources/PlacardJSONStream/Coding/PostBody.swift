@_spi(Fields) package import PlacardModels

/// A message with its options: the body of a `post`, and a bare object on a feed.
///
/// Its JSON is one flat object, as the chapter on messages of the protocol lists it. Keys that are
/// not known are skipped; `null` stands for a key that is not there.
package struct PostBody: Sendable, Equatable {
  /// What is said.
  package var message: Message
  /// How it is shown.
  package var options: PostOptions

  /// Joins a message with its options.
  package init(_ message: Message, _ options: PostOptions = PostOptions()) {
    self.message = message
    self.options = options
  }

  /// Reads a whole body.
  ///
  /// An empty title or body counts as one that is not there. `subtitle` is a synonym of `body`, which wins when both stand there. Integers that are too
  /// large are clamped; so are columns and rows, to 0…65535. Negative durations are 0, and those
  /// beyond 10¹⁸ seconds forever.
  ///
  /// - Throws: A ``PlacardModels/Problem`` with the column, when the value is no object, has
  ///   neither `title` nor `body`, or holds a known key with a value that it does not accept.
  package init(_ value: JSONValue) throws(Problem) {
    self.init(Message(title: nil, body: nil))
    try merge(value)
    guard message.hasText else {
      throw Problem("A message needs \"title\" or \"body\".", column: value.column)
    }
  }

  /// Takes over the keys that an object names, and leaves the rest; `null` clears.
  ///
  /// - Throws: A ``PlacardModels/Problem`` with the column, as ``init(_:)`` does but for the
  ///   missing text; what was read before it may have been taken over.
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
  /// What JSON cannot say or nobody can see is written as its meaning: a fraction that is not
  /// finite as it is clamped, a dim without a mode as `"none"`.
  package mutating func body(_ body: PostBody) {
    fields { MessageBody.codec.write(MessageBody(body.message, body.options), to: &$0) }
  }
}
