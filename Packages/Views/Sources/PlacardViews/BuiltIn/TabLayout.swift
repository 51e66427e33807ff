import PlacardModels

/// The view `tab`: a card that hangs on its edge, with round corners only where it ends.
///
/// ```text
/// │ ✗ Build failed        ×3 │
/// │   3 errors in Layout     │
/// ╰──────────────────────────╯
/// ```
///
/// At the bottom it stands on its edge, and in the middle it is a card.
struct TabLayout: MessageStyle {
  /// The most columns, where the option `maxWidth` does not say.
  var maxWidth: Int
  /// The minimum width in columns, where the place is that wide.
  var minWidth: Int
  /// The cells kept free around it, where its options say nothing.
  var margin: Margin

  /// Creates the view; a column is the 10 points that SwiftMessages keeps free, of which a row has 16.
  init(
    maxWidth: Int = 60, minWidth: Int = 24,
    margin: Margin = Margin(leading: 1, trailing: 1)
  ) {
    self.maxWidth = maxWidth
    self.minWidth = minWidth
    self.margin = margin
  }

  /// Returns the icon and all that the message says, with a line on three sides.
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Card(
      content: MessageContent(post, .spread),
      openSide: Border.OpenSide(at: post.options.placement))
  }

  /// Returns a width that hugs the content, and leaves a bar space to be read.
  func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    CardLayout(maxWidth: maxWidth, minWidth: minWidth).width(of: post, in: environment)
  }
}
