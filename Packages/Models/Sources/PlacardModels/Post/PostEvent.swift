/// One thing that happened: a step in a post's life, a reply, or a problem.
///
/// Events are numbered without gaps and come in order. What a kind carries is said at `Kind`;
/// everything else is nil.
public struct PostEvent: Sendable, Equatable {
  /// What happened.
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
    /// The bell, or what a backend has for a haptic: `attention`.
    case attention
    /// A person tapped it.
    case tapped
    /// A person chose an action: `action`.
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
    /// A person drags the post.
    case pan
    /// The pointer is over a post of its lane.
    case hover
    /// The host's window has lost the focus.
    case focus
    /// The manager is suspended.
    case suspend
    /// The person is away.
    case idle
  }

  /// 1, 2, 3 … without gaps.
  public var sequence: Int
  /// When, since the manager started.
  public var at: Duration
  /// What happened.
  public var kind: Kind
  /// The id of the post that it is about.
  public var id: String?
  /// The arrival number of the post that it is about.
  public var number: Int?
  /// The lane.
  public var lane: String?
  /// Why the post ends.
  public var reason: CloseReason?
  /// How the post's life began.
  public var admission: Admission?
  /// How many posts it stands for.
  public var count: Int?
  /// The arrival number of the post that a duplicate met.
  public var originalNumber: Int? {
    get { details.read(or: nil) { $0.originalNumber } }
    set { details.value.originalNumber = newValue }
  }
  /// The content, whole.
  public var message: Message?
  /// The options that belong to `message`, as the program gave them.
  public var options: PostOptions?
  /// The chosen action's id.
  public var action: String? {
    get { details.read(or: nil) { $0.action } }
    set { details.value.action = newValue }
  }
  /// What is said.
  public var announcement: Announcement?
  /// The kind of attention asked for.
  public var attention: Attention? {
    get { details.read(or: nil) { $0.attention } }
    set { details.value.attention = newValue }
  }
  /// What paused or resumed the post's timer.
  public var by: PauseCause? {
    get { details.read(or: nil) { $0.by } }
    set { details.value.by = newValue }
  }
  /// How many posts wait out of sight.
  public var hidden: Int? {
    get { details.read(or: nil) { $0.hidden } }
    set { details.value.hidden = newValue }
  }
  /// The answer to a query.
  public var reply: PostReply? {
    get { details.read(or: nil) { $0.reply } }
    set { details.value.reply = newValue }
  }
  /// What could not be understood or done.
  public var problem: Problem? {
    get { details.read(or: nil) { $0.problem } }
    set { details.value.problem = newValue }
  }

  /// What few events carry; the rest stands in the event itself, so that most are made without any memory
  /// of their own.
  private var details = CopyOnWrite<Details>()
}

// Outside the declaration, where it goes by the initializer of all parts: inside it would copy the event once
// more.
extension PostEvent {
  /// Creates an event that carries nothing yet but its kind and time.
  public init(_ kind: Kind, sequence: Int, at: Duration) {
    self.init(sequence: sequence, at: at, kind: kind)
  }

  /// Creates an event with what most carry, and with few that few carry.
  @_spi(Fields) public init(
    _ kind: Kind, sequence: Int, at: Duration, id: String?, number: Int?, lane: String? = nil,
    reason: CloseReason? = nil, admission: Admission? = nil, count: Int? = nil,
    message: Message? = nil, options: PostOptions? = nil, announcement: Announcement? = nil,
    details: Details? = nil
  ) {
    self.init(
      sequence: sequence, at: at, kind: kind, id: id, number: number, lane: lane, reason: reason,
      admission: admission, count: count, message: message, options: options,
      announcement: announcement, details: details.map { CopyOnWrite($0) } ?? CopyOnWrite())
  }
}
