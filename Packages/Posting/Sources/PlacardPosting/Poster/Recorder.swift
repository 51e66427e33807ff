public import PlacardModels

/// A backend that writes what stays: lines, a log, a stream, a history.
///
/// It holds no place, so it has no lanes, gaps, limits and durations: a post is handed over when it is
/// admitted (a delayed one when its delay is over) and before `post` returns. There is one call at a time,
/// in the order of admission, under a ticket and outside the manager's lock: on the thread that posted, or
/// on another that posts just then and writes for both. What is posted from inside a call is recorded after
/// that call. A slow recorder makes those who post wait, as `print` does. A manager without a poster that
/// presents has lanes without limits and gaps.
///
/// Every method has a default; one is enough:
///
/// ```swift
/// struct Audit: Recorder {
///   func record(_ post: Post) throws { try append(post.message.title ?? "", to: "audit.log") }
/// }
/// ```
public protocol Recorder: Poster {
  /// Takes over a post as it is now: when it is admitted, each time it changes, and, with the state
  /// `gone`, when it has ended. Nothing by default.
  ///
  /// - Throws: Any error when it cannot be written; a post that no poster could take ends as `failed`.
  func record(_ post: Post) throws

  /// Takes over something that happened; called only with the capability `records`. Nothing by default.
  ///
  /// - Throws: Any error when it cannot be written.
  func record(_ event: PostEvent) throws

  /// Writes what was taken over: nothing more is known to come at this moment. Nothing by default.
  ///
  /// - Throws: Any error when it cannot be written.
  func commit() throws
}

extension Recorder {
  /// Itself.
  public var recorder: (any Recorder)? { self }

  /// Ignores the post.
  public func record(_ post: Post) throws {}

  /// Ignores the event.
  public func record(_ event: PostEvent) throws {}

  /// Has nothing to write.
  public func commit() throws {}

  /// Is never called.
  public func show(_ post: Post) async throws {}

  /// Is never called.
  public func update(_ post: Post) async throws {}

  /// Is never called.
  public func hide(_ post: Post) async {}
}
