public import PlacardModels

/// Content that draws itself.
///
/// A value that is `Identifiable` and an `AccessibleMessage` is posted as it is; where it is a `MessageView`
/// as well, posters that draw use its body instead of a style. The body is a pure function of the value and
/// the environment, which has the post.
///
/// ```swift
/// struct Volume: Identifiable, AccessibleMessage, MessageView {
///   let id = "volume"
///   var level: Double
///   var message: Message { "Volume \(Int(level * 100)) %" }
///   func body(in environment: ViewEnvironment) -> some Element {
///     Row(gap: 1) { Icon("♪"); ProgressBar(.fraction(level)).grow(1) }
///       .padding(horizontal: 2).border(.rounded)
///   }
/// }
/// ```
public protocol MessageView: Sendable {
  /// What the body is made of.
  associatedtype Body: Element

  /// Returns what is drawn; ``ViewEnvironment/post`` is the post that it is drawn for.
  @ElementBuilder func body(in environment: ViewEnvironment) -> Body

  /// Returns how wide it is; by default as wide as the option `maxWidth` and the place allow.
  func width(in environment: ViewEnvironment) -> ViewWidth

  /// Its alignment in a wider place; see ``MessageStyle/alignment``.
  var alignment: TextAlignment { get }

  /// The cells that it keeps free around it above an application; see ``MessageStyle/margin``.
  var margin: Margin { get }
}

extension MessageView {
  /// As wide as the option `maxWidth` and the place allow.
  public func width(in environment: ViewEnvironment) -> ViewWidth {
    .fill(most: environment.post?.options.maxWidth ?? .max)
  }

  /// Where writing starts.
  public var alignment: TextAlignment { .start }

  /// None.
  public var margin: Margin { Margin() }
}

/// Draws content that draws itself, where a style is asked for.
struct ContentStyle<View: MessageView>: MessageStyle {
  let view: View

  var alignment: TextAlignment { view.alignment }
  var margin: Margin { view.margin }

  func body(of post: Post, in environment: ViewEnvironment) -> View.Body {
    view.body(in: environment.drawing(post))
  }

  func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    view.width(in: environment.drawing(post))
  }
}
