public import PlacardModels

/// A command to a ``PostScheduler``, from the program, the user or a script.
public enum PostCommand: Sendable {
  /// Posts a message.
  case post(Message, PostOptions)
  /// Updates the post with an id.
  case update(id: String, PostChange)
  /// Hides the current post of the main lane, or every post with an id.
  case hide(id: String?, animated: Bool)
  /// Ends the newest post with an id, for the reason that it had in another manager, as soon as it
  /// has been seen.
  case endSeen(id: String, CloseReason)
  /// Hides every post.
  case hideAll(animated: Bool)
  /// Decrements the count of the post with an id; hides the post at zero.
  case hideCounted(id: String)
  /// Sets the count of the post with an id.
  case setCount(id: String, Int)
  /// Removes the posts with an id from the queue.
  case removeQueued(id: String)
  /// Hides every post of a group.
  case hideGroup(String)
  /// Suspends entrances and the timers of shown posts.
  case suspend
  /// Resumes after `suspend`.
  case resume
  /// Sets the quiet level, 0…100.
  case quiet(Int)
  /// Configures a lane.
  case configure(LaneConfiguration)
  /// The user tapped the post with an id.
  case tap(id: String)
  /// The user tapped outside every post.
  case tapOutside
  /// The user chose an action.
  case action(id: String, action: String)
  /// The user dismissed the post with an id.
  case dismiss(id: String)
  /// The user began to drag the post with an id.
  case panBegan(id: String)
  /// The user ended the drag; travel is in post heights, velocity in post heights per second.
  case panEnded(id: String, travel: Double, velocity: Double)
  /// The pointer entered or left the post with an id.
  case hover(id: String, inside: Bool)
  /// The window gained or lost focus.
  case focus(window: Bool)
  /// The user became idle or active.
  case idle(Bool)
  /// Hides the post with an id now and posts it again after a delay.
  case snooze(id: String, for: Duration)
  /// Enters or leaves a named mode of the rules.
  case mode(String, isOn: Bool)
  /// Sets whether posts held by do-not-disturb are summarised in one post when the level falls.
  case digest(Bool)
  /// Replaces all rules and modes.
  case rules(RuleBook)
  /// Posts again the newest ended post, with an id or of any id.
  case recall(id: String?)
  /// Hides every post of an owner that no longer exists.
  case ownerGone(Int)
  /// A host was attached or detached, or changed whether it keeps shown posts; nil leaves a setting
  /// unchanged.
  case host(attached: Bool?, keeps: Bool? = nil)
  /// No poster can show the post with an id.
  case fail(id: String)
  /// Reports a problem with the input; it becomes an `error` event.
  case report(Problem)
  /// Queries the state of one id; answered by a `reply` event, as are the next two cases and
  /// `history`.
  case query(id: String, tag: String?)
  /// Queries what happened to the newest post with an id, and why.
  case explain(id: String, tag: String?)
  /// Queries the state of all lanes.
  case queryState(tag: String?)
  /// Queries the posts that have ended.
  case history(limit: Int?, since: Duration?, tag: String?)
  /// Ends every post at once and closes the manager.
  case close
}

/// A change of a post's content and options, as a function.
///
/// A ``PostManager`` calls the function with copies, outside its lock, and again when the post was
/// changed meanwhile. With a source, or in a ``PostScheduler`` of one's own, it runs while the
/// scheduler decides.
public struct PostChange: Sendable {
  /// The value that the change was decoded from, with which its decoder can encode it again; nil
  /// for a function of the program.
  public let source: (any Sendable)?
  private let change: @Sendable (inout Message, inout PostOptions) -> Void

  /// Creates a change; where a source is given, the function must be equivalent to it.
  public init(
    source: (any Sendable)? = nil,
    _ change: @escaping @Sendable (inout Message, inout PostOptions) -> Void
  ) {
    self.source = source
    self.change = change
  }

  /// Applies the change in place.
  public func apply(to message: inout Message, _ options: inout PostOptions) {
    change(&message, &options)
  }
}
