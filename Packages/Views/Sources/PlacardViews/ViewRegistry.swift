/// Views by name; a post's style selects one.
///
/// A registry is a value: each poster has its own, and registering in one changes no other.
public struct ViewRegistry: Sendable {
  private var views: [String: any MessageView]

  /// Creates a registry of the built-in views and of your own.
  ///
  /// - Parameter views: Yours, by name; one with a built-in's name takes its place.
  public init(_ views: [String: any MessageView] = [:]) {
    self.views = Self.builtIn.merging(views) { _, yours in yours }
  }

  /// The built-in views.
  public static let standard = ViewRegistry()

  private static let builtIn: [String: any MessageView] = [
    "message": MessageLayout(), "card": CardLayout(), "tab": TabLayout(),
    "statusLine": StatusLineLayout(), "centered": CenteredLayout(), "badge": BadgeLayout(),
    "snackbar": SnackbarLayout(),
  ]

  /// Every name, in alphabetical order.
  public var names: [String] {
    views.keys.sorted()
  }

  /// The view of a name, or nil for an unregistered name; set nil to remove it.
  public subscript(name: String) -> (any MessageView)? {
    get { views[name] }
    set { views[name] = newValue }
  }

  /// Returns the view to use for a name that may be missing or unknown.
  ///
  /// - Parameters:
  ///   - name: The requested name, or nil.
  ///   - fallback: The name of the default in that place; when it is unknown too, the message.
  /// - Returns: The view of the first of the two names that there is, or the message.
  public func view(named name: String?, default fallback: String = "message") -> any MessageView {
    name.flatMap { views[$0] ?? LiveViews.view($0) } ?? views[fallback] ?? MessageLayout()
  }
}
