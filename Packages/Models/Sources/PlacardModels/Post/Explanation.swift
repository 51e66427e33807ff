/// Why a post is where it is, or ended as it did.
public struct Explanation: Sendable, Equatable {
  /// One cause, for a program and for a person.
  public struct Step: Sendable, Equatable, Codable {
    /// What kind of cause it is, such as `rule`, `quiet`, `lane`, `pause` or `reason`.
    public var code: String
    /// One sentence.
    public var text: String

    /// Creates a cause.
    public init(_ code: String, _ text: String) {
      self.code = code
      self.text = text
    }
  }

  /// The id that was asked about.
  public var id: String
  /// The arrival number, or nil when nothing of the id is known.
  public var number: Int?
  /// Where it is in its life, `gone` while it is remembered.
  public var state: Post.State?
  /// Why it ended, once it has.
  public var reason: CloseReason?
  /// The causes, in the order in which they came into play.
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
