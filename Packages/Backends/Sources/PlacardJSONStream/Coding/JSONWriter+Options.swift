import PlacardModels

extension JSONWriter {
  /// Writes the options that are not open.
  mutating func members(of options: PostOptions) {
    member("style", options.style)
    member("placement", options.placement?.rawValue)
    displayDuration(options.duration)
    dim(options.dim)
    member("swipe", options.swipe)
    member("tap", options.tap?.rawValue)
    member("tapAction", options.tapAction)
    member("dismissible", options.dismissible)
    member("transition", options.transition)
    member("priority", options.priority)
    member("duplicates", options.duplicates?.rawValue)
    member("lane", options.lane)
    member("group", options.group)
    member("tag", options.tag)
    member("app", options.app)
    member("maxWidth", options.maxWidth)
    margin(options.margin)
    member("attention", options.attention?.rawValue)
  }

  private mutating func displayDuration(_ displayDuration: DisplayDuration?) {
    guard let displayDuration else { return }
    key("duration")
    switch displayDuration {
    case .automatic: string("automatic")
    case .forever: string("forever")
    case .fixed(let length): seconds(length)
    case .indefinite(let delay, let minimum):
      object {
        $0.key("delay")
        $0.seconds(delay)
        $0.key("minimum")
        $0.seconds(minimum)
      }
    }
  }

  private mutating func dim(_ dim: Dim?) {
    guard let dim else { return }
    key("dim")
    guard let mode = dim.mode else { return string("none") }
    object {
      $0.member("mode", mode.rawValue)
      $0.member("color", dim.color)
      if let alpha = dim.alpha {
        $0.key("alpha")
        $0.number(alpha)
      }
      if !dim.interactive { $0.member("interactive", false) }
    }
  }

  private mutating func margin(_ margin: Margin?) {
    guard let margin else { return }
    key("margin")
    if margin == Margin(all: margin.top) { return number(margin.top) }
    object {
      if margin.top != 0 { $0.member("top", margin.top) }
      if margin.bottom != 0 { $0.member("bottom", margin.bottom) }
      if margin.leading != 0 { $0.member("leading", margin.leading) }
      if margin.trailing != 0 { $0.member("trailing", margin.trailing) }
      if margin.collapses { $0.member("collapse", true) }
    }
  }
}

/// Members that are written only when there is a value.
extension JSONWriter {
  mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  mutating func member(_ name: String, _ flag: Bool?) {
    guard let flag else { return }
    key(name)
    bool(flag)
  }
}
