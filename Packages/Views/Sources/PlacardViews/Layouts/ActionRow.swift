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

/// Which keys choose the actions of a message.
public enum ActionKeys {
  /// Returns one key for every action, in the same order.
  ///
  /// A key that was asked for is granted to the first that asks. Another action gets the first
  /// letter of its label that is free, then a free digit from 1; nil when there is none left.
  public static func keys(for actions: [Message.Action]) -> [String?] {
    var taken: Set<String> = []
    var keys: [String?] = actions.map { action in
      guard let key = action.key, !key.isEmpty, taken.insert(key).inserted else { return nil }
      return key
    }
    let digits = (1...9).map(String.init)
    for (index, action) in actions.enumerated() where keys[index] == nil {
      let letters = action.label.lowercased().filter { $0.isASCII && $0.isLetter }.map(String.init)
      keys[index] = (letters + digits).first { taken.insert($0).inserted }
    }
    return keys
  }
}
