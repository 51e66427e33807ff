import PlacardLayout

extension Laws {
  /// What holds along the only line of a container.
  func lines() -> String? {
    for container in laid.tree.nodes.indices {
      guard let line = Line(laid, resolved, of: container) else { continue }
      if let detail = flexes(line) ?? spaces(line) ?? inside(line) ?? cellsTouch(line) {
        return "in node \(container) \(detail)"
      }
    }
    return nil
  }

  /// Items that may still grow leave no space, and items that may still shrink do not overflow.
  ///
  /// An item at one of its limits may have been frozen there while others still had to give or take
  /// space, and factors that sum to less than 1 use up only that part: such items demand nothing.
  private func flexes(_ line: Line) -> String? {
    let free = line.space - line.used
    guard free.magnitude > tolerance else { return nil }
    var factors = 0.0
    for item in line.items {
      guard item.size > item.least + tolerance, item.size < item.most - tolerance else { continue }
      factors += free > 0 ? item.grow : item.shrink
    }
    guard factors >= 1 else { return nil }
    return "the items could \(free > 0 ? "grow" : "shrink"), and yet \(free) is left"
  }

  /// Neighbours are as far apart as margins and gap say, and what is free stands where it should.
  private func spaces(_ line: Line) -> String? {
    let count = line.items.count
    let free = line.space - line.used
    // Auto margins take all that is free, and nothing where nothing is.
    if free > tolerance, line.items.contains(where: \.hasAuto) {
      for (first, second) in zip(line.items, line.items.dropFirst())
      where second.start - first.end < line.gap - tolerance {
        return "nodes \(first.node) and \(second.node) are too near"
      }
      let all = line.items[count - 1].end - line.items[0].start
      let isOuter = line.items[0].hasAuto || line.items[count - 1].hasAuto
      return !isOuter && (all - line.space).magnitude > tolerance
        ? "auto margins leave \(line.space - all)" : nil
    }
    let (first, between) = expected(line, free: free)
    var at = first
    for item in line.items {
      if (item.start - at).magnitude > tolerance {
        return "node \(item.node) begins at \(item.start) and not at \(at)"
      }
      at = item.end + line.gap + between
    }
    return nil
  }

  /// Where the first item begins, and what is between neighbours besides the gap.
  private func expected(_ line: Line, free: Double) -> (first: Double, between: Double) {
    let count = Double(line.items.count)
    let isReversed = line.style.direction == .rowReverse || line.style.direction == .columnReverse
    switch line.style.justify {
    case .start: return (0, 0)
    case .end: return (free, 0)
    case .center: return (free / 2, 0)
    case .spaceBetween: return (0, free > 0 && count > 1 ? free / (count - 1) : 0)
    // Without free space they pack to where writing starts, also in reversed directions.
    case .spaceAround where free <= 0, .spaceEvenly where free <= 0:
      return (isReversed ? free : 0, 0)
    case .spaceAround: return (free / count / 2, free / count)
    case .spaceEvenly: return (free / (count + 1), free / (count + 1))
    }
  }

  /// What fits is inside the content box, unless a negative margin pulls it out.
  private func inside(_ line: Line) -> String? {
    guard line.used <= line.space,
      line.items.allSatisfy({ $0.before >= 0 && $0.after >= 0 })
    else { return nil }
    for item in line.items
    where item.at < -tolerance || item.at + item.size > line.space + tolerance {
      return "node \(item.node) fits and stands outside"
    }
    return nil
  }

  /// What holds across the only line of a container: stretching and standing as its style says.
  func across() -> String? {
    for container in laid.tree.nodes.indices where resolved.isVisible[container] {
      let style = laid.tree.nodes[container].style
      guard style.wrap == .noWrap else { continue }
      let isHorizontal = style.direction == .column || style.direction == .columnReverse
      let own = resolved.side(container, isHorizontal: isHorizontal)
      let rect = laid.rects[container]
      let space = (isHorizontal ? rect.width : rect.height) - own.padding
      for child in laid.tree.children(container)
      where resolved.isVisible[child] && laid.tree.nodes[child].style.position == .relative {
        let side = resolved.side(child, isHorizontal: isHorizontal)
        guard !side.hasAuto, !(space + side.before + side.after + own.padBefore).isNaN else {
          continue
        }
        if let detail = stands(
          child, side, in: space, from: own.padBefore, style, isHorizontal: isHorizontal,
          isFlipped: isHorizontal && resolved.isRightToLeft[container])
        {
          return "in node \(container) node \(child) \(detail)"
        }
      }
    }
    return nil
  }

  private func stands(
    _ child: Int, _ side: Resolved.Side, in space: Double, from start: Double,
    _ style: LayoutStyle, isHorizontal: Bool, isFlipped: Bool
  ) -> String? {
    let rect = laid.rects[child]
    let size = isHorizontal ? rect.width : rect.height
    let align = laid.tree.nodes[child].style.alignSelf.align(in: style.alignItems)
    let wanted = space - side.before - side.after
    if align == .stretch, side.isSet == false, !side.most.isNaN {
      let stretched = max(side.least, min(side.most, wanted))
      if (size - stretched).magnitude > tolerance { return "is \(size) and not \(stretched)" }
    }
    let free = wanted - size
    let offset =
      switch align {
      case .stretch, .start: isFlipped ? free : 0
      case .end: isFlipped ? 0 : free
      case .center: free / 2
      }
    let position = (isHorizontal ? rect.minX : rect.minY) - start - side.before
    return (position - offset).magnitude > tolerance ? "is off by \(position - offset)" : nil
  }
}

extension AlignSelf {
  fileprivate func align(in container: Align) -> Align {
    switch self {
    case .auto: container
    case .stretch: .stretch
    case .start: .start
    case .end: .end
    case .center: .center
    }
  }
}
