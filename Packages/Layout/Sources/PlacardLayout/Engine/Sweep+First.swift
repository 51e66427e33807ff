extension Sweep {
  func sizeContentWidth(_ node: Int) {
    let box = boxes[node]
    let link = links[node]
    var most = 0.0
    var few = 0.0
    if link.flow == 0, let measure = measures[Int(link.slot)] {
      most = measure(Proposal(width: .unbounded)).width
      few = measure(Proposal(width: 0)).width
    }
    for child in Int(link.first)..<Int(link.first + link.flow) {
      let item = items[child]
      let margins = item.marginLeft + item.marginRight
      let great = item.clampWidth(item.width.isNaN ? greatest[child] : item.width) + margins
      let small = item.clampWidth(item.width.isNaN ? least[child] : item.width) + margins
      most = box.isRow ? most + great : max(most, great)
      few = box.isRow ? few + small : max(few, small)
    }
    if box.isRow, link.flow > 1 {
      most += Double(link.flow - 1) * box.columnGap
      few += Double(link.flow - 1) * box.columnGap
    }
    greatest[node] = most + box.horizontal
    least[node] = few + box.horizontal
  }

  func placeHorizontally(_ node: Int) {
    let box = boxes[node]
    let link = links[node]
    let inner = width[node] - box.horizontal
    let children = Int(link.first)..<Int(link.first + link.flow)
    if box.isRow {
      var used = Double(max(0, link.flow - 1)) * box.columnGap
      var grow = 0.0
      var shrink = 0.0
      for child in children {
        let item = items[child]
        let base = item.basis.isNaN ? (item.width.isNaN ? greatest[child] : item.width) : item.basis
        width[child] = item.clampWidth(base)
        used += width[child] + item.marginLeft + item.marginRight
        grow += item.grow
        shrink += item.shrink * width[child]
      }
      let free = inner - used
      var at = box.paddingLeft
      for child in children {
        let item = items[child]
        if free > 0, grow > 0 {
          width[child] = item.clampWidth(width[child] + free * item.grow / max(1, grow))
        } else if free < 0, shrink > 0 {
          width[child] = item.clampWidth(width[child] + free * item.shrink * width[child] / shrink)
        }
        x[child] = at + item.marginLeft
        at = x[child] + width[child] + item.marginRight + box.columnGap
      }
    } else {
      for child in children {
        let item = items[child]
        let room = inner - item.marginLeft - item.marginRight
        let wide = item.align == .stretch ? room : min(greatest[child], max(least[child], room))
        width[child] = item.clampWidth(item.width.isNaN ? wide : item.width)
        let free = room - width[child]
        let shift = item.align == .center ? free / 2 : item.align == .end ? free : 0
        x[child] = box.paddingLeft + item.marginLeft + shift
      }
    }
  }

  func sizeContentHeight(_ node: Int) {
    let box = boxes[node]
    let link = links[node]
    var tall = 0.0
    if link.flow == 0, let measure = measures[Int(link.slot)] {
      tall = measure(Proposal(width: max(0, width[node] - box.horizontal))).height
    }
    for child in Int(link.first)..<Int(link.first + link.flow) {
      let item = items[child]
      let outer =
        item.clampHeight(item.height.isNaN ? content[child] : item.height) + item.marginTop
        + item.marginBottom
      tall = box.isRow ? max(tall, outer) : tall + outer
    }
    if !box.isRow, link.flow > 1 { tall += Double(link.flow - 1) * box.rowGap }
    content[node] = tall + box.vertical
  }

  func placeVertically(_ node: Int) {
    let box = boxes[node]
    let link = links[node]
    let inner = height[node] - box.vertical
    let children = Int(link.first)..<Int(link.first + link.flow)
    if box.isRow {
      for child in children {
        let item = items[child]
        let room = inner - item.marginTop - item.marginBottom
        let tall = item.align == .stretch ? room : content[child]
        height[child] = item.clampHeight(item.height.isNaN ? tall : item.height)
        let free = room - height[child]
        let shift = item.align == .center ? free / 2 : item.align == .end ? free : 0
        y[child] = box.paddingTop + item.marginTop + shift
      }
    } else {
      var used = Double(max(0, link.flow - 1)) * box.rowGap
      var grow = 0.0
      var shrink = 0.0
      for child in children {
        let item = items[child]
        let base =
          item.basis.isNaN ? (item.height.isNaN ? content[child] : item.height) : item.basis
        height[child] = item.clampHeight(base)
        used += height[child] + item.marginTop + item.marginBottom
        grow += item.grow
        shrink += item.shrink * height[child]
      }
      let free = inner - used
      var at = box.paddingTop
      for child in children {
        let item = items[child]
        if free > 0, grow > 0 {
          height[child] = item.clampHeight(height[child] + free * item.grow / max(1, grow))
        } else if free < 0, shrink > 0 {
          height[child] = item.clampHeight(
            height[child] + free * item.shrink * height[child] / shrink)
        }
        y[child] = at + item.marginTop
        at = y[child] + height[child] + item.marginBottom + box.rowGap
      }
    }
  }
}
