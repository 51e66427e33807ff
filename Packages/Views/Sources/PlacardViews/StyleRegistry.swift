public import PlacardModels

/// Styles by name; a post's options select one.
///
/// A registry is a value: each poster has its own, and registering in one changes no other.
public struct StyleRegistry: Sendable {
  private var styles: [String: any MessageStyle]

  /// Creates a registry of the built-in styles and of your own.
  ///
  /// - Parameter styles: Yours, by name; one with a built-in's name takes its place.
  public init(_ styles: [String: any MessageStyle] = [:]) {
    self.styles = Self.builtIn.merging(styles) { _, yours in yours }
  }

  /// The built-in styles.
  public static let standard = StyleRegistry()

  private static let builtIn: [String: any MessageStyle] = [
    "message": MessageLayout(), "card": CardLayout(), "tab": TabLayout(),
    "statusLine": StatusLineLayout(), "line": LineLayout(), "centered": CenteredLayout(),
    "badge": BadgeLayout(),
    "snackbar": SnackbarLayout(),
  ]

  /// Every name, in alphabetical order.
  public var names: [String] {
    Array(styles.keys).sorted()
  }

  /// The style of a name, or nil for an unregistered name; set nil to remove it.
  public subscript(name: String) -> (any MessageStyle)? {
    get { styles[name] }
    set { styles[name] = newValue }
  }

  /// Returns the style to use for a name that may be missing or unknown.
  ///
  /// - Parameters:
  ///   - name: The requested name, or nil.
  ///   - fallback: The name of the default in that place; when it is unknown too, the message.
  /// - Returns: The style of the first of the two names that there is, or the message.
  public func style(named name: String?, default fallback: String = "message") -> any MessageStyle {
    name.flatMap { styles[$0] } ?? styles[fallback] ?? MessageLayout()
  }

  /// Returns what draws a post: its content, if that is a ``MessageView``, or else the style it names.
  ///
  /// - Note: It casts; a poster asks once for each new content and keeps the answer.
  public func style(for post: Post) -> any MessageStyle {
    guard let view = post.content as? any MessageView else {
      return style(named: post.options.style)
    }
    return Self.style(drawing: view)
  }

  private static func style(drawing view: some MessageView) -> any MessageStyle {
    ContentStyle(view: view)
  }
}
