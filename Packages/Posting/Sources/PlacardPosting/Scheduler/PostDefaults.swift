package import PlacardModels

/// The library's defaults for options that a post leaves open (`TimingDecisions.md`, Defaults).
package enum PostDefaults {
  /// The styles that imply options.
  static let styles = ["snackbar", "badge"]

  /// The options that a style implies; the others are nil.
  package static func options(ofStyle style: String?) -> PostOptions {
    var options = PostOptions()
    switch style {
    case "snackbar":
      options.placement = .bottom
      options.duration = .fixed(.seconds(5))
      options.tap = .dismiss
      options.transition = "fade"
      options.lane = "snackbar"
      options.margin = Margin(all: 1)
    case "badge":
      options.placement = .top
      options.duration = .fixed(.seconds(5))
    default:
      break
    }
    return options
  }

  /// The options used where the post, its style and the manager leave one open.
  static let base: PostOptions = {
    var options = PostOptions(
      style: "card", placement: .top, duration: .automatic, dim: Dim.clear, priority: 0,
      duplicates: .drop)
    options.swipe = true
    options.tap = Tap.ignore
    options.dismissible = true
    return options
  }()

  /// The default transition: physics at the center, else collapse in a stack, else slide.
  static func transition(placement: Placement, policy: LaneConfiguration.Policy) -> String {
    if placement == .center { return "physics" }
    return policy == .stack ? "collapse" : "slide"
  }

  /// The default gap of a lane.
  static func gap(of policy: LaneConfiguration.Policy) -> Duration {
    policy == .serial ? .milliseconds(500) : .zero
  }
}
