import PlacardAccessibility
import PlacardModels
import PlacardViews

/// Actions as buttons that are reached by the focus and the pointer, not by letters.
struct ButtonRow: Element {
  let actions: [Message.Action]

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    Row(gap: 2, wraps: true) {
      for action in actions {
        Text(line: "[ \(action.label) ]").foreground(action.role == .cancel ? .muted : .accent)
          .target(.action(action.id))
      }
    }.nodes(in: environment)
  }
}

extension Message.Action {
  /// Takes an answer.
  static func accept(_ label: String) -> Message.Action { Message.Action("ok", label) }
  /// Ends without one.
  static func cancel(_ label: String) -> Message.Action {
    Message.Action("cancel", label, role: .cancel)
  }
}
