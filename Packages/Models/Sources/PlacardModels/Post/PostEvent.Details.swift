extension PostEvent {
  /// What an event may carry beside its kind and time.
  struct Details: Blank, Equatable {
    var lane: String?
    var reason: CloseReason?
    var admission: Admission?
    var count: Int?
    var of: Int?
    var message: Message?
    var options: PostOptions?
    var action: String?
    var announcement: Announcement?
    var attention: Attention?
    var by: String?
    var hidden: Int?
    var reply: PostReply?
    var problem: Problem?

    /// Nothing.
    static let blank = Details()
  }
}
