public import PlacardModels

/// The accessible form of content: the text, its politeness, and what can take focus.
///
/// `Message` conforms. A custom view whose content is not in its message returns a conforming value
/// of its own. Only ``spokenText(in:)`` has no default.
public protocol AccessibleMessage: Sendable {
  /// Returns what is said, in one line and safe to speak; empty says nothing.
  func spokenText(in words: AnnouncementWords) -> String

  /// Whether it waits for a pause, interrupts, or is not said; polite by default.
  var politeness: Politeness { get }

  /// What can take focus, the first first; nothing by default.
  var focusTargets: [FocusTarget] { get }
}

extension AccessibleMessage {
  /// At the next pause.
  public var politeness: Politeness { .polite }

  /// Nothing.
  public var focusTargets: [FocusTarget] { [] }

  /// Returns what is said when it is shown, or nil when nothing is.
  public func announcement(in words: AnnouncementWords = .english) -> Announcement? {
    Announcement(saying: spokenText(in: words), politeness: politeness)
  }
}

extension Announcement {
  /// Creates an announcement unless there is nothing to say or it is off.
  init?(saying text: String, politeness: Politeness) {
    guard politeness != .off, !text.isEmpty else { return nil }
    self.init(text, politeness: politeness)
  }
}
