import PlacardModels
import PlacardViews

/// A post in a single row without a background, where the place lacks space: sign, title, and how far its
/// work is.
///
/// ```text
/// ● Downloading 4 files ━━━━━━━╸────────────  33%
/// ```
struct StatusLine: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let message = post.message
    Row(gap: 1) {
      Icon(of: message, in: environment)
      Text(joining: message.title ?? message.body ?? "").rows(atMost: 1).shrink(100)
      if let progress = message.progress {
        if environment.columns >= 40 { ProgressBar(progress).grow().frame(maxWidth: 24) }
        Text(line: progress.figures ?? "").shrink(0)
      } else if message.title != nil {
        Text(joining: message.body ?? "").rows(atMost: 1).shrink(200)
      }
    }
    .frame(maxHeight: 1)
  }
}
