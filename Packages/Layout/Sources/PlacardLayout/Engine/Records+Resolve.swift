extension ItemRecord {
  /// Takes what does not depend on the container's size.
  init(_ style: LayoutStyle, in container: LayoutStyle, rightToLeft: Bool) {
    let margin = style.margin.physical(rightToLeft: rightToLeft)
    if margin.left == .auto { flags.insert(.autoLeft) }
    if margin.top == .auto { flags.insert(.autoTop) }
    if margin.right == .auto { flags.insert(.autoRight) }
    if margin.bottom == .auto { flags.insert(.autoBottom) }
    if style.hasPercent { flags.insert(.percent) }
    if rightToLeft { flags.insert(.rightToLeft) }
    grow = style.grow.size(or: 0)
    shrink = style.shrink.size(or: 0)
    ratio = style.aspectRatio.ratio
    align = style.alignSelf.resolved(in: container.alignItems)
  }

  /// Takes the lengths from a style, percentages of the container's inner size, NaN if unknown.
  mutating func resolve(
    _ style: LayoutStyle, _ box: BoxRecord, in container: LayoutStyle, width whole: Double,
    height tall: Double
  ) {
    let base = container.verticalPercentBase == .height ? tall : whole
    let margin = style.margin.physical(rightToLeft: flags.contains(.rightToLeft))
    width = style.width.size(of: whole, or: .nan).orMore(than: box.horizontal)
    height = style.height.size(of: tall, or: .nan).orMore(than: box.vertical)
    basis = style.basis.size(of: container.isRow ? whole : tall, or: .nan)
      .orMore(than: container.isRow ? box.horizontal : box.vertical)
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
  /// Takes what does not depend on the container's size.
  init(_ style: LayoutStyle, rightToLeft: Bool) {
    direction = style.direction
    wrap = style.wrap
    justify = style.justify
    alignContent = style.alignContent
    rowGap = style.rowGap.size(or: 0)
    columnGap = style.columnGap.size(or: 0)
    isRightToLeft = rightToLeft
  }

  /// Takes the paddings from a style, percentages of the container's inner size.
  mutating func resolve(
    _ style: LayoutStyle, in container: LayoutStyle, width whole: Double, height tall: Double
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
