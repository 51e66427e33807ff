extension Message {
  /// Something a person may choose in answer to a message.
  public struct Action: Sendable, Hashable, Identifiable {
    /// What choosing it means.
    public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
      case `default`, cancel, destructive
    }

    /// Identifies the action to the program; unique within the message.
    public var id: String
    /// What the person reads.
    public var label: String
    /// What choosing it means.
    public var role: Role
    /// The key that chooses it, or nil for one that the view picks.
    public var key: String?
    /// Whether the message stays after it was chosen.
    public var keepsOpen: Bool
    /// Other words for a person who cannot see the label.
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
