@_spi(Inspection) import PlacardLayout

/// Works out the reasons from a tree and its frames, from the root down.
struct Explainer {
  /// How far two lengths may be apart and still count as the same.
  static let slack = 1e-6

  let frames: Frames
  private(set) var nodes: [LayoutExplanation.Node] = []

  init(_ frames: Frames) {
    self.frames = frames
  }

  /// Explains the root and its descendants; finite sides of the root were proposed.
  ///
  /// `heightCounts` says that shares count the height even if it was found and not set.
  mutating func explain(_ root: Item, width: Double, height: Double, heightCounts: Bool) {
    let rect = frames.rect
    let container = Enclosing.nothing
    let box = Box(root, rect, in: container)
    let reasons =
      if root.style.isHidden || !root.isIncluded {
        Reasons.hidden
      } else {
        Reasons(
          width: width.isFinite
            ? SizeReason(origin: .given, base: max(0, width)).kept(to: rect.width, box.widths)
            : box.freeWidth(space: .infinity),
          height: height.isFinite
            ? SizeReason(origin: .given, base: max(0, height)).kept(to: rect.height, box.heights)
            : box.freeHeight())
      }
    let isDefinite =
      heightCounts || height.isFinite || box.setHeight != nil || root.style.aspectRatio > 0
    add(root, frames, reasons, depth: 0)
    descend(into: root, frames, isHidden: reasons == .hidden, box, isDefinite: isDefinite, depth: 1)
  }

  private mutating func add(_ item: Item, _ frame: Frames, _ reasons: Reasons, depth: Int) {
    nodes.append(
      LayoutExplanation.Node(
        label: Frames.label(of: nodes.count), name: item.name ?? item.kind, depth: depth,
        rect: frame.rect, cells: frame.cell, width: reasons.width, height: reasons.height))
  }

  private mutating func descend(
    into item: Item, _ frame: Frames, isHidden: Bool, _ box: Box, isDefinite: Bool, depth: Int
  ) {
    guard case .items(let items) = item.content else { return }
    let container = Enclosing(box, isDefinite: isDefinite)
    let frames = frame.children
    let boxes = zip(items, frames).map { Box($0, $1.rect, in: container) }
    let isGone = items.map { isHidden || $0.style.isHidden || !$0.isIncluded }
    let flow = items.indices.filter { !isGone[$0] && items[$0].style.position == .relative }
    var reasons = [Reasons](repeating: .hidden, count: items.count)
    for line in container.lines(flow.map { boxes[$0] }) {
      let explained = container.explain(line.map { boxes[flow[$0]] })
      for (index, reason) in zip(line, explained) { reasons[flow[index]] = reason }
    }
    for index in items.indices where !isGone[index] && items[index].style.position == .absolute {
      reasons[index] = container.explainAbsolute(boxes[index])
    }
    for index in items.indices {
      add(items[index], frames[index], reasons[index], depth: depth)
      descend(
        into: items[index], frames[index], isHidden: isGone[index], boxes[index],
        isDefinite: container.isDefinite(boxes[index], reasons[index]), depth: depth + 1)
    }
  }
}

/// The reasons of both sides of a box.
struct Reasons: Equatable {
  var width: SizeReason
  var height: SizeReason

  static let hidden = Reasons(
    width: SizeReason(origin: .hidden, base: 0), height: SizeReason(origin: .hidden, base: 0))
}

extension Item {
  /// What it is called where it has no name.
  fileprivate var kind: String {
    switch content {
    case .empty: "box"
    case .measured: "content"
    case .items: style.direction == .row || style.direction == .rowReverse ? "row" : "column"
    }
  }
}
