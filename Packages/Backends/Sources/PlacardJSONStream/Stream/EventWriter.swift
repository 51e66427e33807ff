@_spi(Fields) package import PlacardModels

/// Encodes events as the lines of one stream, numbered 1, 2, 3 … without gaps.
///
/// A line is one JSON object and its newline. Absent payload is omitted; text is never truncated.
package struct EventWriter: Sendable {
  /// The version of the protocol, the value of `placard` in every line.
  package static let version = 1

  /// The number of lines written.
  package private(set) var sequence = 0
  private var writer = JSONWriter()

  /// Creates a writer whose first line has the number 1.
  package init() {}

  /// The next line, for an event, as UTF-8 with its newline.
  ///
  /// - Complexity: Linear in the length of the event's texts.
  package mutating func line(for event: PostEvent) -> [UInt8] {
    sequence += 1
    writer.removeAll()
    writer.object { [sequence] in
      $0.member("placard", Self.version)
      $0.member("kind", event.kind.rawValue)
      $0.member("seq", sequence)
      $0.key("at")
      $0.seconds(event.at)
      $0.members(of: event)
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes the payload of an event, without its kind and time.
  fileprivate mutating func members(of event: PostEvent) {
    fields { sink in
      event.writeParts(to: &sink)
      guard event.kind == .willShow || event.kind == .updated, let message = event.message else {
        return
      }
      sink.key("message")
      let body = MessageBody(message, event.options ?? PostOptions())
      MessageBody.codec.write(body, to: &sink)
    }
  }
}
