import Synchronization

/// Views that are there only as long as the one post that they were made for.
///
/// A post names its view with its style and can be sent anywhere; a view with a state of its own
/// cannot. It is kept here, under a style that nothing else has, and every poster in the process
/// finds it; elsewhere the style is unknown and the message is drawn as usual.
public enum LiveViews {
  private struct State {
    var latest = 0
    var views: [String: any MessageView] = [:]
  }

  private static let prefix = "live."
  private static let state = Mutex(State())

  /// Keeps a view.
  ///
  /// - Returns: The style name under which it is registered.
  public static func add(_ view: any MessageView) -> String {
    state.withLock { state in
      state.latest += 1
      let style = prefix + "\(state.latest)"
      state.views[style] = view
      return style
    }
  }

  /// Lets go of the view of a style; an unknown one is ignored.
  public static func remove(_ style: String) {
    _ = state.withLock { $0.views.removeValue(forKey: style) }
  }

  /// Whether a style is that of a view that is kept here.
  public static func contains(_ style: String) -> Bool {
    view(style) != nil
  }

  /// The view of a style, if it is kept here.
  static func view(_ style: String) -> (any MessageView)? {
    guard style.hasPrefix(prefix) else { return nil }
    return state.withLock { $0.views[style] }
  }
}
