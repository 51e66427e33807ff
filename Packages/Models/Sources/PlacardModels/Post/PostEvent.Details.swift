extension PostEvent {
  /// What few events carry.
  @_spi(Fields) public struct Details: Blank, Equatable, Sendable {
    var originalNumber: Int?
    var action: String?
    var attention: Attention?
    var by: PostEvent.PauseCause?
    var hidden: Int?
    var reply: PostReply?
    var problem: Problem?

    /// Creates what is said beside kind, post and content; each part belongs to the property of the event
    /// that has its name.
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

    /// Nothing.
    static let blank = Details()
  }
}
