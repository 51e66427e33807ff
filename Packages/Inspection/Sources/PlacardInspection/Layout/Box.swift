import PlacardLayout

/// An item with its frame and its lengths resolved, as the explainer looks at it.
struct Box {
  /// The limits of one side.
  struct Limits {
    var least: Double
    var most: Double
    var padding: Double

    func clamp(_ length: Double) -> Double {
      max(padding, max(least, min(most, length)))
    }
  }

  let item: Item
  let rect: Rect
  let margin: Insets
  let padding: Insets
  /// The margins that take what is left.
  let autoHorizontal: Bool
  let autoVertical: Bool
  let isRightToLeft: Bool
  let widths: Limits
  let heights: Limits
  /// What shares of the item's width and height count; NaN where there is nothing to count.
  let percentBase: Size

  var style: LayoutStyle { item.style }

  init(_ item: Item, _ rect: Rect, in container: Enclosing) {
    let style = item.style
    self.item = item
    self.rect = rect
    percentBase = container.percentBase(of: style.position)
    isRightToLeft =
      switch style.writingDirection {
      case .inherit: container.isRightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
    let upright =
      container.style.verticalPercentBase == .height ? percentBase.height : percentBase.width
    let margins = style.margin.physical(rightToLeft: isRightToLeft)
    let paddings = style.padding.physical(rightToLeft: isRightToLeft)
    margin = Insets(
      top: margins.top.length(of: upright, or: 0),
      left: margins.left.length(of: percentBase.width, or: 0),
      bottom: margins.bottom.length(of: upright, or: 0),
      right: margins.right.length(of: percentBase.width, or: 0))
    padding = Insets(
      top: paddings.top.size(of: upright, or: 0),
      left: paddings.left.size(of: percentBase.width, or: 0),
      bottom: paddings.bottom.size(of: upright, or: 0),
      right: paddings.right.size(of: percentBase.width, or: 0))
    autoHorizontal = margins.left == .auto || margins.right == .auto
    autoVertical = margins.top == .auto || margins.bottom == .auto
    widths = Limits(
      least: style.minWidth.size(of: percentBase.width, or: 0),
      most: style.maxWidth.size(of: percentBase.width, or: .infinity),
      padding: padding.left + padding.right)
    heights = Limits(
      least: style.minHeight.size(of: percentBase.height, or: 0),
      most: style.maxHeight.size(of: percentBase.height, or: .infinity),
      padding: padding.top + padding.bottom)
  }

  /// A definite width; nil where it is auto or depends on an unresolved size.
  var setWidth: SizeReason? {
    let width = style.width.size(of: percentBase.width, or: .nan)
    return width.isNaN
      ? nil : SizeReason(origin: .set(style.width, of: percentBase.width), base: width)
  }

  /// A definite height; nil where it is auto or depends on an unresolved size.
  var setHeight: SizeReason? {
    let height = style.height.size(of: percentBase.height, or: .nan)
    return height.isNaN
      ? nil : SizeReason(origin: .set(style.height, of: percentBase.height), base: height)
  }

  /// The width of a box that is neither stretched nor flexed.
  func freeWidth(space: Double) -> SizeReason {
    if let set = setWidth { return set.kept(to: rect.width, widths) }
    let wanted = wantedWidth
    if widths.clamp(wanted).isNear(rect.width), wanted <= space + Explainer.slack {
      return SizeReason(origin: .content, base: wanted).kept(to: rect.width, widths)
    }
    if style.aspectRatio > 0, widths.clamp(rect.height * style.aspectRatio).isNear(rect.width) {
      return widthByRatio
    }
    if widths.clamp(space).isNear(rect.width) {
      return SizeReason(origin: .space, base: space).kept(to: rect.width, widths)
    }
    return SizeReason(origin: .narrowest, base: rect.width)
  }

  /// The height of a box that is neither stretched nor flexed.
  func freeHeight() -> SizeReason {
    if let set = setHeight { return set.kept(to: rect.height, heights) }
    if style.aspectRatio > 0 { return heightByRatio }
    return SizeReason(origin: .content, base: wantedHeight).kept(to: rect.height, heights)
  }

  /// A width that follows from the height.
  var widthByRatio: SizeReason {
    SizeReason(origin: .ratio(style.aspectRatio), base: rect.height * style.aspectRatio)
      .kept(to: rect.width, widths)
  }

  /// A height that follows from the width.
  var heightByRatio: SizeReason {
    SizeReason(origin: .ratio(style.aspectRatio), base: rect.width / style.aspectRatio)
      .kept(to: rect.height, heights)
  }

  /// The width that the content wants without limit, with the padding.
  var wantedWidth: Double {
    Frames(of: bare, in: .unbounded).rect.width
  }

  /// The height of the content at the box's width, with the padding.
  var wantedHeight: Double {
    Frames(of: bare, in: Size(width: rect.width, height: .unbounded)).rect.height
  }

  /// The item without what its style says of its size.
  private var bare: Item {
    var bare = item
    bare.isIncluded = true
    bare.style.isHidden = false
    bare.style.position = .relative
    bare.style.padding = Edges(padding)
    bare.style.writingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    bare.style.aspectRatio = 0
    bare.style.basis = .auto
    bare.style.width = .auto
    bare.style.height = .auto
    bare.style.minWidth = .auto
    bare.style.minHeight = .auto
    bare.style.maxWidth = .auto
    bare.style.maxHeight = .auto
    return bare
  }
}

extension SizeReason {
  /// The reason with the limit that made its base into a length.
  func kept(to length: Double, _ limits: Box.Limits) -> SizeReason {
    guard !base.isNear(length) else { return self }
    var reason = self
    if length.isNear(limits.padding) {
      reason.limit = .padding(limits.padding)
    } else if length.isNear(limits.least) {
      reason.limit = .least(limits.least)
    } else if length.isNear(limits.most) {
      reason.limit = .most(limits.most)
    }
    return reason
  }
}

extension Double {
  /// Whether it is the same length but for rounding.
  func isNear(_ other: Double) -> Bool {
    abs(self - other) <= Explainer.slack * max(1, min(abs(self), abs(other)))
  }
}
