import PlacardLayout
public import PlacardModels
import PlacardText

/// The view `statusLine`: one line on a ground in the severity's colour, as wide as the place.
///
/// ```text
///           ✗ Build failed  3 errors in Layout          12/40  ×3
/// ```
///
/// The title comes first; what does not fit beside it is shortened or left out: the body, then actions.
public struct StatusLineLayout: MessageView {
  /// Creates the view.
  public init() {}

  /// Returns icon, title and body in the middle, and at the end what can be counted or pressed.
  public func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let message = post.message
    let isRoomy = environment.columns >= 24
    Row(gap: 2) {
      Row(gap: 2, justify: .center) {
        Row(gap: 1) {
          Icon(of: message, in: environment)
          Text(joining: post.headline ?? "").rows(atMost: 1).bold()
        }
        if isRoomy, post.visibleTitle != nil {
          Text(joining: message.body ?? "").rows(atMost: 1).shrink(100)
        }
      }.grow()
      if isRoomy {
        if let progress = message.progress { figures(of: progress, in: environment) }
        CountMark(post)
        ActionRow(message.actions, columns: roomForActions(of: post, in: environment)).shrink(0)
      }
    }
    .padding(horizontal: environment.columns >= 12 ? 1 : 0).frame(maxHeight: 1)
    .background(post.fill(in: environment) ?? .severity(message.severity))
    .inverted(environment.depth == .none)
  }

  private func figures(
    of progress: Message.Progress, in environment: ViewEnvironment
  ) -> some Element {
    Row(gap: 1) {
      if progress.fraction == nil { Spinner() }
      Text(line: shown(progress, in: environment).figures ?? "")
    }.shrink(0)
  }

  private func shown(
    _ progress: Message.Progress, in environment: ViewEnvironment
  ) -> Message.Progress {
    environment.columns < 60 ? progress.withoutUnit : progress
  }

  /// What the title, its icon and the figures leave; the title is never sure of more than a half.
  private func roomForActions(of post: Post, in environment: ViewEnvironment) -> Int {
    let title = columns(of: post.headline ?? "", model: environment.widthModel)
    let figures = post.message.progress.map { shown($0, in: environment).figures?.count ?? 1 }
    let others = (figures.map { $0 + 2 } ?? 0) + (post.count > 1 ? 6 : 0)
    return environment.columns - min(title + 3, environment.columns / 2) - others - 4
  }
}
