import PlacardModels

extension PostQueue {
  /// One thing that happened, in as few words as can be: told in full only to those who ask.
  struct Edge: Sendable {
    var at: Moment
    var sequence: Int
    var content: Content?
    var rider: Rider?
    var number: Int
    /// The count, the number that is hidden, or zero.
    var count: Int
    /// The arrival number of the post that a duplicate met, or zero.
    var of: Int
    var lane: Int32
    var kind: PostEvent.Kind
    var state: Post.State
    var policy: LaneChange.Policy
    var reason: CloseReason?
    var admission: Admission?
    var hold: Holds
    var isAnimated: Bool
    /// Whether posters have to do something about it.
    var isForPosters: Bool
  }

  /// What few edges carry.
  final class Rider: Sendable {
    let action: String?
    let announcement: Announcement?
    let attention: Attention?
    let reply: PostReply?
    let problem: Problem?

    init(
      action: String? = nil, announcement: Announcement? = nil, attention: Attention? = nil,
      reply: PostReply? = nil, problem: Problem? = nil
    ) {
      self.action = action
      self.announcement = announcement
      self.attention = attention
      self.reply = reply
      self.problem = problem
    }
  }
}
