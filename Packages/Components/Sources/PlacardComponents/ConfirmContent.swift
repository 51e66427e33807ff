import PlacardAccessibility
import PlacardModels
import PlacardViews

/// A yes-or-no question as an ordinary message, drawn by the style of its post.
///
/// It is interactive only to name its initial focus.
struct ConfirmContent: Identifiable, AccessibleMessage, InteractiveView {
  let message: Message
  private let firstFocus: FocusTarget.Kind?

  init(_ confirm: Confirm) {
    message = confirm.message
    firstFocus = confirm.firstFocus
  }

  /// The id of the question.
  var id: String { message.id }

  func firstFocus(of post: Post) -> FocusTarget.Kind? { firstFocus }

  /// Ignores all input: the actions handle it.
  func handle(_ input: ViewInput, focus: FocusTarget.Kind?, of post: Post) -> ViewReaction {
    .ignored
  }
}
