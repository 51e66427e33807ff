import PlacardAccessibility
import PlacardModels

/// Content that is not a message, with its announcement; created before the manager's lock is
/// taken.
final class CustomContent: Sendable {
  /// The source of the content's announcement.
  enum Speech: Sendable {
    /// The announcement of its message.
    case message
    /// An announcement of its own; nil for none.
    case own(Announcement?)
  }

  let value: any Identifiable & Sendable
  let speech: Speech
  private let reference: ManagerReference

  /// Evaluates the announcement of a value.
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
