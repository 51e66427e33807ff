extension ItemRecord {
  /// Takes over a style, with percentages of what is not known yet.
  init(_ style: LayoutStyle, _ box: BoxRecord, in container: BoxRecord) {
    let margin = style.margin.physical(rightToLeft: box.isRightToLeft)
    flags.set(.autoLeft, margin.left == .auto)
    flags.set(.autoTop, margin.top == .auto)
    flags.set(.autoRight, margin.right == .auto)
    flags.set(.autoBottom, margin.bottom == .auto)
    flags.set(.percent, style.hasPercent)
    flags.set(.percentPadding, style.padding.top.isPercent || style.padding.bottom.isPercent)
    flags.set(.absolute, style.position == .absolute)
    flags.set(.hidden, style.isHidden)
    grow = style.grow.size(or: 0)
    shrink = style.shrink.size(or: 0)
    ratio = style.aspectRatio.ratio
    alignSelf = style.alignSelf
    resolve(style, box, in: container, width: .nan, height: .nan)
  }

  /// Takes from the container what does not depend on its size.
  mutating func adopt(_ container: BoxRecord, _ box: BoxRecord) {
    align = alignSelf.resolved(in: container.alignItems)
    basis = basis.orMore(than: container.isRow ? box.horizontal : box.vertical)
  }

  /// Takes the lengths from a style, percentages of the container's inner size, NaN if unknown.
  mutating func resolve(
    _ style: LayoutStyle, _ box: BoxRecord, in container: BoxRecord, width whole: Double,
    height tall: Double
  ) {
    let base = container.verticalPercentBase == .height ? tall : whole
    let margin = style.margin.physical(rightToLeft: box.isRightToLeft)
    width = style.width.size(of: whole, or: .nan).orMore(than: box.horizontal)
    height = style.height.size(of: tall, or: .nan).orMore(than: box.vertical)
    basis = style.basis.size(of: container.isRow ? whole : tall, or: .nan)
    minWidth = style.minWidth.size(of: whole, or: 0).orMore(than: box.horizontal)
    maxWidth = style.maxWidth.size(of: whole, or: .infinity)
    minHeight = style.minHeight.size(of: tall, or: 0).orMore(than: box.vertical)
    maxHeight = style.maxHeight.size(of: tall, or: .infinity)
    marginLeft = margin.left.length(of: whole, or: 0)
    marginRight = margin.right.length(of: whole, or: 0)
    marginTop = margin.top.length(of: base, or: 0)
    marginBottom = margin.bottom.length(of: base, or: 0)
  }
}

extension BoxRecord {
  /// Takes over a style, with percentages of what is not known yet.
  init(_ style: LayoutStyle, in container: BoxRecord) {
    direction = style.direction
    wrap = style.wrap
    justify = style.justify
    alignItems = style.alignItems
    alignContent = style.alignContent
    verticalPercentBase = style.verticalPercentBase
    writingDirection = style.writingDirection
    rowGap = style.rowGap.size(or: 0)
    columnGap = style.columnGap.size(or: 0)
    adopt(container)
    resolve(style, in: container, width: .nan, height: .nan)
  }

  /// Takes from the container what does not depend on its size.
  mutating func adopt(_ container: BoxRecord) {
    switch writingDirection {
    case .inherit: isRightToLeft = container.isRightToLeft
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    }
  }

  /// Takes the paddings from a style, percentages of the container's inner size.
  mutating func resolve(
    _ style: LayoutStyle, in container: BoxRecord, width whole: Double, height tall: Double
  ) {
    let base = container.verticalPercentBase == .height ? tall : whole
    let padding = style.padding.physical(rightToLeft: isRightToLeft)
    paddingLeft = padding.left.size(of: whole, or: 0)
    paddingRight = padding.right.size(of: whole, or: 0)
    paddingTop = padding.top.size(of: base, or: 0)
    paddingBottom = padding.bottom.size(of: base, or: 0)
  }
}

extension Double {
  /// The larger of the two, where NaN stays NaN.
  fileprivate func orMore(than other: Double) -> Double { self < other ? other : self }

  /// Itself where it makes sense as width divided by height, else NaN.
  fileprivate var ratio: Double { self >= 1e-9 && self <= 1e9 ? self : .nan }
}

extension AlignSelf {
  /// The alignment that counts in a container.
  fileprivate func resolved(in container: Align) -> Align {
    switch self {
    case .auto: container
    case .stretch: .stretch
    case .start: .start
    case .end: .end
    case .center: .center
    }
  }
}
