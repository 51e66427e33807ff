import PlacardLayout

/// What styles come to in points in a tree that was laid out, as far as it is visible from outside.
///
/// NaN stands for what cannot: a share of a height counts only if the height is definite.
struct Resolved {
  struct Side {
    /// Margins; an auto margin is 0 and noted.
    var before = 0.0
    var after = 0.0
    var hasAuto = false
    var padBefore = 0.0
    var padAfter = 0.0
    var least = 0.0
    var most = Double.infinity
    /// Whether the size is set; nil where that is unknown.
    var isSet: Bool? = false

    var padding: Double { padBefore + padAfter }
  }

  let parents: [Int]
  private(set) var isVisible: [Bool] = []
  private(set) var isRightToLeft: [Bool] = []
  private(set) var horizontal: [Side] = []
  private(set) var vertical: [Side] = []

  init(_ laid: Laid) {
    parents = laid.tree.parents
    for index in laid.tree.nodes.indices {
      let style = laid.tree.nodes[index].style
      let parent = parents[index]
      isVisible.append(!style.isHidden && (parent < 0 || isVisible[parent]))
      let isFlipped =
        switch style.writingDirection {
        case .inherit: parent >= 0 && isRightToLeft[parent]
        case .leftToRight: false
        case .rightToLeft: true
        }
      isRightToLeft.append(isFlipped)
      var wide = 0.0
      if parent >= 0 {
        wide = laid.rects[parent].width
        if style.position == .relative { wide -= horizontal[parent].padding }
      }
      let isByWidth = parent < 0 || laid.tree.nodes[parent].style.verticalPercentBase == .width
      let tall = isByWidth ? wide : Double.nan
      let (start, end) =
        isFlipped ? (style.margin.end, style.margin.start) : (style.margin.start, style.margin.end)
      let (first, last) =
        isFlipped
        ? (style.padding.end, style.padding.start) : (style.padding.start, style.padding.end)
      horizontal.append(
        Side(
          margins: (start ?? style.margin.left, end ?? style.margin.right),
          paddings: (first ?? style.padding.left, last ?? style.padding.right), size: style.width,
          limits: (style.minWidth, style.maxWidth), of: wide, base: wide, isRoot: parent < 0))
      vertical.append(
        Side(
          margins: (style.margin.top, style.margin.bottom),
          paddings: (style.padding.top, style.padding.bottom), size: style.height,
          limits: (style.minHeight, style.maxHeight), of: .nan, base: tall, isRoot: parent < 0))
    }
  }

  func side(_ node: Int, isHorizontal: Bool) -> Side {
    isHorizontal ? horizontal[node] : vertical[node]
  }
}

extension Resolved.Side {
  /// Resolves sizes of `whole` and edges of `base`.
  fileprivate init(
    margins: (Length, Length), paddings: (Length, Length), size: Length, limits: (Length, Length),
    of whole: Double, base: Double, isRoot: Bool
  ) {
    before = margins.0.points(of: base, auto: 0)
    after = margins.1.points(of: base, auto: 0)
    hasAuto = margins.0 == .auto || margins.1 == .auto
    let pads = (paddings.0.points(of: base, auto: 0), paddings.1.points(of: base, auto: 0))
    padBefore = pads.0 < 0 ? 0 : pads.0
    padAfter = pads.1 < 0 ? 0 : pads.1
    // A share that is unknown bounds nothing here.
    let floor = limits.0.points(of: whole, auto: 0)
    least = padding.isNaN ? .nan : max(padding, floor.isNaN ? 0 : floor)
    let ceiling = limits.1.points(of: whole, auto: .infinity)
    most = max(least, ceiling)
    if floor.isNaN { most = .nan }
    if ceiling.isNaN || isRoot && limits.1.isShare { most = .nan }
    if isRoot, limits.0.isShare { (least, most) = (padding, .nan) }
    isSet = size == .auto ? false : size.isShare && whole.isNaN ? nil : true
  }
}

extension Length {
  var isShare: Bool {
    if case .percent = self { return true }
    return false
  }

  fileprivate func points(of whole: Double, auto: Double) -> Double {
    switch self {
    case .auto: auto
    case .points(let points): points
    case .percent(let share): share / 100 * whole
    }
  }
}
