public import PlacardModels

/// The view `tab`: a card that hangs on its edge, with round corners only where it ends.
///
/// ```text
/// │ ✗ Build failed        ×3 │
/// │   3 errors in Layout     │
/// ╰──────────────────────────╯
/// ```
///
/// At the bottom it stands on its edge, and in the middle it is a card.
public struct TabLayout: MessageView {
  /// The most columns, where the option `maxWidth` does not say.
  public var maxWidth: Int
  /// The fewest columns, where there are so many.
  public var minWidth: Int

  /// Creates the view.
  public init(maxWidth: Int = 60, minWidth: Int = 24) {
    self.maxWidth = maxWidth
    self.minWidth = minWidth
  }

  /// Returns the icon and all that the message says, with a line on three sides.
  public func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Card(content: MessageContent(post, .spread), openSide: post.ownEdge)
  }

  /// Returns a width that hugs the content, and leaves a bar room to be read.
  public func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    CardLayout(maxWidth: maxWidth, minWidth: minWidth).width(of: post, in: environment)
  }
}

extension Post {
  /// The side on which it hangs or stands; nil in the middle.
  var ownEdge: Border.OpenSide? {
    switch options.placement ?? .top {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .center: nil
    }
  }
}
