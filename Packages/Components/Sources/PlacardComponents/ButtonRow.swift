import PlacardAccessibility
import PlacardModels
import PlacardViews

/// Actions as buttons that are reached by the focus and the pointer, without letter keys.
struct ButtonRow: Element {
  let actions: [Message.Action]

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    Row(gap: 2, wraps: true) {
      for action in actions {
        Row(gap: 1) {
          FocusMark(.action(action.id))
          Text(line: "[ \(action.label) ]").foreground(action.role == .cancel ? .muted : .accent)
        }.target(.action(action.id))
      }
    }.nodes(in: environment)
  }
}

extension Message.Action {
  /// Submits the answer.
  static func accept(_ label: String) -> Message.Action { Message.Action("ok", label) }
  /// Ends without an answer.
  static func cancel(_ label: String) -> Message.Action {
    Message.Action("cancel", label, role: .cancel)
  }
}

extension Message {
  /// The question, with the two actions that end it.
  init(asking title: String, labels: (ok: String, cancel: String)) {
    self.init(title)
    actions = [.accept(labels.ok), .cancel(labels.cancel)]
  }
}

extension [FocusTarget] {
  /// The two actions that end a question.
  static func answers(_ labels: (ok: String, cancel: String)) -> [FocusTarget] {
    [
      FocusTarget(.action("ok"), label: labels.ok),
      FocusTarget(.action("cancel"), label: labels.cancel),
    ]
  }
}
