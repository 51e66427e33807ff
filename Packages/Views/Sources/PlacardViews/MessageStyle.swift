public import PlacardAccessibility
public import PlacardModels

/// Draws any post as elements: how one kind of message looks, by name.
///
/// A style is a pure function; it holds numbers at most. Conditions, loops and several statements
/// need no attribute in the body of a conforming type. Content with data of its own is a ``MessageView``.
///
/// ```swift
/// struct Quiet: MessageStyle {
///   func body(of post: Post, in environment: ViewEnvironment) -> some Element {
///     Row(gap: 1) { Icon("♪"); Text(post.message.title ?? "") }
///       .padding(horizontal: 2).border(.rounded)
///   }
/// }
/// ```
public protocol MessageStyle: Sendable {
  /// What the body is made of.
  associatedtype Body: Element

  /// Returns what is drawn.
  @ElementBuilder func body(of post: Post, in environment: ViewEnvironment) -> Body

  /// Returns how wide it is; by default as wide as the option `maxWidth` and the place allow.
  func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth

  /// Its alignment in a wider place, if the options say no more than top or bottom.
  ///
  /// By default at the leading side; above an application always in the middle.
  var alignment: TextAlignment { get }

  /// The cells that it keeps free around it above an application, where its options say nothing.
  ///
  /// By default none. A collapsing one counts only as far as the application's bars are not larger. In
  /// a corner at least a row and two columns are kept free.
  var margin: Margin { get }

  /// Returns what can take the focus, the first first; by default what the post's content offers.
  func focusTargets(of post: Post, in words: AnnouncementWords) -> [FocusTarget]
}

extension MessageStyle {
  /// As wide as the option `maxWidth` and the place allow.
  public func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    .fill(most: post.options.maxWidth ?? .max)
  }

  /// Where writing starts.
  public var alignment: TextAlignment { .start }

  /// None.
  public var margin: Margin { Margin() }

  /// Returns what the content offers.
  public func focusTargets(of post: Post, in words: AnnouncementWords) -> [FocusTarget] {
    let content = post.content as? any AccessibleMessage ?? post.message
    return content.focusTargets(in: words)
  }
}
