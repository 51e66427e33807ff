extension Sweep {
  /// Gives an absolute child its width and its place from left to right in the padding box.
  func placeAbsoluteWidth(_ child: Int, in node: Int) {
    let whole = width[node]
    resolve(child, in: node, width: whole, height: definite[node])
    let inset = insets(child, in: node, width: whole, height: definite[node])
    definite[child] = absoluteHeight(child, between: inset, whole: definite[node])
    let item = items[child]
    let room = whole - inset.left.or(0) - inset.right.or(0) - item.marginLeft - item.marginRight
    if !item.isWidthAuto {
      width[child] = item.clampWidth(item.width)
    } else if item.hasRatio, !definite[child].isNaN {
      width[child] = item.clampWidth(definite[child] * item.ratio)
    } else if inset.left.isNaN || inset.right.isNaN {
      width[child] = item.clampWidth(min(greatest[child], max(least[child], room)))
    } else {
      width[child] = item.clampWidth(room)
    }
    if item.hasRatio, definite[child].isNaN {
      definite[child] = item.clampHeight(width[child] / item.ratio)
    }
    x[child] = position(Horizontal.self, child, in: node, whole, inset.left, inset.right)
  }

  /// Gives an absolute child its height and its place downwards, once the container has its height.
  func placeAbsoluteHeight(_ child: Int, in node: Int) {
    let whole = height[node]
    if definite[node] != whole {
      let before = definite[child]
      let outer = definite[node]
      definite[node] = whole
      placeAbsoluteWidth(child, in: node)
      definite[node] = outer
      let after = definite[child]
      if items[child].hasRatio || before != after && !(before.isNaN && after.isNaN) {
        if items[child].flags.contains(.widthFollowsHeight) || items[child].hasRatio {
          sweepBelow(child)
        }
      }
    }
    let inset = insets(child, in: node, width: width[node], height: whole)
    let set = absoluteHeight(child, between: inset, whole: whole)
    height[child] = set.isNaN ? items[child].clampHeight(content[child]) : set
    let isSet = !set.isNaN || items[child].hasRatio
    definite[child] = isSet ? height[child] : .nan
    y[child] = position(Vertical.self, child, in: node, whole, inset.top, inset.bottom)
  }

  private func insets(_ child: Int, in node: Int, width: Double, height: Double) -> Insets {
    let inset = styles[Int(links[child].slot)].inset
      .physical(rightToLeft: boxes[node].isRightToLeft)
    return Insets(
      top: inset.top.length(of: height, or: .nan), left: inset.left.length(of: width, or: .nan),
      bottom: inset.bottom.length(of: height, or: .nan),
      right: inset.right.length(of: width, or: .nan))
  }

  /// The height that is set or lies between two insets; NaN if it follows from the content.
  private func absoluteHeight(_ child: Int, between inset: Insets, whole: Double) -> Double {
    let item = items[child]
    if !item.isHeightAuto { return item.clampHeight(item.height) }
    if item.hasRatio, !(inset.left.isNaN || inset.right.isNaN) || !item.isWidthAuto { return .nan }
    let room = whole - inset.top - inset.bottom - item.marginTop - item.marginBottom
    return room.isNaN ? .nan : item.clampHeight(room)
  }

  private func position<A: Axis>(
    _ axis: A.Type, _ child: Int, in node: Int, _ whole: Double, _ before: Double, _ after: Double
  ) -> Double {
    let item = items[child]
    let free = whole - A.sizes(self)[child] - A.margins(item)
    let isFlipped = A.self == Horizontal.self && boxes[node].isRightToLeft
    switch (before.isNaN, after.isNaN) {
    case (true, true): return staticPosition(axis, child, in: node, whole)
    case (false, true): return before + A.leading(item)
    case (true, false): return free - after + A.leading(item)
    case (false, false):
      let left = free - before - after
      let autoBefore = item.flags.contains(A.autoLeading)
      let autoAfter = item.flags.contains(A.autoTrailing)
      let shift =
        switch (autoBefore, autoAfter) {
        case (true, true): left > 0 ? left / 2 : isFlipped ? left : 0
        case (true, false): left
        case (false, true): 0.0
        case (false, false): isFlipped ? left : 0
        }
      return before + A.leading(item) + shift
    }
  }

  /// Where the child would be as the only item.
  private func staticPosition<A: Axis>(
    _ axis: A.Type, _ child: Int, in node: Int, _ whole: Double
  ) -> Double {
    let box = boxes[node]
    let item = items[child]
    let free = whole - A.padding(box) - A.sizes(self)[child] - A.margins(item)
    let near = A.leadingPadding(box) + A.leading(item)
    if box.isRow == (A.self == Horizontal.self) {
      let first = Spread(box.justify, free: free, count: 1, isReversed: box.isReversed).first
      return near + (box.mainIsFlipped ? free - first : first)
    }
    return near + item.align.offset(in: free, isFlipped: box.crossIsFlipped)
  }
}

extension Align {
  /// The distance from the left or top edge that `free` space leaves before an item.
  func offset(in free: Double, isFlipped: Bool) -> Double {
    switch self {
    case .stretch, .start: isFlipped ? free : 0
    case .end: isFlipped ? 0 : free
    case .center: free / 2
    }
  }
}

extension Double {
  fileprivate func or(_ other: Double) -> Double { isNaN ? other : self }
}
