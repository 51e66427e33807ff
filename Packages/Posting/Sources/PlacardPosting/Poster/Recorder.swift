public import PlacardModels

/// A backend that writes permanent output: lines, a log, a stream, a history.
///
/// Lanes, gaps, limits and durations do not apply to it: it receives a post on admission (a delayed
/// one when its delay is over), before `post` returns. Calls are serialized in order of admission,
/// under a ticket and outside the manager's lock: on the thread that posted, or on another thread
/// that posts at the same time and writes for both. Posts made from inside a call are recorded
/// after it. A slow recorder blocks callers of `post`, as `print` does. A manager without a poster
/// that presents has lanes without limits and gaps.
///
/// Every method has a default; one is enough:
///
/// ```swift
/// struct Audit: Recorder {
///   func record(_ post: Post) throws { try append(post.message.title ?? "", to: "audit.log") }
/// }
/// ```
public protocol Recorder: Poster {
  /// Records a post in its current state: on admission, on each change, and, with the state `gone`,
  /// at its end.
  ///
  /// Does nothing by default.
  ///
  /// - Throws: Any error when it cannot be written; a post that no poster could take ends as
  ///   `failed`.
  func record(_ post: Post) throws

  /// Records an event, with the capability `records`; does nothing by default.
  ///
  /// - Throws: Any error when it cannot be written.
  func record(_ event: PostEvent) throws

  /// Writes buffered records, since no more are due now; does nothing by default.
  ///
  /// - Throws: Any error when they cannot be written.
  func commit() throws
}

extension Recorder {
  /// The recorder itself.
  public var recorder: (any Recorder)? { self }

  /// Ignores the post.
  public func record(_ post: Post) throws {}

  /// Ignores the event.
  public func record(_ event: PostEvent) throws {}

  /// Does nothing.
  public func commit() throws {}

  /// Never called.
  public func show(_ post: Post) async throws {}

  /// Never called.
  public func update(_ post: Post) async throws {}

  /// Never called.
  public func hide(_ post: Post) async {}
}
