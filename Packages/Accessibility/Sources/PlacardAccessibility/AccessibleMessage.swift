public import PlacardModels
import PlacardText

/// Content with words: what stands for it where it cannot be drawn, and what is said of it.
///
/// Only ``message`` has no default. The rest follows from it; content that is drawn as a picture or a bar
/// says in ``spokenText(in:)`` what a person sees.
///
/// ```swift
/// struct Volume: Identifiable, AccessibleMessage {
///   let id = "volume"
///   var level: Double
///   var message: Message { "Volume \(Int(level * 100)) %" }
///   func spokenText(in words: AnnouncementWords) -> String {
///     "Volume \(Int(level * 100)) \(words.percent)"
///   }
/// }
/// ```
public protocol AccessibleMessage: Sendable {
  /// The message that stands for it in plain lines, streams and logs; its actions are those of the post.
  var message: Message { get }

  /// Returns what is said when it is shown; empty says nothing. By default what the message says.
  func spokenText(in words: AnnouncementWords) -> String

  /// Whether it waits for a pause, interrupts, or is not said; by default as the message asks.
  var politeness: Politeness { get }

  /// Returns what can take focus, the first first; by default the message, then its actions.
  func focusTargets(in words: AnnouncementWords) -> [FocusTarget]
}

extension AccessibleMessage {
  /// Returns what the message says.
  public func spokenText(in words: AnnouncementWords) -> String {
    message.spokenText(in: words)
  }

  /// As the message asks.
  public var politeness: Politeness { message.politeness }

  /// Returns the message, under the spoken text, then its actions.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    [FocusTarget(.message, label: spokenText(in: words).spoken)] + message.actionTargets
  }

  /// Returns what is said when it is shown, in one line and safe to speak, or nil when nothing is.
  public func announcement(in words: AnnouncementWords = .english) -> Announcement? {
    Announcement(saying: spokenText(in: words).spoken, politeness: politeness)
  }
}

extension Announcement {
  /// Creates an announcement unless there is nothing to say or it is off.
  init?(saying text: String, politeness: Politeness) {
    guard politeness != .off, !text.isEmpty else { return nil }
    self.init(text, politeness: politeness)
  }
}

extension Message {
  /// Every action, under its alternative or its label.
  var actionTargets: [FocusTarget] {
    actions.map { FocusTarget(.action($0.id), label: ($0.alternative ?? $0.label).spoken) }
  }
}

extension String {
  /// The text in one line, safe to speak.
  var spoken: String {
    Sanitizer(lines: .joined, maximumBytes: 65536)(self)
  }
}
