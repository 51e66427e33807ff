/// A message and its options as the one flat object of the stream; nothing that is only suggested.
struct MessageBody: Codable {
  var message: Message
  var options: PostOptions

  init(_ message: Message, _ options: PostOptions) {
    self.message = message
    self.options = options
  }

  init(from decoder: any Decoder) throws {
    message = try Message(contentFrom: decoder)
    options = try PostOptions(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    try message.encodeContent(to: encoder)
    try options.encode(to: encoder)
  }
}
