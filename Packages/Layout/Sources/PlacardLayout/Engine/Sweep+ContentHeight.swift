extension Sweep {
  /// Sweep C, backward: how high a node's border box is by its content at its final width.
  func sizeContentHeight(_ node: Int) {
    let box = boxes[node]
    let link = links[node]
    let item = items[node]
    if item.hasRatio, item.isHeightAuto {
      content[node] = max(width[node] / item.ratio, box.vertical)
    } else if link.all == 0 {
      content[node] = measuredHeight(node) + box.vertical
    } else if box.isRow {
      content[node] = max(0, rowHeight(link.children, of: box)) + box.vertical
    } else if box.wraps {
      content[node] = max(0, columnsHeight(node)) + box.vertical
    } else {
      content[node] = max(0, measureColumn(link.children, of: box)) + box.vertical
    }
  }

  /// The height of a leaf's content; not asked again where it has all the width it wants.
  private func measuredHeight(_ node: Int) -> Double {
    guard let measure = measures[Int(links[node].slot)] else { return 0 }
    if width[node] >= greatest[node], !natural[node].isNaN { return natural[node] }
    let room = max(0, width[node] - boxes[node].horizontal)
    return measure(Proposal(width: room)).height.size(or: 0)
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

  private func columnsHeight(_ node: Int) -> Double {
    let children = links[node].children
    measureColumn(children, of: boxes[node])
    var longest = 0.0
    breakLines(Vertical.self, children, of: boxes[node], room: columnLimit(node)) {
      longest = max(longest, $1)
    }
    return longest
  }
}
