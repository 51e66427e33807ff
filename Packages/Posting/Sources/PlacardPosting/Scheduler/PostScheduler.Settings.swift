import PlacardAccessibility
import PlacardModels

extension PostScheduler {
  /// What a scheduler is created with.
  struct Settings: Sendable {
    /// How long a message takes to read: the length of an automatic duration.
    let readingTime: ReadingTime
    /// The words of the posts that the scheduler makes itself.
    let words: PostWords
    /// The words that are added to what is said of a message; nil for English.
    var announcementWords: AnnouncementWords?
    /// Who may refuse a post or a removal.
    let postPolicy: PostPolicy?
    /// How long entrance and exit of a post take, the longest of its posters' answers; nil for none.
    let timing: (@Sendable (Post) -> PostTiming)?
  }
}
