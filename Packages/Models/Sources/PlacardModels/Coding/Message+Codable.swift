/// A message and its options as the one flat object of the stream.
@_spi(Fields)
public struct MessageBody: Sendable {
  /// What is said.
  public var message: Message
  /// How it is shown.
  public var options: PostOptions

  /// Joins a message with its options.
  public init(_ message: Message, _ options: PostOptions) {
    self.message = message
    self.options = options
  }

  /// An object that holds only what differs from the defaults.
  public static let codec = FieldCodec<MessageBody>(
    .reference("message"),
    read: { member throws(Problem) in
      var body = MessageBody(Message(title: nil, body: nil), PostOptions())
      try body.message.merge(try member.members() ?? [], &body.options)
      guard body.message.hasText else {
        throw Problem("A message needs \"title\" or \"body\".", column: member.value.column)
      }
      return body
    },
    write: { body, sink in
      sink.beginObject()
      Message.fields.write(body.message, to: &sink)
      PostOptions.fields.write(body.options, to: &sink)
      sink.endObject()
    })
}

/// The keys are those of the stream, and what is absent is not encoded.
///
/// What a message suggests for its showing is written beside its content, as the options of a post
/// are; so a message read from a line that names options suggests them.
extension Message: Codable {
  static let codec = FieldCodec<Message>(
    .reference("fields"),
    read: { member throws(Problem) in
      guard let body = try MessageBody.codec.read(member) else { return nil }
      var message = body.message
      if !body.options.isEmpty { message.suggestedOptions = body.options }
      return message
    },
    write: { MessageBody.codec.write(MessageBody($0, $0.suggestedOptions), to: &$1) })

  /// Reads a message; keys that are not known are skipped, `subtitle` is a synonym of `body`.
  ///
  /// - Throws: `DecodingError`, with one sentence, when there is neither title nor body, the id is
  ///   empty, or a known key holds what it does not accept.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "message")
  }

  /// Writes what is there and differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}
