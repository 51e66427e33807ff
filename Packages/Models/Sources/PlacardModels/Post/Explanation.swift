/// Why a post is in its state, or why it ended.
public struct Explanation: Sendable, Equatable {
  /// One cause, with a code and a text.
  public struct Step: Sendable, Equatable, Codable {
    /// The kind of cause, such as `rule`, `quiet`, `lane`, `pause` or `reason`.
    public var code: String
    /// One sentence.
    public var text: String

    /// Creates a cause.
    public init(_ code: String, _ text: String) {
      self.code = code
      self.text = text
    }
  }

  /// The id in the query.
  public var id: String
  /// The arrival number; nil when no post with the id is known.
  public var number: Int?
  /// Its state; `gone` while it is in the history.
  public var state: Post.State?
  /// Why it ended, once it has.
  public var reason: CloseReason?
  /// The causes, in order of application.
  public var steps: [Step]

  /// Creates an explanation.
  public init(
    id: String, number: Int? = nil, state: Post.State? = nil, reason: CloseReason? = nil,
    steps: [Step] = []
  ) {
    self.id = id
    self.number = number
    self.state = state
    self.reason = reason
    self.steps = steps
  }
}
