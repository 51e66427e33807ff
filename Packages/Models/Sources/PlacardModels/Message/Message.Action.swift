extension Message {
  /// An action that the user may choose in answer to a message.
  public struct Action: Sendable, Hashable, Identifiable {
    /// The semantic role of an action.
    public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
      case `default`, cancel, destructive
    }

    /// The identifier of the action, unique within the message.
    public var id: String
    /// The visible label.
    public var label: String
    /// The semantic role.
    public var role: Role
    /// The key that chooses it; nil lets the view assign one.
    public var key: String?
    /// Whether the message stays after the action is chosen.
    public var keepsOpen: Bool
    /// The spoken label, where it differs from the visible one.
    public var alternative: String?

    /// Creates an action.
    public init(
      _ id: String, _ label: String, role: Role = .default, key: String? = nil,
      keepsOpen: Bool = false, alternative: String? = nil
    ) {
      self.id = id
      self.label = label
      self.role = role
      self.key = key
      self.keepsOpen = keepsOpen
      self.alternative = alternative
    }
  }

  /// Returns the message with one more action.
  public func action(
    _ id: String, _ label: String, role: Action.Role = .default, key: String? = nil,
    keepsOpen: Bool = false, alternative: String? = nil
  ) -> Message {
    var copy = self
    copy.actions.append(
      Action(id, label, role: role, key: key, keepsOpen: keepsOpen, alternative: alternative))
    return copy
  }
}
