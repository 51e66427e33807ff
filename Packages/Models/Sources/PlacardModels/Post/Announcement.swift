/// Whether an announcement waits for a pause in what is being said, or interrupts it.
public enum Politeness: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nothing is said.
  case off
  /// Said at the next pause.
  case polite
  /// Said at once.
  case assertive
}

/// What a screen reader announces.
public struct Announcement: Sendable, Equatable {
  /// The words.
  public var text: String
  /// How politely they are said.
  public var politeness: Politeness

  /// Creates an announcement.
  public init(_ text: String, politeness: Politeness = .polite) {
    self.text = text
    self.politeness = politeness
  }
}
