public import PlacardLayout

extension Element {
  /// Pads each side by a number of cells, inside its border and background if those follow.
  public func padding(_ cells: Int) -> ModifiedElement<Self> {
    padding(vertical: cells, horizontal: cells)
  }

  /// Keeps rows free above and below, and columns at the sides.
  public func padding(vertical: Int = 0, horizontal: Int = 0) -> ModifiedElement<Self> {
    padding(top: vertical, bottom: vertical, leading: horizontal, trailing: horizontal)
  }

  /// Keeps cells free on single sides; negative numbers count as 0.
  public func padding(
    top: Int = 0, bottom: Int = 0, leading: Int = 0, trailing: Int = 0
  ) -> ModifiedElement<Self> {
    changed { node in
      node.makeSpace()
      node.addPadding(top: top, bottom: bottom, leading: leading, trailing: trailing)
    }
  }

  /// Takes this share of the space that its container has to spare.
  public func grow(_ share: Double = 1) -> ModifiedElement<Self> {
    changed { $0.layout.grow = share }
  }

  /// Gives up this share of the space that its container lacks; 0 gives up none.
  public func shrink(_ share: Double) -> ModifiedElement<Self> {
    changed { $0.layout.shrink = share }
  }

  /// Fixes or limits its size in cells; what is nil stays as it is.
  ///
  /// What is fixed does not shrink, unless ``shrink(_:)`` follows.
  public func frame(
    width: Int? = nil, height: Int? = nil, minWidth: Int? = nil, maxWidth: Int? = nil,
    minHeight: Int? = nil, maxHeight: Int? = nil
  ) -> ModifiedElement<Self> {
    changed { node in
      if width != nil || height != nil { node.layout.shrink = 0 }
      node.layout.width = width.map(Length.cells) ?? node.layout.width
      node.layout.height = height.map(Length.cells) ?? node.layout.height
      node.layout.minWidth = minWidth.map(Length.cells) ?? node.layout.minWidth
      node.layout.maxWidth = maxWidth.map(Length.cells) ?? node.layout.maxWidth
      node.layout.minHeight = minHeight.map(Length.cells) ?? node.layout.minHeight
      node.layout.maxHeight = maxHeight.map(Length.cells) ?? node.layout.maxHeight
    }
  }

  /// Sets its width in columns.
  public func width(_ columns: Int) -> ModifiedElement<Self> {
    frame(width: columns)
  }

  /// Lets it be left out, the last one first, where rows are too few.
  public func dispensable() -> ModifiedElement<Self> {
    changed { $0.isDispensable = true }
  }

  /// Places it on the cross axis of its container, whatever the others do.
  public func align(_ align: AlignSelf) -> ModifiedElement<Self> {
    changed { $0.layout.alignSelf = align }
  }
}

extension ViewNode {
  var hasChildren: Bool {
    if case .children = content { true } else { false }
  }

  /// Adds to the padding, which is always given by writing direction and in cells.
  mutating func addPadding(top: Int, bottom: Int, leading: Int, trailing: Int) {
    func add(_ cells: Int, to length: Length) -> Length {
      guard case .points(let points) = length else { return .cells(max(cells, 0)) }
      return .points(points + Double(max(cells, 0)))
    }
    var padding = layout.padding
    padding.top = add(top, to: padding.top)
    padding.bottom = add(bottom, to: padding.bottom)
    padding.start = add(leading, to: padding.start ?? 0)
    padding.end = add(trailing, to: padding.end ?? 0)
    layout.padding = padding
  }
}
