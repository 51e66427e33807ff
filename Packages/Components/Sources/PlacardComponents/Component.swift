public import PlacardAccessibility
import PlacardModels
public import PlacardViews

/// Something that a person works with until it has an answer: a question, a list, a field, a form.
///
/// A component is content that draws itself, and a value: what it looks like follows from what it holds, and
/// what a person does changes that. It is presented with ``PlacardPosting/PostManager/present(_:_:nonInteractive:)``, any
/// number of times.
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
  /// What a person answers with.
  associatedtype Answer: Sendable
  /// Takes what a person does; quick, and without calling a manager.
  mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<Answer>

  /// Returns what the choice of an action means as things stand; nil for no answer.
  func answer(to action: String) -> Answer?

  /// What has the focus at first; by default what comes first of all that can take it.
  var firstFocus: FocusTarget.Kind? { get }
}

extension Component {
  /// Returns the actions of the message.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    message.actions.map { FocusTarget(.action($0.id), label: $0.alternative ?? $0.label) }
  }

  /// What comes first.
  public var firstFocus: FocusTarget.Kind? { focusTargets(in: .english).first?.kind }
}

/// What a component makes of what a person did.
public enum ComponentResponse<Answer: Sendable>: Sendable {
  /// It was not for the component.
  case ignored
  /// It may look different now.
  case changed
  /// The focus goes elsewhere.
  case focus(FocusTarget.Kind)
  /// This is the answer, given by an action of the message.
  case answered(Answer, action: String)
  /// There will be none.
  case dismissed
}
