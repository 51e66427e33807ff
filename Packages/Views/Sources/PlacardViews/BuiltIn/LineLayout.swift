import PlacardLayout
import PlacardModels

/// The view `line`: all in one row without a border or a background, as wide as the place.
///
/// ```text
/// ✗ Build failed  3 errors in Layout  12/40  ×3  [r] Retry
/// ● Indexing  ━━━╸──────── 12/40 files
/// ```
///
/// The title comes first; what does not fit beside it is shortened or left out: the body, then actions.
/// The bar is there in 60 columns and without actions.
struct LineLayout: MessageStyle {
  /// The columns of the bar.
  private static let bar = 12

  /// Creates the view.
  init() {}

  /// Returns icon, title and body, and after them what can be counted or pressed.
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let message = post.message
    let isSpacious = environment.columns >= 24
    Row(gap: 2) {
      Row(gap: 1) {
        Icon(of: message, in: environment)
        Text(joining: post.headline ?? "").rows(atMost: 1).bold()
      }
      if isSpacious {
        if post.visibleTitle != nil {
          Text(joining: message.body ?? "").rows(atMost: 1).foreground(.muted).shrink(100)
        }
        if let progress = message.progress {
          Row(gap: 1) {
            if environment.columns >= 60, message.actions.isEmpty {
              ProgressBar(progress, paint: .severity(message.severity))
                .frame(minWidth: Self.bar).shrink(0)
            }
            ProgressFigures(progress)
          }.shrink(0)
        }
        CountMark(post)
        ActionRow(besideHeadlineOf: post, in: environment).shrink(0)
      }
    }
    .frame(maxHeight: 1).background(post.fill(in: environment))
  }
}
