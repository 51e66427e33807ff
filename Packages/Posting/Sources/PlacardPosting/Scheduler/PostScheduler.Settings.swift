import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  /// The configuration of a scheduler.
  struct Settings: Sendable {
    /// The reading speed from which an automatic duration is computed.
    let readingTime: ReadingTime
    /// The texts of the posts that the scheduler creates itself.
    let words: PostWords
    /// The words added to announcements; nil for English.
    var announcementWords: AnnouncementWords?
    /// The hooks that may refuse a post or a removal.
    let postPolicy: PostPolicy?
    /// The lengths of a post's entrance and exit, the longest of its posters'; nil for zero.
    let timing: (@Sendable (Post) -> PostTiming)?
  }
}
