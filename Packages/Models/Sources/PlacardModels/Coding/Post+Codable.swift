/// The keys are those of lifecycle events: `post` (the arrival number), `id`, `lane`, `state`,
/// `count`, `animated`, `reason`, `action`, and `message`, which includes the options.
///
/// Suggested options are decoded as options.
extension Post: Codable {
  /// Decodes a post; unknown keys are ignored.
  ///
  /// - Throws: `DecodingError` with one sentence, when `post`, `id` or `message` is missing or a
  ///   known key has an invalid value.
  public init(from decoder: any Decoder) throws {
    self = try decoder.read { value throws(Problem) in
      let body = try value.required("message") { member throws(Problem) in
        try MessageBody.codec.read(member)
      }
      return Post(
        number: try value.required("post") { member throws(Problem) in try member.integer() },
        id: try value.required("id") { member throws(Problem) in try member.text() },
        message: body.message, options: body.options,
        lane: try value.member("lane").text() ?? "main",
        state: try value.member("state").choice() ?? .queued,
        count: try value.member("count").integer() ?? 1,
        isAnimated: try value.member("animated").flag() ?? true,
        reason: try value.member("reason").choice(),
        chosenAction: try value.member("action").text())
    }
  }

  /// Encodes the post with its message and options.
  public func encode(to encoder: any Encoder) throws {
    try FieldValue { sink in
      sink.beginObject()
      sink.member("post", number)
      sink.member("id", id)
      sink.member("lane", lane)
      sink.member("state", state.rawValue)
      sink.member("count", count)
      if !isAnimated { sink.member("animated", false) }
      sink.member("reason", reason?.rawValue)
      sink.member("action", chosenAction)
      sink.key("message")
      let shown = options.filled(from: message.suggestedOptions)
      MessageBody.codec.write(MessageBody(message, shown), to: &sink)
      sink.endObject()
    }.encode(to: encoder)
  }
}
