import PlacardAccessibility
public import PlacardModels

/// A message's actions with the keys that choose them; those that find no room go on below.
public struct ActionRow: Element {
  private let actions: [Message.Action]

  /// Creates a row; without actions it is absent.
  public init(_ actions: [Message.Action]) {
    self.actions = actions
  }

  /// Returns one node with a target for every action.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let keys = ActionKeys.keys(for: actions)
    return Row(gap: 2, wraps: true) {
      for (action, key) in zip(actions, keys) {
        Row(gap: 1) {
          if let key { Text(line: "[\(key)]").bold().shrink(0) }
          Text(line: action.label).rows(atMost: 1)
        }
        .foreground(paint(of: action.role)).target(.action(action.id))
      }
    }.nodes(in: environment)
  }

  private func paint(of role: Message.Action.Role) -> Paint {
    switch role {
    case .default: .accent
    case .cancel: .muted
    case .destructive: .error
    }
  }
}
