import PlacardAccessibility
import PlacardModels

/// Content that is not a message, with what is said of it; made before the manager's lock is taken.
final class CustomContent: Sendable {
  /// Where the announcement of the content comes from.
  enum Speech: Sendable {
    /// The content says what its message says.
    case message
    /// The content has words of its own; nil when nothing is said.
    case own(Announcement?)
  }

  let value: any Identifiable & Sendable
  let speech: Speech
  private let reference: ManagerReference

  /// Evaluates what is said of a value.
  ///
  /// - Parameters:
  ///   - value: The content.
  ///   - message: The message that stands for it.
  ///   - words: The words to add.
  ///   - reference: The manager, which may release the value last.
  init(
    _ value: some Identifiable & AccessibleMessage, message: Message, in words: AnnouncementWords,
    of reference: ManagerReference
  ) {
    self.value = value
    self.reference = reference
    let announcement = value.announcement(in: words)
    speech = announcement == message.announcement(in: words) ? .message : .own(announcement)
  }

  deinit { reference.release(value) }
}
