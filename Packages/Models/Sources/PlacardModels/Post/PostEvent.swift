/// One event: a lifecycle transition of a post, a reply, or a problem.
///
/// Events are numbered without gaps and delivered in order. `Kind` documents the properties set for
/// each kind; the others are nil.
public struct PostEvent: Sendable, Equatable {
  /// The kind of event.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A message was posted: `admission`, `count`, and `originalNumber` for a duplicate; in the process, not on
    /// the stream, `message` with `options` too.
    case posted
    /// Its content changed: `message`.
    case updated
    /// Its count changed: `count`.
    case counted
    /// Its entrance begins: `lane`, and `message` with `options`.
    case willShow
    /// Its entrance has ended: `lane`.
    case didShow
    /// Its exit begins: `lane`, `reason`.
    case willHide
    /// Its exit has ended: `lane`, `reason`.
    case didHide
    /// It has ended: `reason`, `message` with `options`, and `action` when one was chosen. Exactly once
    /// for every post.
    case gone
    /// An announcement: `text`, `politeness`.
    case announce
    /// Accessibility focus moves to a modal post: `text`.
    case focus
    /// The bell, or a backend's equivalent of haptic feedback: `attention`.
    case attention
    /// The user tapped it.
    case tapped
    /// The user chose an action: `action`.
    case action
    /// Its timer is paused: `by`.
    case paused
    /// Its timer resumes: `by`.
    case resumed
    /// The number of waiting posts of a lane changed: `lane`, `hidden`.
    case overflow
    /// A query is answered: `reply`.
    case reply
    /// A command or a line failed: `problem`.
    case error
  }

  /// Why a post's timer is paused.
  public enum PauseCause: String, Sendable, Hashable, Codable, CaseIterable {
    /// The user drags the post.
    case pan
    /// The pointer is over a post of its lane.
    case hover
    /// The host's window lost focus.
    case focus
    /// The manager is suspended.
    case suspend
    /// The user is idle.
    case idle
  }

  /// The sequence number: 1, 2, 3 … without gaps.
  public var sequence: Int
  /// The time since the manager started.
  public var at: Duration
  /// The kind of event.
  public var kind: Kind
  /// The id of the post.
  public var id: String?
  /// The arrival number of the post.
  public var number: Int?
  /// The name of the lane.
  public var lane: String?
  /// Why the post ends.
  public var reason: CloseReason?
  /// How the post was admitted.
  public var admission: Admission?
  /// The number of posts that it represents.
  public var count: Int?
  /// The arrival number of the live post of a duplicate.
  public var originalNumber: Int? {
    get { details.read(or: nil) { $0.originalNumber } }
    set { details.value.originalNumber = newValue }
  }
  /// The complete message.
  public var message: Message?
  /// The options for `message`, as given by the program.
  public var options: PostOptions?
  /// The id of the chosen action.
  public var action: String? {
    get { details.read(or: nil) { $0.action } }
    set { details.value.action = newValue }
  }
  /// The announcement.
  public var announcement: Announcement?
  /// The kind of attention.
  public var attention: Attention? {
    get { details.read(or: nil) { $0.attention } }
    set { details.value.attention = newValue }
  }
  /// The cause that paused or resumed the post's timer.
  public var by: PauseCause? {
    get { details.read(or: nil) { $0.by } }
    set { details.value.by = newValue }
  }
  /// The number of waiting posts of the lane.
  public var hidden: Int? {
    get { details.read(or: nil) { $0.hidden } }
    set { details.value.hidden = newValue }
  }
  /// The reply to a query.
  public var reply: PostReply? {
    get { details.read(or: nil) { $0.reply } }
    set { details.value.reply = newValue }
  }
  /// The problem.
  public var problem: Problem? {
    get { details.read(or: nil) { $0.problem } }
    set { details.value.problem = newValue }
  }

  /// Whether none of the details that only some events have was ever set.
  @_spi(Fields) public var hasNoDetails: Bool { details.isUntouched }

  /// Details that only some events have, so that most events allocate nothing.
  private var details = CopyOnWrite<Details>()
}

// In an extension, so that it delegates to the memberwise initializer: in the declaration it would
// copy the event once more.
extension PostEvent {
  /// Creates an event with only a kind, a number and a time.
  public init(_ kind: Kind, sequence: Int, at: Duration) {
    self.init(sequence: sequence, at: at, kind: kind)
  }

  /// Creates an event with common properties, without details.
  @_spi(Fields) public init(
    _ kind: Kind, sequence: Int, at: Duration, id: String?, number: Int?, lane: String? = nil,
    reason: CloseReason? = nil, admission: Admission? = nil, count: Int? = nil,
    message: Message? = nil, options: PostOptions? = nil, announcement: Announcement? = nil
  ) {
    self.init(
      sequence: sequence, at: at, kind: kind, id: id, number: number, lane: lane, reason: reason,
      admission: admission, count: count, message: message, options: options,
      announcement: announcement)
  }
}
