extension PostEvent {
  /// What few events carry.
  struct Details: Blank, Equatable {
    var originalNumber: Int?
    var action: String?
    var attention: Attention?
    var by: PostEvent.PauseCause?
    var hidden: Int?
    var reply: PostReply?
    var problem: Problem?

    /// Nothing.
    static let blank = Details()
  }
}
