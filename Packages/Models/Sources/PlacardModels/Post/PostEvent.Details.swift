extension PostEvent {
  /// Details that only some events have.
  @_spi(Fields) public struct Details: Blank, Equatable, Sendable {
    var originalNumber: Int?
    var action: String?
    var attention: Attention?
    var by: PostEvent.PauseCause?
    var hidden: Int?
    var reply: PostReply?
    var problem: Problem?

    /// Creates details; each parameter sets the event's property of the same name.
    public init(
      originalNumber: Int? = nil, action: String? = nil, attention: Attention? = nil,
      by cause: PostEvent.PauseCause? = nil, hidden: Int? = nil, reply: PostReply? = nil,
      problem: Problem? = nil
    ) {
      self.originalNumber = originalNumber
      self.action = action
      self.attention = attention
      by = cause
      self.hidden = hidden
      self.reply = reply
      self.problem = problem
    }

    /// No details.
    static let blank = Details()
  }
}
