public import PlacardAccessibility
import PlacardModels
public import PlacardViews

/// An interactive view that produces an answer: a question, a list, a text field, a form.
///
/// A component is a value that draws itself from its state and changes that state in response to input.
/// Present it, any number of times, with ``PlacardPosting/PostManager/present(_:_:nonInteractive:)``.
///
/// ```swift
/// struct Volume: Component {
///   var level = 5
///   var message: Message { Message("Volume").action("ok", "OK") }
///   func body(in environment: ViewEnvironment) -> some Element {
///     Column { Text(line: "Volume \(level)"); ProgressBar(.fraction(Double(level) / 10)) }
///   }
///   mutating func handle(_ input: ViewInput, focus: FocusTarget.Kind?) -> ComponentResponse<Int> {
///     switch input {
///     case .key(ViewKey(.left)): level = max(level - 1, 0)
///     case .key(ViewKey(.right)): level = min(level + 1, 10)
///     case .key(ViewKey(.enter)): return .answered(level, action: "ok")
///     default: return .ignored
///     }
///     return .changed
///   }
///   func answer(to action: String) -> Int? { level }
/// }
/// ```
public protocol Component: AccessibleMessage, MessageView {
  /// The type of the answer.
  associatedtype Answer: Sendable
  /// Handles user input; must be quick, and must not call a manager.
  mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<Answer>

  /// Returns the answer that an action gives in the current state; nil for none.
  func answer(to action: String) -> Answer?

  /// Returns an answer in words, for the line that stays of a question; nil, the default, for the label of the
  /// action that gave it.
  func answerText(_ answer: Answer) -> String?

  /// The initial focus; by default the first focus target.
  var firstFocus: FocusTarget.Kind? { get }

  /// What is asked now where only lines are read; nil, the default, for one of the message's actions.
  var linePrompt: LinePrompt? { get }

  /// Takes an answer to the line prompt; must be quick. By default the next prompt is asked.
  mutating func take(_ answer: LineAnswer) -> LineResponse<Answer>
}

extension Component {
  /// Returns the actions of the message.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    message.actions.map { FocusTarget(.action($0.id), label: $0.alternative ?? $0.label) }
  }

  /// The label of the action.
  public func answerText(_ answer: Answer) -> String? { nil }

  /// The first focus target.
  public var firstFocus: FocusTarget.Kind? { focusTargets(in: .english).first?.kind }

  /// One of the message's actions.
  public var linePrompt: LinePrompt? { nil }

  /// The next prompt.
  public mutating func take(_ answer: LineAnswer) -> LineResponse<Answer> { .next }
}

/// A component's response to user input.
public enum ComponentResponse<Answer: Sendable>: Sendable {
  /// The component did not handle the input.
  case ignored
  /// The component handled the input and may have to be redrawn.
  case changed
  /// Moves the focus to another target.
  case focus(FocusTarget.Kind)
  /// Ends with an answer, given by an action of the message.
  case answered(Answer, action: String)
  /// Ends without an answer.
  case dismissed
}

/// A component's response to a line.
public enum LineResponse<Answer: Sendable>: Sendable {
  /// Something else is asked: what the component's prompt is now.
  case next
  /// The line is refused; the text says why in one sentence.
  case refused(String)
  /// Ends with an answer, given by an action of the message.
  case answered(Answer, action: String)
}
