import PlacardModels

/// The view `message`: as wide as the place, with a stripe in the severity's colour at its start.
///
/// ```text
/// ▌ ✗ Build failed  ×3
/// ▌   3 errors in Layout
/// ```
struct MessageLayout: MessageStyle {
  /// Creates the view.
  init() {}

  /// Returns a stripe, the icon, and all that the message says.
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Row(gap: 1) {
      if environment.columns >= 12 {
        Stripe(paint: .severity(post.message.severity))
      }
      MessageContent(post)
    }
    .background(post.fill(in: environment))
  }
}
