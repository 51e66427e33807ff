import Placard

/// A built-in style on the background of a chosen scheme, whatever the terminal's own is.
struct GroundedStyle: MessageStyle {
  private let style: BuiltInStyle
  private let ground: Paint

  /// Creates the style.
  init(_ style: BuiltInStyle, on scheme: Theme.Scheme) {
    self.style = style
    ground = .rgb(GalleryPalette.ground(of: scheme))
  }

  /// The styles that have no background of their own, by name.
  static func all(on scheme: Theme.Scheme) -> [String: any MessageStyle] {
    let styles: [String: BuiltInStyle] = [
      "message": .message, "card": .card(), "tab": .tab(), "centered": .centered(),
    ]
    return styles.mapValues { GroundedStyle($0, on: scheme) }
  }

  var alignment: TextAlignment { style.alignment }
  var margin: Margin { style.margin }

  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Column { style.body(of: post, in: environment) }.background(ground)
  }

  func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    style.width(of: post, in: environment)
  }
}
