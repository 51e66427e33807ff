@_spi(Inspection) import PlacardLayout

extension Length {
  /// The length in points; a percentage of `percentBase`; `fallback` for auto and for a percentage of NaN.
  func length(of percentBase: Double, or fallback: Double) -> Double {
    switch self {
    case .auto: fallback
    case .points(let points): points.length(or: fallback)
    case .percent(let percent): (percent.length(or: .nan) / 100 * percentBase).length(or: fallback)
    }
  }

  /// As ``length(of:or:)``, but at least 0.
  func size(of percentBase: Double, or fallback: Double) -> Double {
    let length = length(of: percentBase, or: fallback)
    return length < 0 ? 0 : length
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
}
