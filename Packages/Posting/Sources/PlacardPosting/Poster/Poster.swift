public import PlacardModels

/// A backend: decides *how* a post is seen, heard or written.
///
/// A poster *presents*: it holds a place for a time, and lanes, gaps, limits and durations exist for it.
/// One that writes what stays is a ``Recorder``, and is called otherwise: on the thread that posts.
///
/// A manager calls a poster that presents from one task of its own, one call at a time and in order, so
/// a slow one delays nobody else. A mailbox in front of it keeps the latest state of each post only. A post
/// that has ended before it was shown is skipped, unless the manager is closing, which shows each post
/// once. Only ``show(_:)`` and ``hide(_:)`` must be written; everything else has a default. Each call hands
/// over one value, so that new data never breaks a conformer.
///
/// An actor that conforms must write ``update(_:)``, ``observe(_:)`` and ``close()`` as `async` too:
/// an isolated method that is not does not fulfil the requirement, and the default, which does, is
/// called in its place without a word. ``timing(for:)``, ``attach(_:)`` and ``capabilities`` must be
/// `nonisolated` there.
///
/// ```swift
/// struct StatusBarPoster: Poster {
///   func show(_ post: Post) async throws { try write(post.message.title ?? "", to: "status") }
///   func hide(_ post: Post) async { try? write("", to: "status") }
/// }
/// ```
public protocol Poster: Sendable {
  /// What rules call it that route posts to some posters only; nil for one that no rule can name.
  var name: String? { get }

  /// What it can do, so that the manager and other parts can adapt; nothing by default.
  var capabilities: PosterCapabilities { get }

  /// How long the entrance and the exit of a post take here; zero by default. Asked of a poster with the
  /// capability `animates` only.
  ///
  /// It is asked when the entrance begins, on the thread that made it begin and outside the manager's lock. The
  /// lifecycle follows the longest of all posters' answers and never waits for a callback. Recorders are not asked.
  func timing(for post: Post) -> PostTiming

  /// Whether it could show a post at all; yes by default. Asked of a `selective` poster only.
  ///
  /// It is asked on the thread that posts, outside the manager's lock; `post` waits for the answer. A post that
  /// every poster refuses when it is posted is rejected, and ends as `failed`.
  func accepts(_ post: Post) -> Bool

  /// Whether it is to be told of a post as it is now; yes by default. Asked of a `selective` one only.
  ///
  /// It is asked each time the post changes, in order, outside the manager's lock and on a thread that made a
  /// change. A post that begins to be wanted is shown, one that ceases to be is hidden, without a reason. A
  /// poster that records hears of a post from the first event at which it is wanted to its end.
  func wants(_ post: Post) -> Bool

  /// Receives the way back to the manager, once, before anything is shown.
  func attach(_ signals: PosterSignals)

  /// Shows a post.
  ///
  /// - Throws: Any error when it cannot; a post that no poster could show ends as `failed`.
  func show(_ post: Post) async throws

  /// Takes over what has changed in a post that is shown: content, count or state.
  func update(_ post: Post) async throws

  /// Removes a post; `post.isAnimated` says how and `post.reason` why, nil when it goes on elsewhere.
  func hide(_ post: Post) async

  /// Hears of everything that happens, in order; called only with the capability `records`. What writes a
  /// stream or a log is a ``Recorder`` instead.
  ///
  /// Where more happens than it can take, events are dropped, and one `error` event in their place
  /// says how many: its `sequence` is the first one's.
  func observe(_ event: PostEvent) async throws

  /// What writes in its place, where it records and does not present; nil by default.
  ///
  /// Asked for once, when it joins a manager. Only ``show(_:)``, ``hide(_:)`` and their like of a poster
  /// without one are called.
  var recorder: (any Recorder)? { get }

  /// Leaves everything that stands for good, and posts that it was not told of yet: the process ends
  /// with this call.
  ///
  /// Called on the thread that exits, at most once, and maybe while another call runs on another
  /// thread: it must not wait for locks or tasks, and is to be done within a second. Nothing by default.
  func settle(_ posts: [Post])

  /// Leaves the terminal to others, if it has one, until ``reclaimTerminal()``; it has none by default.
  ///
  /// Calls are counted. They come from whoever asks for the terminal, not from the poster's own task; what
  /// is shown, updated and hidden meanwhile is drawn afterwards.
  ///
  /// - Returns: Whether it has one; only then it is asked to take it back.
  func releaseTerminal() async -> Bool

  /// Takes the terminal back.
  func reclaimTerminal() async

  /// Releases everything it holds, after its last call; it is not called again.
  ///
  /// A manager that closes waits for it, but not for ever: see ``PostManager/close(patience:)``.
  func close() async
}

extension Poster {
  /// Nothing in particular.
  public var capabilities: PosterCapabilities { [] }

  /// None.
  public var name: String? { nil }

  /// Anything.
  public func accepts(_ post: Post) -> Bool { true }

  /// Always.
  public func wants(_ post: Post) -> Bool { true }

  /// No entrance and no exit.
  public func timing(for post: Post) -> PostTiming { .zero }

  /// Ignores the way back.
  public func attach(_ signals: PosterSignals) {}

  /// Shows it anew.
  public func update(_ post: Post) async throws {
    try await show(post)
  }

  /// Ignores the event.
  public func observe(_ event: PostEvent) async throws {}

  /// None: it presents.
  public var recorder: (any Recorder)? { nil }

  /// Leaves nothing.
  public func settle(_ posts: [Post]) {}

  /// Has no terminal.
  public func releaseTerminal() async -> Bool { false }

  /// Has no terminal.
  public func reclaimTerminal() async {}

  /// Has nothing to let go of.
  public func close() async {}
}
