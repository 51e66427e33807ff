extension Double {
  /// Beyond this a length counts as this, so that sums stay finite.
  static let longest = 1e12

  /// A length kept within ±`longest`; NaN and infinity are `fallback`.
  func length(or fallback: Double) -> Double {
    isFinite ? Swift.max(-.longest, Swift.min(.longest, self)) : fallback
  }

  /// A length of at least 0; NaN and infinity are `fallback`.
  func size(or fallback: Double) -> Double {
    isFinite ? Swift.max(0, Swift.min(.longest, self)) : fallback
  }
}

extension Length {
  /// The length in points where all is `whole`; `fallback` for auto and for a share of NaN.
  func length(of whole: Double, or fallback: Double) -> Double {
    switch self {
    case .auto: fallback
    case .points(let points): points.length(or: fallback)
    case .percent(let percent): (percent.length(or: .nan) / 100 * whole).length(or: fallback)
    }
  }

  /// As ``length(of:or:)``, but at least 0.
  func size(of whole: Double, or fallback: Double) -> Double {
    let length = length(of: whole, or: fallback)
    return length < 0 ? 0 : length
  }

  /// Whether it is left to the layout, also because it makes no sense.
  var isAuto: Bool {
    switch self {
    case .auto: true
    case .points(let value), .percent(let value): !value.isFinite
    }
  }

  var isPercent: Bool {
    if case .percent = self { true } else { false }
  }
}

extension Edges {
  /// The sides with `start` and `end` put where the writing direction has them.
  func physical(rightToLeft: Bool) -> Edges {
    guard start != nil || end != nil else { return self }
    var edges = self
    edges.left = (rightToLeft ? end : start) ?? left
    edges.right = (rightToLeft ? start : end) ?? right
    return edges
  }

  var hasPercent: Bool {
    top.isPercent || left.isPercent || bottom.isPercent || right.isPercent
      || start?.isPercent ?? false || end?.isPercent ?? false
  }
}

extension LayoutStyle {
  /// Whether a length here depends on the container's size.
  var hasPercent: Bool {
    width.isPercent || height.isPercent || basis.isPercent || minWidth.isPercent
      || minHeight.isPercent || maxWidth.isPercent || maxHeight.isPercent || margin.hasPercent
      || padding.hasPercent
  }

  var isRow: Bool { direction == .row || direction == .rowReverse }
}
