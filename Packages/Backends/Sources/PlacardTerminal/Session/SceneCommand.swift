import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardViews

/// What a poster asks of its scene.
enum SceneCommand: Sendable {
  /// Begins a post's entrance, and calls for attention; the context says where on a screen above an application.
  indirect case show(
    Post, pictures: [String: Picture], attention: Attention?, words: AnnouncementWords,
    context: OverlayContext = .automatic)
  /// Updates a post's content.
  indirect case update(Post, pictures: [String: Picture], words: AnnouncementWords)
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
  case close(with: [Post], isExiting: Bool)
}
