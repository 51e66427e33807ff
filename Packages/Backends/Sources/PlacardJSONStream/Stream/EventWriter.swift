public import PlacardModels

/// Turns events into the lines of one stream, numbering them itself: 1, 2, 3 … without gaps.
///
/// A line is one JSON object and its newline. What an event does not carry is not written, and
/// texts are written whole, however long they are.
public struct EventWriter: Sendable {
  /// The version of the protocol, the value of `placard` in every line.
  public static let version = 1

  /// How many lines have been written.
  public private(set) var sequence = 0
  private var writer = JSONWriter()

  /// Creates a writer whose first line has the number 1.
  public init() {}

  /// The next line, for an event, as UTF-8 with its newline.
  ///
  /// - Complexity: Linear in the length of the event's texts.
  public mutating func line(for event: PostEvent) -> [UInt8] {
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
  /// Writes what an event carries beside its kind and time.
  fileprivate mutating func members(of event: PostEvent) {
    member("id", event.id)
    member("post", event.post)
    member("lane", event.lane)
    member("admission", event.admission?.rawValue)
    member("count", event.count)
    member("of", event.of)
    member("reason", event.reason?.rawValue)
    member("action", event.action)
    if let announcement = event.announcement {
      member("text", announcement.text)
      if event.kind == .announce { member("politeness", announcement.politeness.rawValue) }
    }
    member("attention", event.attention?.rawValue)
    member("by", event.by)
    member("hidden", event.hidden)
    if event.kind == .willShow || event.kind == .updated, let message = event.message {
      key("message")
      body(PostBody(message, event.options ?? PostOptions()))
    }
    if let reply = event.reply { members(of: reply) }
    if let problem = event.problem {
      member("message", problem.message)
      member("line", problem.line)
      member("column", problem.column)
    }
  }

  private mutating func members(of reply: PostReply) {
    switch reply.content {
    case .post(let id, let state, let count):
      member("query", "post")
      member("id", id)
      key("state")
      if let state { string(state.rawValue) } else { null() }
      member("count", count)
    case .lanes(let lanes):
      member("query", "state")
      key("lanes")
      object { writer in
        for (name, lane) in lanes.sorted(by: { $0.key < $1.key }) {
          writer.key(name)
          writer.lane(lane)
        }
      }
    case .history(let posts):
      member("query", "history")
      key("posts")
      array { writer in
        for post in posts {
          writer.ended(post)
        }
      }
    case .explanation(let explanation): members(of: explanation)
    }
    member("tag", reply.tag)
  }

  private mutating func members(of explanation: Explanation) {
    member("query", "explain")
    member("id", explanation.id)
    member("post", explanation.post)
    key("state")
    if let state = explanation.state { string(state.rawValue) } else { null() }
    member("reason", explanation.reason?.rawValue)
    key("because")
    array { writer in
      for step in explanation.steps {
        writer.object {
          $0.member("code", step.code)
          $0.member("text", step.text)
        }
      }
    }
  }

  private mutating func lane(_ lane: PostReply.Lane) {
    object {
      $0.key("current")
      $0.array(lane.current)
      $0.key("queued")
      $0.array(lane.queued)
      $0.key("delayed")
      $0.array(lane.delayed)
    }
  }

  private mutating func ended(_ post: PostReply.Ended) {
    object {
      $0.member("id", post.id)
      $0.member("post", post.post)
      $0.member("reason", post.reason.rawValue)
      $0.key("at")
      $0.seconds(post.at)
      $0.key("message")
      $0.body(PostBody(post.message, post.message.suggestedOptions))
    }
  }
}
