public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// A question that is answered yes or no.
public struct Confirm: Component {
  /// What asks.
  public var question: Message
  /// The label that confirms.
  public var yes: String
  /// The label that does not.
  public var no: String
  /// Whether yes destroys something: then no has the focus at first.
  public var isDestructive: Bool

  /// Creates a question.
  public init(
    _ question: Message, yes: String = "Yes", no: String = "No", isDestructive: Bool = false
  ) {
    self.question = question
    self.yes = yes
    self.no = no
    self.isDestructive = isDestructive
  }

  /// The question with its two actions, `yes` and `no`.
  public var message: Message {
    question.action("yes", yes, role: isDestructive ? .destructive : .default)
      .action("no", no, role: .cancel)
  }

  /// No, where yes destroys something; else yes.
  public var firstFocus: FocusTarget.Kind? { .action(isDestructive ? "no" : "yes") }

  /// Returns all that the question says, with its actions and their keys.
  public func body(in environment: ViewEnvironment) -> some Element {
    MessageContent(Post(number: 0, message: message))
  }

  /// Leaves everything to the actions.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<Bool> {
    .ignored
  }

  /// Returns whether it was confirmed.
  public func answer(to action: String) -> Bool? {
    switch action {
    case "yes": true
    case "no": false
    default: nil
    }
  }
}
