public import PlacardAccessibility
public import PlacardModels

extension Message {
  /// What has the focus at first, so that Enter alone destroys nothing.
  ///
  /// Beside a destructive action it is the first that cancels, else the first that is not destructive, else the
  /// message itself; without a destructive one the first action. Nil without actions.
  public var firstFocus: FocusTarget.Kind? {
    guard let first = actions.first else { return nil }
    guard actions.contains(where: { $0.role == .destructive }) else { return .action(first.id) }
    let safe =
      actions.first { $0.role == .cancel } ?? actions.first { $0.role != .destructive }
    return safe.map { .action($0.id) } ?? .message
  }
}
