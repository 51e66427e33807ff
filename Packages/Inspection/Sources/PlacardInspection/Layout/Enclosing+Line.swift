import PlacardLayout

extension Enclosing {
  /// The reasons of the items of one line.
  func explain(_ line: [Box]) -> [Reasons] {
    let mains = flexed(line)
    return zip(line, mains).map { box, main in
      isRow
        ? Reasons(width: main, height: crossHeight(box))
        : Reasons(width: crossWidth(box), height: main)
    }
  }

  /// The lengths of a line's items along it.
  private func flexed(_ line: [Box]) -> [SizeReason] {
    var reasons = line.map { box in
      let limits = isRow ? box.widths : box.heights
      var reason = (isRow ? baseWidth(box) : baseHeight(box)).kept(to: length(box), limits)
      if reason.limit == nil { reason.base = max(reason.base, limits.padding) }
      return reason
    }
    let open = line.indices.filter {
      reasons[$0].limit == nil && !reasons[$0].base.isNear(length(line[$0]))
    }
    let growing = open.filter { length(line[$0]) > reasons[$0].base }
    let shrinking = open.filter { length(line[$0]) < reasons[$0].base }
    let taken = growing.reduce(0) { $0 + length(line[$1]) - reasons[$1].base }
    let factors = growing.reduce(0) { $0 + line[$1].style.grow }
    for index in growing where factors > 0 {
      reasons[index].flex = .grown(
        factor: line[index].style.grow, of: max(1, factors),
        free: taken * max(1, factors) / factors)
    }
    let given = shrinking.reduce(0) { $0 + reasons[$1].base - length(line[$1]) }
    for index in shrinking {
      reasons[index].flex = .shrunk(
        share: (reasons[index].base - length(line[index])) / given, missing: given)
    }
    return reasons
  }

  private func length(_ box: Box) -> Double {
    isRow ? box.rect.width : box.rect.height
  }

  private func baseWidth(_ box: Box) -> SizeReason {
    if let basis = basis(box, of: inner.width) { return basis }
    if let set = box.setWidth { return set }
    if box.style.aspectRatio > 0, let height = knownHeight(box) {
      return SizeReason(
        origin: .ratio(box.style.aspectRatio), base: height * box.style.aspectRatio)
    }
    return SizeReason(origin: .content, base: box.wantedWidth)
  }

  private func baseHeight(_ box: Box) -> SizeReason {
    if let basis = basis(box, of: isDefinite ? inner.height : .nan) { return basis }
    if let set = box.setHeight { return set }
    if box.style.aspectRatio > 0 {
      return SizeReason(
        origin: .ratio(box.style.aspectRatio), base: box.rect.width / box.style.aspectRatio)
    }
    return SizeReason(origin: .content, base: box.wantedHeight)
  }

  private func basis(_ box: Box, of percentBase: Double) -> SizeReason? {
    let basis = box.style.basis
    let points = basis.size(of: percentBase, or: .nan)
    return points.isNaN ? nil : SizeReason(origin: .basis(basis, of: percentBase), base: points)
  }

  /// The height of a row's item that does not depend on its width.
  private func knownHeight(_ box: Box) -> Double? {
    if let set = box.setHeight { return box.heights.clamp(set.base) }
    return stretches(box) && style.wrap == .noWrap && isDefinite ? box.rect.height : nil
  }

  /// Whether an item fills its line across.
  private func stretches(_ box: Box) -> Bool {
    let align =
      switch box.style.alignSelf {
      case .auto: style.alignItems == .stretch
      case .stretch: true
      case .start, .end, .center: false
      }
    return align
      && (isRow
        ? box.setHeight == nil && !box.autoVertical : box.setWidth == nil && !box.autoHorizontal)
  }

  private func crossWidth(_ box: Box) -> SizeReason {
    let space = inner.width - box.margin.left - box.margin.right
    guard stretches(box) else { return box.freeWidth(space: space) }
    let base = style.wrap == .noWrap ? space : box.rect.width
    return SizeReason(origin: .stretched, base: base).kept(to: box.rect.width, box.widths)
  }

  private func crossHeight(_ box: Box) -> SizeReason {
    guard stretches(box) else { return box.freeHeight() }
    let space = inner.height - box.margin.top - box.margin.bottom
    let base = style.wrap == .noWrap ? space : box.rect.height
    return SizeReason(origin: .stretched, base: base).kept(to: box.rect.height, box.heights)
  }

  /// The reasons of an item out of the flow.
  func explainAbsolute(_ box: Box) -> Reasons {
    let inset = box.style.inset.physical(rightToLeft: isRightToLeft)
    let across =
      outer.width - inset.left.length(of: outer.width, or: .nan)
      - inset.right.length(of: outer.width, or: .nan) - box.margin.left - box.margin.right
    let down =
      outer.height - inset.top.length(of: outer.height, or: .nan)
      - inset.bottom.length(of: outer.height, or: .nan) - box.margin.top - box.margin.bottom
    let hasRatio = box.style.aspectRatio > 0
    let isWide = box.setWidth != nil || !across.isNaN
    let isHigh = box.setHeight != nil || !down.isNaN && !(hasRatio && isWide)
    let space =
      outer.width - inset.left.length(of: outer.width, or: 0)
      - inset.right.length(of: outer.width, or: 0) - box.margin.left - box.margin.right
    let width =
      if box.setWidth == nil, hasRatio, isHigh {
        box.widthByRatio
      } else if box.setWidth == nil, !across.isNaN {
        SizeReason(origin: .insets, base: across).kept(to: box.rect.width, box.widths)
      } else {
        box.freeWidth(space: space)
      }
    let height =
      if box.setHeight == nil, isHigh {
        SizeReason(origin: .insets, base: down).kept(to: box.rect.height, box.heights)
      } else {
        box.freeHeight()
      }
    return Reasons(width: width, height: height)
  }
}
