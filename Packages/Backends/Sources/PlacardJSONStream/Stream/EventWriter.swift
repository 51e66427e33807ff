@_spi(Fields) package import PlacardModels

/// Encodes events as the lines of one stream, numbered 1, 2, 3 … without gaps.
///
/// A line is one JSON object and its newline. Absent payload is omitted; text is never truncated.
package struct EventWriter: Sendable {
  /// The version of the protocol, the value of `placard` in every line.
  package static let version = 1

  /// The number of lines written.
  package private(set) var sequence = 0
  private var lines = LineBuffer()
  private var time = TimeText()
  private var writer = JSONWriter()

  /// Creates a writer whose first line has the number 1.
  package init() {}

  /// The number of bytes of the lines that were not taken yet.
  package var count: Int { lines.count }

  /// Adds the next line, for an event.
  ///
  /// - Complexity: Linear in the length of the event's texts.
  package mutating func add(_ event: PostEvent) {
    sequence += 1
    if event.isPlain {
      time.set(event.at)
      lines.append(event, sequence: sequence, at: time.bytes)
    } else {
      addFields(of: event)
    }
  }

  /// Removes and returns the lines added since the last call, as UTF-8.
  package mutating func take() -> [UInt8] {
    lines.take()
  }

  /// The next line, for an event, as UTF-8 with its newline, after those that were not taken yet.
  package mutating func line(for event: PostEvent) -> [UInt8] {
    add(event)
    return take()
  }

  /// Adds a line by the table of keys.
  private mutating func addFields(of event: PostEvent) {
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
    lines.append(writer.bytes)
  }
}

extension PostEvent {
  /// Whether the message is part of the event's line.
  var writesMessage: Bool { kind == .willShow || kind == .updated }
}

extension JSONWriter {
  /// Writes the payload of an event, without its kind and time.
  fileprivate mutating func members(of event: PostEvent) {
    fields { sink in
      event.writeParts(to: &sink)
      guard event.writesMessage, let message = event.message else { return }
      sink.key("message")
      let body = MessageBody(message, event.options ?? PostOptions())
      MessageBody.codec.write(body, to: &sink)
    }
  }
}
