extension PostEvent {
  /// Details that only some events have.
  struct Details: Blank, Equatable, Sendable {
    var originalNumber: Int?
    var action: String?
    var attention: Attention?
    var by: PostEvent.PauseCause?
    var hidden: Int?
    var reply: PostReply?
    var problem: Problem?

    /// No details.
    static let blank = Details()
  }
}
