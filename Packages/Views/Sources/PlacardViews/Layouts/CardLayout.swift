public import PlacardModels

/// The view `card`: a box with a rounded border in the severity's colour that hugs what it says.
///
/// ```text
/// ╭──────────────────────────╮
/// │ ✗ Build failed        ×3 │
/// │   3 errors in Layout     │
/// ╰──────────────────────────╯
/// ```
public struct CardLayout: MessageView {
  /// The most columns, where the option `maxWidth` does not say.
  public var maxWidth: Int
  /// The fewest columns, where there are so many.
  public var minWidth: Int

  /// Creates the view.
  public init(maxWidth: Int = 60, minWidth: Int = 24) {
    self.maxWidth = maxWidth
    self.minWidth = minWidth
  }

  /// Returns a border round the icon and all that the message says; without one if it is narrow.
  public func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    let content = MessageContent(post, .spread)
    if environment.columns >= 12 {
      content.padding(horizontal: 1)
        .panel(post.fill(in: environment), .severity(post.message.severity))
    } else {
      content.background(post.fill(in: environment))
    }
  }

  /// Returns a width that hugs the content, and leaves a bar room to be read.
  public func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    let most = post.options.maxWidth ?? maxWidth
    let least = post.message.progress == nil ? minWidth : 40
    return .hug(least: min(least, most), most: most)
  }
}
