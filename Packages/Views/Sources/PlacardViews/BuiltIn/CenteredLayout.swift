import PlacardModels

/// The view `centered`: everything one below the other in the middle of a roomy box.
///
/// ```text
/// ╭──────────────────────────────╮
/// │                              │
/// │              ▲               │
/// │       Delete 3 files?        │
/// │  They cannot be brought back │
/// │                              │
/// │    [d] Delete  [k] Keep      │
/// │                              │
/// ╰──────────────────────────────╯
/// ```
struct CenteredLayout: MessageStyle {
  /// The most columns, where the option `maxWidth` does not say.
  var maxWidth: Int
  /// The minimum width in columns, where the place is that wide.
  var minWidth: Int
  /// The cells kept free around it, where its options say nothing.
  var margin: Margin

  /// Creates the view; a column is the 10 points that SwiftMessages keeps free, of which a row has 16.
  init(
    maxWidth: Int = 60, minWidth: Int = 32,
    margin: Margin = Margin(leading: 1, trailing: 1, collapses: true)
  ) {
    self.maxWidth = maxWidth
    self.minWidth = minWidth
    self.margin = margin
  }

  /// In the middle.
  var alignment: TextAlignment { .center }

  /// Returns the icon above all that the message says, and a border with space inside.
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let content = MessageContent(post, .centered)
    if environment.columns >= 20 {
      content.padding(vertical: environment.isHigh ? 1 : 0, horizontal: 2)
        .panel(post.fill(in: environment), .severity(post.message.severity))
    } else {
      content.background(post.fill(in: environment))
    }
  }

  /// Returns a width that hugs the content.
  func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    let most = post.options.maxWidth ?? maxWidth
    return .hug(least: min(minWidth, most), most: most)
  }
}
