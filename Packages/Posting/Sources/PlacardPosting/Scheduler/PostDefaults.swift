package import PlacardModels

/// The library's own choices for whatever a post leaves open (`TimingDecisions.md`, Defaults).
package enum PostDefaults {
  /// The styles that bring options along.
  static let styles = ["snackbar", "badge"]

  /// The options that a style brings along; only what it decides is named.
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

  /// What holds when neither the post, nor its style, nor the manager says otherwise.
  static let base: PostOptions = {
    var options = PostOptions(
      style: "card", placement: .top, duration: .automatic, dim: Dim.clear, priority: 0,
      duplicates: .drop)
    options.swipe = true
    options.tap = Tap.ignore
    options.dismissible = true
    return options
  }()

  /// The transition of a post that names none: physics at the center, else collapse in a stack.
  static func transition(placement: Placement, policy: LaneConfiguration.Policy) -> String {
    if placement == .center { return "physics" }
    return policy == .stack ? "collapse" : "slide"
  }

  /// The pause of a lane whose pause was never set.
  static func gap(of policy: LaneConfiguration.Policy) -> Duration {
    policy == .serial ? .milliseconds(500) : .zero
  }
}
