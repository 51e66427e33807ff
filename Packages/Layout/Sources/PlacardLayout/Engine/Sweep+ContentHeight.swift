extension Sweep {
  /// Sweep C, backward: how high a node's border box is by its content at its final width.
  func sizeContentHeight(_ node: Int) {
    let box = boxes[node]
    let link = links[node]
    let item = items[node]
    if item.hasRatio, item.isHeightAuto {
      content[node] = max(width[node] / item.ratio, box.vertical)
    } else if link.all == 0 {
      content[node] = measuredHeight(link, room: width[node] - box.horizontal) + box.vertical
    } else if box.isRow {
      content[node] = max(0, rowHeight(link.children, of: box)) + box.vertical
    } else {
      content[node] = max(0, columnHeight(node)) + box.vertical
    }
  }

  private func measuredHeight(_ link: Links, room: Double) -> Double {
    guard let measure = measures[Int(link.slot)] else { return 0 }
    return measure(Proposal(width: max(0, room))).height.size(or: 0)
  }

  private func rowHeight(_ children: Range<Int>, of box: BoxRecord) -> Double {
    var lines = 0.0
    var line = 0.0
    for child in children {
      if items[child].flags.contains(.startsLine) {
        lines += line + box.rowGap
        line = 0
      }
      line = max(line, outerHeight(child))
    }
    return lines + line
  }

  /// The height of a row's child before stretching, with its margins.
  func outerHeight(_ child: Int) -> Double {
    let item = items[child]
    return item.clampHeight(item.isHeightAuto ? content[child] : item.height) + item.marginTop
      + item.marginBottom
  }

  private func columnHeight(_ node: Int) -> Double {
    let box = boxes[node]
    let children = links[node].children
    var limit = Double.infinity
    if box.wraps {
      limit = (definite[node].isNaN ? items[node].maxHeight : definite[node]) - box.vertical
    }
    var longest = 0.0
    var line = 0.0
    var isFirst = true
    for child in children {
      let item = items[child]
      let outer = item.clampHeight(heightBase(child)) + item.marginTop + item.marginBottom
      let grown = line + outer + (isFirst ? 0 : box.rowGap)
      if !isFirst, grown > limit + Sweep.slack {
        longest = max(longest, line)
        line = outer
      } else {
        line = grown
      }
      isFirst = false
    }
    return max(longest, line)
  }

  /// A column child's height before it is clamped and flexed.
  func heightBase(_ child: Int) -> Double {
    let item = items[child]
    return item.basis.isNaN ? (item.isHeightAuto ? content[child] : item.height) : item.basis
  }
}
