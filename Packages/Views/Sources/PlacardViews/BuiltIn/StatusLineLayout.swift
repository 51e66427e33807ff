import PlacardLayout
import PlacardModels

/// The view `statusLine`: one line on a background in the severity's colour, as wide as the place.
///
/// ```text
///           ✗ Build failed  3 errors in Layout          12/40  ×3
/// ```
///
/// The title comes first; what does not fit beside it is shortened or left out: the body, then actions.
struct StatusLineLayout: MessageStyle {
  /// Creates the view.
  init() {}

  /// Returns icon, title and body in the middle, and at the end what can be counted or pressed.
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let message = post.message
    let isSpacious = environment.columns >= 24
    Row(gap: 2) {
      Row(gap: 2, justify: .center) {
        Row(gap: 1) {
          Icon(of: message, in: environment)
          Text(joining: post.headline ?? "").rows(atMost: 1).bold()
        }
        if isSpacious, post.visibleTitle != nil {
          Text(joining: message.body ?? "").rows(atMost: 1).shrink(100)
        }
      }.grow()
      if isSpacious {
        if let progress = message.progress { ProgressFigures(progress) }
        CountMark(post)
        ActionRow(besideHeadlineOf: post, in: environment).shrink(0)
      }
    }
    .padding(horizontal: environment.columns >= 12 ? 1 : 0).frame(maxHeight: 1)
    .background(post.fill(in: environment) ?? .severity(message.severity))
    .inverted(environment.invertsFills)
  }
}
