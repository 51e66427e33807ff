/// A reply to a query.
public struct PostReply: Sendable, Equatable {
  /// The kinds of replies.
  public enum Content: Sendable, Equatable {
    /// The state of the newest live post with an id; nil when there is none, live or in the
    /// history.
    case post(id: String, state: Post.State?, count: Int)
    /// The ids in every lane, by lane name.
    case lanes([String: Lane])
    /// Posts that have ended, oldest first.
    case history([Ended])
    /// What happened to a post, and why.
    case explanation(Explanation)
  }

  /// The ids in a lane.
  public struct Lane: Sendable, Equatable, Codable {
    /// The presented posts, in order of entrance.
    public var current: [String]
    /// The waiting posts, in the order in which they will enter.
    public var queued: [String]
    /// The posts whose delay runs, in order of its end.
    public var delayed: [String]

    /// Creates a lane's state.
    public init(current: [String] = [], queued: [String] = [], delayed: [String] = []) {
      self.current = current
      self.queued = queued
      self.delayed = delayed
    }
  }

  /// A post that has ended.
  public struct Ended: Sendable, Equatable {
    /// Its id.
    public var id: String
    /// Its arrival number.
    public var number: Int
    /// Why it ended.
    public var reason: CloseReason
    /// The time of its end, since the manager started.
    public var at: Duration
    /// Its last message.
    public var message: Message

    /// Creates a record of a post that has ended.
    public init(id: String, number: Int, reason: CloseReason, at: Duration, message: Message) {
      self.id = id
      self.number = number
      self.reason = reason
      self.at = at
      self.message = message
    }
  }

  /// The content of the reply.
  public var content: Content
  /// The tag of the query, by which the client matches the reply.
  public var tag: String?

  /// Creates a reply.
  public init(_ content: Content, tag: String? = nil) {
    self.content = content
    self.tag = tag
  }
}
