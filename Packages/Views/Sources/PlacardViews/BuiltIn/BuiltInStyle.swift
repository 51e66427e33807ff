public import PlacardModels

/// One of the built-in styles, with numbers of your own.
///
/// ```swift
/// .terminal(styles: ["card": .card(maxWidth: 80)])
/// ```
public struct BuiltInStyle: MessageStyle {
  private let style: any MessageStyle

  fileprivate init(_ style: any MessageStyle) {
    self.style = style
  }

  /// That of the style.
  public var alignment: TextAlignment { style.alignment }

  /// The cells kept free around it, where its options say nothing.
  public var margin: Margin { style.margin }

  /// Returns what the style draws.
  public func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    ErasedElement(element: style.body(of: post, in: environment))
  }

  /// Returns the style's width.
  public func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    style.width(of: post, in: environment)
  }
}

extension MessageStyle where Self == BuiltInStyle {
  /// As wide as the place, with a stripe in the severity's colour.
  public static var message: BuiltInStyle { BuiltInStyle(MessageLayout()) }

  /// A box that hugs what it says.
  ///
  /// `maxWidth` and `margin` count where the options of a post say nothing, `minWidth` where the place is
  /// that wide.
  public static func card(
    maxWidth: Int = 60, minWidth: Int = 24,
    margin: Margin = Margin(leading: 1, trailing: 1, collapses: true)
  ) -> BuiltInStyle {
    BuiltInStyle(CardLayout(maxWidth: maxWidth, minWidth: minWidth, margin: margin))
  }

  /// A card that hangs on the edge it comes from.
  ///
  /// `maxWidth` and `margin` count where the options of a post say nothing, `minWidth` where the place is
  /// that wide.
  public static func tab(
    maxWidth: Int = 60, minWidth: Int = 24, margin: Margin = Margin(leading: 1, trailing: 1)
  ) -> BuiltInStyle {
    BuiltInStyle(TabLayout(maxWidth: maxWidth, minWidth: minWidth, margin: margin))
  }

  /// One line on a background in the severity's colour.
  public static var statusLine: BuiltInStyle { BuiltInStyle(StatusLineLayout()) }

  /// All in one row, without a border or a background.
  public static var line: BuiltInStyle { BuiltInStyle(LineLayout()) }

  /// A question in a roomy box, everything in the middle.
  ///
  /// `maxWidth` and `margin` count where the options of a post say nothing, `minWidth` where the place is
  /// that wide.
  public static func centered(
    maxWidth: Int = 60, minWidth: Int = 32,
    margin: Margin = Margin(leading: 1, trailing: 1, collapses: true)
  ) -> BuiltInStyle {
    BuiltInStyle(CenteredLayout(maxWidth: maxWidth, minWidth: minWidth, margin: margin))
  }

  /// A sign on its colour beside two lines, and a close button.
  ///
  /// `maxWidth` and `margin` count where the options of a post say nothing, `minWidth` where the place is
  /// that wide.
  public static func badge(
    maxWidth: Int = 60, minWidth: Int = 36,
    margin: Margin = Margin(leading: 1, trailing: 1, collapses: true)
  ) -> BuiltInStyle {
    BuiltInStyle(BadgeLayout(maxWidth: maxWidth, minWidth: minWidth, margin: margin))
  }

  /// Two texts on a raised background, and an action at their side.
  ///
  /// `maxWidth` is the most columns of one whose options say neither `maxWidth` nor `margin`.
  public static func snackbar(maxWidth: Int = 40) -> BuiltInStyle {
    BuiltInStyle(SnackbarLayout(maxWidth: maxWidth))
  }
}

/// What a style that is not known here draws.
private struct ErasedElement: Element {
  let element: any Element

  func nodes(in environment: ViewEnvironment) -> [ViewNode] { element.nodes(in: environment) }
}
