/// One posted message, from `posted` to `gone`: what a poster receives.
///
/// A post is a snapshot; compare it with a newer one of the same `number` to see what changed.
public struct Post: Sendable, Equatable, Identifiable {
  /// Where a post is in its life; it only ever moves forward, and may skip.
  public enum State: String, Sendable, Hashable, Codable, CaseIterable {
    /// Waits for its delay to end.
    case delayed
    /// Waits for its turn.
    case queued
    /// Its entrance runs.
    case showing
    /// It is seen, and its time runs.
    case shown
    /// Its end is decided, and it waits out its minimum.
    case leaving
    /// Its exit runs.
    case hiding
    /// It has ended.
    case gone
  }

  /// The arrival number, 1, 2, 3 …, unique within its manager: one id can have several lives.
  public let number: Int
  /// The id, frozen when it was posted.
  public let id: String
  /// What is said: the message that was posted, or the one that stands for the content.
  public var message: Message
  /// How it is shown; no option that the queue or a poster needs is open.
  public var options: PostOptions
  /// The lane it is in.
  public var lane: String
  /// Where it is in its life.
  public var state: State
  /// How many posts it stands for, at least 1 until it leaves.
  public var count: Int
  /// Whether its entrance and exit are animated.
  public var isAnimated: Bool
  /// Why it ends, from the moment that is decided.
  public var reason: CloseReason?
  /// The names of the posters that get it, by a rule; nil for all.
  public var routes: Set<String>?
  /// Whether it is placed above the older posts of its stack, rather than below.
  public var standsAbove: Bool

  private let custom: CustomContent?

  /// What was posted: the message, or a value of another type for which the message stands.
  ///
  /// A poster that supports a type of content casts: `post.content as? Volume`.
  public var content: any Identifiable & Sendable {
    custom?.value ?? message
  }
}

// Outside the declaration, where it goes by the initializer of all parts: inside it would copy the post once
// more.
extension Post {
  /// Creates a snapshot; a manager makes them, tests and custom posters may.
  ///
  /// The message stands for the content, which is nil for the message itself.
  public init(
    number: Int, id: String? = nil, message: Message,
    content: (any Identifiable & Sendable)? = nil, options: PostOptions = PostOptions(),
    lane: String = "main", state: State = .queued, count: Int = 1, isAnimated: Bool = true,
    reason: CloseReason? = nil, routes: Set<String>? = nil, standsAbove: Bool = false
  ) {
    self.init(
      number: number, id: id ?? message.id, message: message, options: options, lane: lane,
      state: state, count: count, isAnimated: isAnimated, reason: reason, routes: routes,
      standsAbove: standsAbove, custom: content.map(CustomContent.init))
  }
}
