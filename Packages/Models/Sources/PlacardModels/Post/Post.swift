/// One posted message, from `posted` to `gone`: the value that a poster receives.
///
/// A post is a snapshot; compare it with a newer one with the same `number` to find what changed.
public struct Post: Sendable, Equatable, Identifiable {
  /// The state of a post in its lifecycle; it only moves forward, and may skip states.
  public enum State: String, Sendable, Hashable, Codable, CaseIterable {
    /// Its delay runs.
    case delayed
    /// It waits in its lane's queue.
    case queued
    /// Its entrance runs.
    case showing
    /// It is shown, and its display time runs.
    case shown
    /// Its end is decided, but its minimum display time is not over.
    case leaving
    /// Its exit runs.
    case hiding
    /// It has ended.
    case gone
  }

  /// The arrival number, 1, 2, 3 …, unique within its manager; an id can be posted repeatedly.
  public let number: Int
  /// The id, which never changes.
  public let id: String
  /// The posted message, or the one that represents custom content.
  public var message: Message
  /// The effective options; those that the scheduler and posters need are not nil.
  public var options: PostOptions
  /// The name of its lane.
  public var lane: String
  /// Its state.
  public var state: State
  /// The number of posts that it represents, at least 1 until it leaves.
  public var count: Int
  /// Whether its entrance and exit are animated.
  public var isAnimated: Bool
  /// Why it ends, once that is decided.
  public var reason: CloseReason?
  /// The id of the action that ends it, with the reason `action`; set once its exit begins.
  public var chosenAction: String?
  /// The names of the posters that receive it, set by a rule; nil for all.
  public var routes: Set<String>?
  /// Whether it is placed above the older posts of its stack.
  public var standsAbove: Bool
  /// Whether nobody chose its style, so that a poster may draw it in another than that in `options`
  /// where its place asks for one.
  public var isStyleOpen: Bool

  private let custom: CustomContent?

  /// The posted value: the message, or custom content that the message represents.
  ///
  /// A poster that supports a type of content casts: `post.content as? Volume`.
  public var content: any Identifiable & Sendable {
    custom?.value ?? message
  }
}

// In an extension, so that it delegates to the memberwise initializer: in the declaration it would
// copy the post once more.
extension Post {
  /// Creates a snapshot, as a manager does; also for tests and custom posters.
  ///
  /// `content` is nil when the message itself was posted.
  public init(
    number: Int, id: String? = nil, message: Message,
    content: (any Identifiable & Sendable)? = nil, options: PostOptions = PostOptions(),
    lane: String = "main", state: State = .queued, count: Int = 1, isAnimated: Bool = true,
    reason: CloseReason? = nil, chosenAction: String? = nil, routes: Set<String>? = nil,
    standsAbove: Bool = false, isStyleOpen: Bool = false
  ) {
    self.init(
      number: number, id: id ?? message.id, message: message, options: options, lane: lane,
      state: state, count: count, isAnimated: isAnimated, reason: reason,
      chosenAction: chosenAction, routes: routes, standsAbove: standsAbove,
      isStyleOpen: isStyleOpen, custom: content.map(CustomContent.init))
  }
}
