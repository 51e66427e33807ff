package import PlacardModels

extension PostScheduler {
  /// Compact record of an event; expanded to a `PostEvent` on demand.
  ///
  /// ``PostScheduler/event(of:)`` builds the event, ``PostScheduler/delivery(of:)`` says what posters have to
  /// do. It is valid only while the scheduler hands it over.
  package struct EventRecord: Sendable {
    /// What happened.
    package let kind: PostEvent.Kind
    /// The number of its event; 0 when it is none.
    package let sequence: Int
    /// The arrival number of the post that it is about, or 0.
    package let number: Int
    /// Why the post ends.
    package var reason: CloseReason?
    /// How the post's life began.
    package var admission: Admission?
    let at: Moment
    /// Where its content and its rider are in the log; negative without.
    var content: Int32 = -1
    var payload: Int32 = -1
    /// The count, the number that is hidden, or zero.
    var count = 0
    /// The arrival number of the post that a duplicate met, or zero.
    var of = 0
    var lane: Int32 = 0
    var state = Post.State.gone
    var policy = LaneConfiguration.Policy.stack
    var hold: Holds = []
    var isAnimated = true
    /// Whether posters have to do something about it.
    var isForPosters = false
    /// Whether recorders are handed the post as it is then.
    var isForRecorders = false

    /// Whether it asks for the content of a post, instead of telling an event.
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
