/// The answer to a query.
public struct PostReply: Sendable, Equatable {
  /// What is answered.
  public enum Content: Sendable, Equatable {
    /// The state of the newest live post of an id, nil when there is none and none in the history.
    case post(id: String, state: Post.State?, count: Int)
    /// What is in every lane, by the lane's name.
    case lanes([String: Lane])
    /// Posts that have ended, the oldest first.
    case history([Ended])
    /// What became of a post, and why.
    case explanation(Explanation)
  }

  /// The ids in a lane.
  public struct Lane: Sendable, Equatable, Codable {
    /// Those that are seen, in the order of their entrance.
    public var current: [String]
    /// Those that wait, in the order in which they will enter.
    public var queued: [String]
    /// Those whose delay runs, in the order of its end.
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
    /// When it ended, since the manager started.
    public var at: Duration
    /// What it said last.
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

  /// What is answered.
  public var content: Content
  /// The text by which the one who asked knows the answer.
  public var tag: String?

  /// Creates a reply.
  public init(_ content: Content, tag: String? = nil) {
    self.content = content
    self.tag = tag
  }
}
