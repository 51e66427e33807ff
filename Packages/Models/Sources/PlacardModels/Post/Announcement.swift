/// Whether an announcement waits for a pause in speech or interrupts it.
public enum Politeness: String, Sendable, Hashable, Codable, CaseIterable {
  /// Not announced.
  case off
  /// Announced at the next pause.
  case polite
  /// Announced at once.
  case assertive
}

/// A screen reader announcement.
public struct Announcement: Sendable, Equatable {
  /// The text.
  public var text: String
  /// The politeness.
  public var politeness: Politeness

  /// Creates an announcement.
  public init(_ text: String, politeness: Politeness = .polite) {
    self.text = text
    self.politeness = politeness
  }
}
