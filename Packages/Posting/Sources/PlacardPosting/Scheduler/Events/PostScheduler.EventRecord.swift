package import PlacardModels

extension PostScheduler {
  /// Compact record of an event; expanded to a `PostEvent` on demand.
  ///
  /// ``PostScheduler/event(of:)`` builds the event, ``PostScheduler/delivery(of:)`` the effect on
  /// posters. Valid only while the scheduler drains it.
  package struct EventRecord: Sendable {
    /// The kind of event.
    package let kind: PostEvent.Kind
    /// The sequence number of the event; 0 when the record is not one.
    package let sequence: Int
    /// The arrival number of the post, or 0.
    package let number: Int
    /// Why the post ends.
    package var reason: CloseReason?
    /// The admission of the post.
    package var admission: Admission?
    let at: Moment
    /// The indices of its content and payload in the log; negative without.
    var content: Int32 = -1
    var payload: Int32 = -1
    /// The post's count or the number of hidden posts; else zero.
    var count = 0
    /// The arrival number of the post that this one duplicates, or zero.
    var of = 0
    var lane: Int32 = 0
    var state = Post.State.gone
    var policy = LaneConfiguration.Policy.stack
    var hold: Holds = []
    var isAnimated = true
    /// Whether posters receive it.
    var isForPosters = false
    /// Whether recorders receive the post as it is then.
    var isForRecorders = false

    /// Whether it requests the content of a post and is not an event.
    var isDemand: Bool { sequence == 0 && kind == .updated }

    init(_ kind: PostEvent.Kind, sequence: Int, number: Int, at: Moment) {
      self.kind = kind
      self.sequence = sequence
      self.number = number
      self.at = at
    }
  }

  /// Payload that only some events have.
  final class EventPayload: Sendable {
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
