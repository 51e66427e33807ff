public import PlacardAccessibility
public import PlacardModels

extension LinePrompt {
  /// Asks for one of a message's actions, by their keys, or by their numbers if there are more than nine.
  ///
  /// - Parameters:
  ///   - message: The message; with at least one action.
  ///   - focus: What an empty line chooses, if it is an action.
  public init(choosingFrom message: Message, focus: FocusTarget.Kind?) {
    let actions = message.actions
    let keys = actions.count > 9 ? [] : ActionKeys.keys(for: actions)
    let options = actions.indices.map { index in
      Option(
        actions[index].label, key: keys.isEmpty ? nil : keys[index], name: actions[index].id)
    }
    let usual = actions.firstIndex { .action($0.id) == focus }
    self.init(.one(default: usual), options: options)
  }
}
