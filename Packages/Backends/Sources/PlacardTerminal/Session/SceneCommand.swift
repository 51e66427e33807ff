import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardViews

/// What posters ask of the scene of a session.
enum SceneCommand: Sendable {
  /// Begins a post's entrance, and rings the bell if it calls for attention.
  case show(Post, pictures: [String: Picture], rings: Bool, words: AnnouncementWords)
  /// Updates a post's content.
  case update(Post, pictures: [String: Picture], words: AnnouncementWords)
  /// Begins a post's exit.
  case hide(Post)
  /// Updates how many posts wait in a lane.
  case updateQueue(LaneQueue)
  /// Sets the appearance of later posts, or of all.
  case configure(ViewConfiguration, appliesToAll: Bool)
  /// Draws the current frame, however recent the latest one is.
  case redraw
  /// Closes the scene: posts that never ended by themselves stay in the scrollback; if the process exits, all
  /// that are shown, and the given ones that the scene has not received.
  case close(with: [Post], isSettling: Bool)
}
