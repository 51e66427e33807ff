import PlacardModels

extension Rule.Change {
  /// Each thing that it changes, as `the lane to "builds"`.
  var words: [String] {
    contentWords + optionWords
  }

  private var contentWords: [String] {
    var words: [String?] = [
      title.map { "the title to \(quoted($0.source))" },
      body.map { "the body to \(quoted($0.source))" },
      severity.map { "the severity to \($0)" },
      urgency.map { "the urgency to \($0)" },
      icon.map { _ in "the icon" },
      leadingImage.map { "the leading image to \(quoted($0.file))" },
      trailingImage.map { "the trailing image to \(quoted($0.file))" },
      fill.map { "the fill to \(quoted($0.rawValue))" },
      actions.map { $0.isEmpty ? "the actions to none" : "the actions" },
      progress.map { _ in "the progress" },
      takeaways.map { $0.isEmpty ? "the takeaways to none" : "the takeaways" },
      link.map { "the link to \(quoted($0))" },
      accessibility.prefix.map { "the spoken prefix to \(quoted($0))" },
      accessibility.label.map { "the spoken label to \(quoted($0))" },
      accessibility.politeness.map { "the politeness to \($0)" },
    ]
    words += metadata.keys.sorted().map { "the metadata \(quoted($0))" }
    words.append(threshold.map { "the quiet threshold to \(min(max($0, 0), 100))" })
    return words.compactMap(\.self)
  }

  private var optionWords: [String] {
    let words: [String?] = [
      options.style.map { "the style to \(quoted($0))" },
      options.placement.map { "the placement to \($0)" },
      options.duration.map { "the duration to \($0.words)" },
      options.dim.map { "the dim to \($0.mode.map { "\($0)" } ?? "none")" },
      options.swipe.map { "swiping to \($0 ? "on" : "off")" },
      options.tap.map { "the tap to \($0)" },
      options.tapAction.map { "the tapped action to \(quoted($0))" },
      options.dismissible.map { "dismissing to \($0 ? "on" : "off")" },
      options.transition.map { "the transition to \(quoted($0))" },
      options.priority.map { "the priority to \($0)" },
      options.duplicates.map { "the duplicates to \($0)" },
      options.lane.map { "the lane to \(quoted($0))" },
      options.group.map { "the group to \(quoted($0))" },
      options.tag.map { "the tag to \(quoted($0))" },
      options.app.map { "the app to \(quoted($0))" },
      options.maxWidth.map { "the width to at most \($0) columns" },
      options.margin.map { _ in "the margin" },
      options.attention.map { "the attention to \($0)" },
    ]
    return words.compactMap(\.self)
  }
}

extension DisplayDuration {
  /// The length as a person would say it.
  fileprivate var words: String {
    switch self {
    case .automatic: "automatic"
    case .forever: "forever"
    case .fixed(let length): "\(length.inSeconds) s"
    case .indefinite(let delay, let minimum):
      "forever, after \(delay.inSeconds) s and for at least \(minimum.inSeconds) s"
    }
  }
}
