extension ItemRecord {
  /// Takes the lengths from a style, percentages of the container's inner size, NaN if unknown.
  mutating func resolve(
    _ style: LayoutStyle, in container: LayoutStyle, width whole: Double, height tall: Double
  ) {
    let base = container.verticalPercentBase == .height ? tall : whole
    let margin = style.margin.physical(rightToLeft: flags.contains(.rightToLeft))
    width = style.width.size(of: whole, or: .nan)
    height = style.height.size(of: tall, or: .nan)
    basis = style.basis.size(of: container.isRow ? whole : tall, or: .nan)
    minWidth = style.minWidth.size(of: whole, or: 0)
    maxWidth = style.maxWidth.size(of: whole, or: .infinity)
    minHeight = style.minHeight.size(of: tall, or: 0)
    maxHeight = style.maxHeight.size(of: tall, or: .infinity)
    marginLeft = margin.left.length(of: whole, or: 0)
    marginRight = margin.right.length(of: whole, or: 0)
    marginTop = margin.top.length(of: base, or: 0)
    marginBottom = margin.bottom.length(of: base, or: 0)
  }

  /// Takes what does not depend on the container's size.
  init(_ style: LayoutStyle, in container: LayoutStyle, rightToLeft: Bool, measured: Bool) {
    let margin = style.margin.physical(rightToLeft: rightToLeft)
    if margin.left == .auto { flags.insert(.autoLeft) }
    if margin.top == .auto { flags.insert(.autoTop) }
    if margin.right == .auto { flags.insert(.autoRight) }
    if margin.bottom == .auto { flags.insert(.autoBottom) }
    if style.hasPercent { flags.insert(.percent) }
    if measured { flags.insert(.measured) }
    if rightToLeft { flags.insert(.rightToLeft) }
    grow = style.grow.size(or: 0)
    shrink = style.shrink.size(or: 0)
    ratio = style.aspectRatio > 0 && style.aspectRatio.isFinite ? style.aspectRatio : .nan
    align = style.alignSelf.resolved(in: container.alignItems)
    resolve(style, in: container, width: .nan, height: .nan)
  }
}

extension AlignSelf {
  /// The alignment that counts in a container.
  func resolved(in container: Align) -> Align {
    switch self {
    case .auto: container
    case .stretch: .stretch
    case .start: .start
    case .end: .end
    case .center: .center
    }
  }
}

extension BoxRecord {
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

  init(_ style: LayoutStyle, in container: LayoutStyle, rightToLeft: Bool) {
    direction = style.direction
    wrap = style.wrap
    justify = style.justify
    alignContent = style.alignContent
    rowGap = style.rowGap.size(or: 0)
    columnGap = style.columnGap.size(or: 0)
    isRightToLeft = rightToLeft
    resolve(style, in: container, width: .nan, height: .nan)
  }
}
