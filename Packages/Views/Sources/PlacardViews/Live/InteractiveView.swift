public import PlacardAccessibility
public import PlacardModels

/// Content, or a style, that a person can work with: what happens to it comes here first.
///
/// A poster with keys and a pointer hands over what a person does while the post is modal; what the
/// view does not want then means what it means everywhere: Tab and arrows move the focus, Enter
/// and Space choose, Escape dismisses.
public protocol InteractiveView: Sendable {
  /// Takes what a person does.
  ///
  /// - Parameters:
  ///   - input: What was done.
  ///   - focus: What has the focus.
  ///   - post: The post, as it was last shown.
  /// - Returns: What follows from it. Be quick: the poster draws nothing meanwhile.
  func handle(_ input: ViewInput, focus: FocusTarget.Kind?, of post: Post) -> ViewReaction

  /// Returns what has the focus at first; nil for the first action. By default that of the message.
  func firstFocus(of post: Post) -> FocusTarget.Kind?

  /// Returns what choosing an action answers, in words, for the line that stays of a question; nil, the default,
  /// for the action's label.
  func answerText(of action: String, for post: Post) -> String?

  /// Returns what is asked now where only lines are read; nil, the default, for one of the message's actions.
  func linePrompt(of post: Post) -> LinePrompt?

  /// Takes an answer to the line prompt; be quick. By default the next prompt is asked.
  func take(_ answer: LineAnswer, of post: Post) -> LineReaction
}

extension InteractiveView {
  /// That of the message.
  public func firstFocus(of post: Post) -> FocusTarget.Kind? { post.message.firstFocus }

  /// The action's label.
  public func answerText(of action: String, for post: Post) -> String? { nil }

  /// One of the message's actions.
  public func linePrompt(of post: Post) -> LinePrompt? { nil }

  /// The next prompt.
  public func take(_ answer: LineAnswer, of post: Post) -> LineReaction { .next }
}

/// What follows from what a person did to a view.
public enum ViewReaction: Sendable, Equatable {
  /// It was not for the view.
  case ignored
  /// The view looks different now, or at least took it.
  case changed
  /// The focus goes elsewhere.
  case focus(FocusTarget.Kind)
  /// An action of the message is chosen.
  case action(String)
  /// The post is dismissed.
  case dismissed
}
