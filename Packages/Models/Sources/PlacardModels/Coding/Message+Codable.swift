/// A message and its options as one flat object of the stream.
@_spi(Fields)
public struct MessageBody: Sendable {
  /// The message.
  public var message: Message
  /// The options.
  public var options: PostOptions

  /// Creates a body from a message and its options.
  public init(_ message: Message, _ options: PostOptions) {
    self.message = message
    self.options = options
  }

  /// Codes an object with only the keys that differ from the defaults.
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

/// The keys are those of the stream; absent parts are not encoded.
///
/// Suggested options are encoded beside the content, as the options of a post are; a message
/// decoded from a line with options has them as its suggested options.
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

  /// Decodes a message; unknown keys are ignored, `subtitle` is a synonym of `body`.
  ///
  /// - Throws: `DecodingError` with one sentence, when there is neither title nor body, the id is
  ///   empty, or a known key has an invalid value.
  public init(from decoder: any Decoder) throws {
    self = try Self.codec.decode(decoder, as: "message")
  }

  /// Encodes the parts that are present and differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    try Self.codec.encode(self, to: encoder)
  }
}
