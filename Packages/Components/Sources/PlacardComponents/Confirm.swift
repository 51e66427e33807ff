public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// A yes-or-no question.
public struct Confirm: Component {
  /// The message that asks.
  public var question: Message
  /// The label of the action that confirms.
  public var yes: String
  /// The label of the action that declines.
  public var no: String
  /// Whether yes is destructive; then no has the initial focus, unless there is a default answer.
  public var isDestructive: Bool
  /// The answer that has the initial focus, which Enter gives; nil for no if yes is destructive, else yes.
  public var defaultAnswer: Bool?

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - question: The message that asks; it needs no actions of its own.
  ///   - yes: The label of the action that confirms.
  ///   - no: The label of the action that declines.
  ///   - isDestructive: Whether yes is destructive.
  ///   - defaultAnswer: The answer that has the initial focus; nil for no if yes is destructive, else yes.
  public init(
    _ question: Message, yes: String = "Yes", no: String = "No", isDestructive: Bool = false,
    default defaultAnswer: Bool? = nil
  ) {
    self.question = question
    self.yes = yes
    self.no = no
    self.isDestructive = isDestructive
    self.defaultAnswer = defaultAnswer
  }

  /// The question with its two actions, `yes` and `no`.
  public var message: Message {
    question.action("yes", yes, role: isDestructive ? .destructive : .default)
      .action("no", no, role: .cancel)
  }

  /// The initial focus: the default answer, or else no if yes is destructive, else yes.
  public var firstFocus: FocusTarget.Kind? {
    .action(defaultAnswer ?? !isDestructive ? "yes" : "no")
  }

  /// Returns the whole message, with its actions and their keys.
  public func body(in environment: ViewEnvironment) -> some Element {
    MessageContent(Post(number: 0, message: message))
  }

  /// Ignores all input: the actions handle it.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<Bool> {
    .ignored
  }

  /// Returns true for `yes`, false for `no`.
  public func answer(to action: String) -> Bool? {
    switch action {
    case "yes": true
    case "no": false
    default: nil
    }
  }
}
