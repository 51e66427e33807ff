import PlacardLayout
import PlacardModels

/// The view `badge`: a sign on a coloured background beside title and subtitle, and a close button.
///
/// ```text
/// ╭──────────────────────────────────╮
/// │ █████  New mail                ✕ │
/// │ ██✉██  3 unread                  │
/// │ █████                            │
/// ╰──────────────────────────────────╯
/// ```
struct BadgeLayout: MessageStyle {
  /// The most columns, where the option `maxWidth` does not say.
  var maxWidth: Int
  /// The minimum width in columns, where the place is that wide.
  var minWidth: Int
  /// The cells kept free around it, where its options say nothing.
  var margin: Margin

  /// Creates the view; a column is the 10 points that SwiftMessages keeps free, of which a row has 16.
  init(
    maxWidth: Int = 60, minWidth: Int = 36,
    margin: Margin = Margin(leading: 1, trailing: 1, collapses: true)
  ) {
    self.maxWidth = maxWidth
    self.minWidth = minWidth
    self.margin = margin
  }

  /// Returns the badge, the texts and the button in a box; in few columns the message alone.
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let isLarge = environment.columns >= 28 && environment.rows ?? .max >= 5
    let isTitleAlone = post.visibleTitle == nil || post.message.isTitleAlone
    let content = Row(
      gap: environment.columns >= 28 ? 2 : 1, align: isLarge && isTitleAlone ? .center : .start
    ) {
      BadgeMark(post.message, isLarge: isLarge).align(.start)
      MessageContent(post, .spread, hasIcon: false, bodyPaint: .muted)
      if post.options.dismissible ?? true { CloseButton().align(.start) }
    }
    if environment.columns >= 20 {
      content.padding(horizontal: 1).panel(environment.configuration.background, .muted)
    } else {
      MessageContent(post, .spread, bodyPaint: .muted)
    }
  }

  /// Returns a width that hugs the content, and leaves a bar space to be read.
  func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    CardLayout(maxWidth: maxWidth, minWidth: minWidth).width(of: post, in: environment)
  }
}
