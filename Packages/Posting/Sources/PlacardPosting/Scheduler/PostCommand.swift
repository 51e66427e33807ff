public import PlacardModels

/// Everything that can be asked of a ``PostScheduler``: by the program, by a person, by a script.
public enum PostCommand: Sendable {
  /// Posts a message.
  case post(Message, PostOptions)
  /// Changes the post of an id.
  case update(id: String, PostChange)
  /// Ends the current post of the main lane, or every post of an id.
  case hide(id: String?, animated: Bool)
  /// Ends everything.
  case hideAll(animated: Bool)
  /// Counts the post of an id down; at the last count it ends.
  case hideCounted(id: String)
  /// Sets the count of the post of an id.
  case setCount(id: String, Int)
  /// Takes the posts of an id out of the queue.
  case removeQueued(id: String)
  /// Ends every post of a group.
  case hideGroup(String)
  /// Lets nothing new enter and stops the time of what is shown.
  case suspend
  /// Undoes `suspend`.
  case resume
  /// Sets the quiet level, 0…100.
  case quiet(Int)
  /// Changes a lane.
  case configure(LaneConfiguration)
  /// A person tapped the post of an id.
  case tap(id: String)
  /// A person tapped outside.
  case tapOutside
  /// A person chose an action.
  case action(id: String, action: String)
  /// A person dismissed the post of an id.
  case dismiss(id: String)
  /// A person began to drag the post of an id.
  case panBegan(id: String)
  /// A person let go of it: travel in heights, velocity in heights a second.
  case panEnded(id: String, travel: Double, velocity: Double)
  /// The pointer came over the post of an id, or left it.
  case hover(id: String, inside: Bool)
  /// The window gained or lost the focus.
  case focus(window: Bool)
  /// The person is away, or is back.
  case idle(Bool)
  /// Takes the post of an id away now and posts it anew, to be shown after a while.
  case snooze(id: String, for: Duration)
  /// Enters or leaves a named mode of the rules.
  case mode(String, isOn: Bool)
  /// Whether posts held by do-not-disturb are summarised in one post when the level falls.
  case digest(Bool)
  /// Takes the place of all rules and modes.
  case rules(RuleBook)
  /// Posts again what has ended: the newest post of an id, or the newest of all.
  case recall(id: String?)
  /// Ends every post of an owner that is gone.
  case ownerGone(Int)
  /// A host appeared or is gone, or it keeps what is shown; what is nil stays as it is.
  case host(attached: Bool?, keeps: Bool? = nil)
  /// No poster can show the post of an id.
  case fail(id: String)
  /// Reports that something could not be understood; it becomes an `error` event.
  case report(Problem)
  /// Asks for the state of one id; the answer is a `reply` event, and so for the next two.
  case query(id: String, tag: String?)
  /// Asks what became of the newest post of an id, and why.
  case explain(id: String, tag: String?)
  /// Asks for the state of all lanes.
  case queryState(tag: String?)
  /// Asks for the posts that have ended.
  case history(limit: Int?, since: Duration?, tag: String?)
  /// Ends everything at once, and the manager with it.
  case close
}

/// A change of a post's content and options, as a function, taken over as it is.
///
/// A ``PostManager`` calls the function with copies, outside its lock, and again when the post was changed
/// meanwhile; one with a source, and those of a ``PostScheduler``, run while the scheduler decides.
public struct PostChange: Sendable {
  /// What the change was read from, by which whoever read it can write it down again; nil for a
  /// function of a program's own.
  public let source: (any Sendable)?
  private let change: @Sendable (inout Message, inout PostOptions) -> Void

  /// Creates a change, which says the same as its source when it has one.
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
