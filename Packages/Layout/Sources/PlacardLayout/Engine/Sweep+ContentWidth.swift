extension Sweep {
  /// Sweep A, backward: how wide a node's border box must be at least, and would like to be.
  func sizeContentWidth(_ node: Int) {
    let item = items[node]
    natural[node] = .nan
    if item.hasRatio, item.isWidthAuto, !definite[node].isNaN {
      greatest[node] = max(definite[node] * item.ratio, boxes[node].horizontal)
      least[node] = greatest[node]
      return
    }
    let box = boxes[node]
    let link = links[node]
    var most = 0.0
    var few = 0.0
    if link.all == 0 {
      (few, most) = measureWidths(node)
    } else if box.isRow {
      for child in link.children {
        let item = items[child]
        let margins = item.marginLeft + item.marginRight
        let small = item.rowContribution(least[child]) + margins
        most += item.rowContribution(greatest[child]) + margins
        few = box.wraps ? max(few, small) : few + small
      }
      let gaps = Double(max(0, link.flow - 1)) * box.columnGap
      most += gaps
      if !box.wraps { few += gaps }
    } else {
      for child in link.children {
        let item = items[child]
        let margins = item.marginLeft + item.marginRight
        most = max(most, item.contribution(greatest[child]) + margins)
        few = max(few, item.contribution(least[child]) + margins)
      }
      if box.wraps { most = max(most, wrappedWidth(node, widest: most)) }
    }
    greatest[node] = max(0, most) + box.horizontal
    least[node] = max(0, few) + box.horizontal
  }

  /// Asks a leaf for the width it wants and, where someone may squeeze it, for the least it needs.
  private func measureWidths(_ node: Int) -> (least: Double, greatest: Double) {
    guard let measure = measures[Int(links[node].slot)] else { return (0, 0) }
    let most = measure(Proposal(width: .unbounded))
    natural[node] = most.height.size(or: 0)
    let width = most.width.size(or: 0)
    guard width > 0, squeezes || items[node].flags.contains(.mayBeSqueezed) else {
      return (0, width)
    }
    return (min(width, measure(Proposal(width: 0)).width.size(or: 0)), width)
  }
}

extension ItemRecord {
  /// What an item adds to a column's content width.
  func contribution(_ content: Double) -> Double {
    clampWidth(isWidthAuto ? content : width)
  }

  /// What an item adds to a row's content width: a basis bounds it where it cannot flex.
  func rowContribution(_ content: Double) -> Double {
    var size = isWidthAuto ? content : width
    if !basis.isNaN {
      if grow == 0 { size = min(size, basis) }
      if shrink == 0 { size = max(size, basis) }
    }
    return clampWidth(size)
  }
}
