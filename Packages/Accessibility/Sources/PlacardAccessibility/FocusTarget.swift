/// Something in a post that can take focus.
public struct FocusTarget: Sendable, Equatable {
  /// What it is.
  public enum Kind: Sendable, Equatable {
    /// The message itself.
    case message
    /// The action of this id.
    case action(String)
    /// Something of a custom view's own, by its name there.
    case custom(String)
  }

  /// What it is.
  public var kind: Kind
  /// What is said when it takes focus; one line.
  public var label: String

  /// Creates a target.
  public init(_ kind: Kind, label: String) {
    self.kind = kind
    self.label = label
  }
}
