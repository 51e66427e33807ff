public import PlacardModels

/// A backend: decides *how* a post is presented.
///
/// A poster *presents*: it shows a post for a time, and lanes, gaps, limits and durations apply to
/// it. A backend that writes permanent output is a ``Recorder``, which is called synchronously on
/// the thread that posts.
///
/// A manager calls a poster from one task of its own, one call at a time and in order, so that a
/// slow poster delays no other. The mailbox in front of it keeps only the latest state of each
/// post. A post that has ended before it was shown is skipped, unless the manager is closing, which
/// shows each post once. Only ``show(_:)`` and ``hide(_:)`` are required; everything else has a
/// default. Each call passes one value, so that new properties never break a conformance.
///
/// An actor that conforms must declare ``update(_:)``, ``updateQueue(_:)``, ``observe(_:)`` and
/// ``close()`` as `async`, too: an isolated method that is not `async` does not satisfy the requirement, and the default
/// implementation is called instead without a warning. ``timing(for:)``, ``attach(_:)`` and
/// ``capabilities`` must be `nonisolated` there.
///
/// ```swift
/// struct StatusBarPoster: Poster {
///   func show(_ post: Post) async throws { try write(post.message.title ?? "", to: "status") }
///   func hide(_ post: Post) async { try? write("", to: "status") }
/// }
/// ```
public protocol Poster: Sendable {
  /// The name by which rules route posts to it; nil if rules cannot name it.
  var name: String? { get }

  /// Its capabilities, to which the manager and other parts adapt; empty by default.
  var capabilities: PosterCapabilities { get }

  /// Returns the lengths of a post's entrance and exit; zero by default.
  ///
  /// Called only with the capability `animates`, when the entrance begins, on the thread that made
  /// it begin and outside the manager's lock. The lifecycle uses the longest values of all posters
  /// and never waits for a callback. Not called on recorders.
  func timing(for post: Post) -> PostTiming

  /// Returns whether it can show a post at all; true by default.
  ///
  /// Called only with the capability `selective`, on the thread that posts and outside the
  /// manager's lock; `post` waits for the result. A post that no poster accepts is rejected, and
  /// ends as `failed`.
  func accepts(_ post: Post) -> Bool

  /// Returns whether it wants a post in its current state; true by default.
  ///
  /// Called only with the capability `selective`, each time the post changes, in order, outside the
  /// manager's lock and on a thread that made a change. A post that begins to be wanted is shown;
  /// one that ceases to be is hidden, without a reason. A recorder receives a post from the first
  /// event at which it is wanted to its end.
  func wants(_ post: Post) -> Bool

  /// Receives the signals to the manager, once, before anything is shown.
  func attach(_ signals: PosterSignals)

  /// Shows a post.
  ///
  /// - Throws: Any error when it cannot; a post that no poster could show ends as `failed`.
  func show(_ post: Post) async throws

  /// Updates a shown post: its content, count or state has changed.
  func update(_ post: Post) async throws

  /// Removes a post; `post.isAnimated` says whether with animation, `post.reason` why: nil when it
  /// has not ended.
  func hide(_ post: Post) async

  /// Receives the number of posts that wait in a stack or a serial lane, each time it changes; does
  /// nothing by default.
  ///
  /// Only the latest number of each lane is kept for a poster that is behind. Posts that a poster
  /// would refuse are counted, too. Not called on recorders.
  func updateQueue(_ queue: LaneQueue) async

  /// Receives every event in order, with the capability `records`.
  ///
  /// To write a stream or a log, implement a ``Recorder`` instead. When events arrive faster than
  /// they are received, some are dropped and replaced with one `error` event that states their
  /// number; its `sequence` is that of the first one.
  func observe(_ event: PostEvent) async throws

  /// The recorder that is used in its place, if it records and does not present; nil by default.
  ///
  /// Read once, when the poster joins a manager. ``show(_:)``, ``hide(_:)`` and the other
  /// presenting methods are called only if it is nil.
  var recorder: (any Recorder)? { get }

  /// Keeps what is shown, and the posts that it has not received yet, in the permanent output: the
  /// process is exiting.
  ///
  /// Called on the exiting thread, at most once, and possibly while another call runs on another
  /// thread: it must not wait for locks or tasks, and should return within a second. Does nothing
  /// by default.
  func flushAtExit(_ posts: [Post])

  /// Releases the terminal, if it has one, until ``reclaimTerminal()``; it has none by default.
  ///
  /// Calls are counted. They come from the code that asks for the terminal, not from the poster's
  /// own task; posts that are shown, updated and hidden meanwhile are drawn afterwards.
  ///
  /// - Returns: Whether it has one; only then is ``reclaimTerminal()`` called.
  func releaseTerminal() async -> Bool

  /// Reclaims the terminal.
  func reclaimTerminal() async

  /// Releases its resources, as the last call.
  ///
  /// A manager that closes waits for it for a limited time: see ``PostManager/close(timeout:)``.
  func close() async
}

extension Poster {
  /// None.
  public var capabilities: PosterCapabilities { [] }

  /// None.
  public var name: String? { nil }

  /// Accepts every post.
  public func accepts(_ post: Post) -> Bool { true }

  /// Wants every post.
  public func wants(_ post: Post) -> Bool { true }

  /// Zero.
  public func timing(for post: Post) -> PostTiming { .zero }

  /// Ignores the signals.
  public func attach(_ signals: PosterSignals) {}

  /// Shows the post again.
  public func update(_ post: Post) async throws {
    try await show(post)
  }

  /// Does nothing.
  public func updateQueue(_ queue: LaneQueue) async {}

  /// Ignores the event.
  public func observe(_ event: PostEvent) async throws {}

  /// None: it presents.
  public var recorder: (any Recorder)? { nil }

  /// Does nothing.
  public func flushAtExit(_ posts: [Post]) {}

  /// Returns false: it has no terminal.
  public func releaseTerminal() async -> Bool { false }

  /// Does nothing.
  public func reclaimTerminal() async {}

  /// Does nothing.
  public func close() async {}
}
