import PlacardLayout

extension Scenario {
  /// The tree as `placard inspect layout` takes it, and what is done with it.
  var text: String {
    var lines = [tree.json, "in \(space)"]
    for (index, edit) in edits.enumerated() { lines.append("edit \(index): \(edit.text)") }
    return lines.joined(separator: "\n")
  }
}

extension Edit {
  fileprivate var text: String {
    switch self {
    case .restyle(let node, let style):
      "node \(node) takes the style \(FuzzTree(nodes: [.init(depth: 0, style: style)]).json)"
    case .content(let node, let content):
      "node \(node) takes the content \(FuzzTree(nodes: [.init(depth: 0, content: content)]).json)"
    case .insert(let tree, let parent, let position):
      "\(tree.json) goes under node \(parent), behind \(position) others"
    case .remove(let node): "node \(node) is removed"
    case .move(let node, let parent, let position):
      "node \(node) goes under node \(parent), behind \(position) others"
    case .resize(let space): "in \(space)"
    }
  }
}

extension FuzzTree {
  /// The tree as a ``LayoutSketch`` is written; numbers that are not finite are left out, and content
  /// that keeps its area becomes that of its greatest width.
  var json: String { json(0) }

  private func json(_ index: Int) -> String {
    var members = nodes[index].style.members
    let children = children(index)
    if !children.isEmpty {
      members.append("\"children\": [" + children.map(json).joined(separator: ", ") + "]")
    } else {
      switch nodes[index].content {
      case .none: break
      case .flow(let flow):
        members.append("\"flow\": {\"items\": \(flow.items), \"lineHeight\": \(flow.lineHeight)}")
      case .fixed, .area:
        let size = nodes[index].content.size(in: Proposal(width: .unbounded))
        let sides = [("width", size.width), ("height", size.height)]
        members.append(
          "\"measured\": {"
            + sides.map { "\"\($0)\": \($1.isFinite ? $1 : 0)" }.joined(separator: ", ") + "}")
      }
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

extension LayoutStyle {
  /// What differs from the defaults, as members of a JSON object.
  fileprivate var members: [String] {
    let plain = LayoutStyle()
    var members: [String] = []
    func word(_ name: String, _ value: String, _ absent: String) {
      if value != absent { members.append("\"\(name)\": \"\(value)\"") }
    }
    word("direction", "\(direction)", "\(plain.direction)")
    word("wrap", wrap == .noWrap ? "nowrap" : "\(wrap)", "nowrap")
    word("justifyContent", "\(justify)", "\(plain.justify)")
    word("alignItems", "\(alignItems)", "\(plain.alignItems)")
    word("alignContent", "\(alignContent)", "\(plain.alignContent)")
    word("alignSelf", "\(alignSelf)", "\(plain.alignSelf)")
    word("position", "\(position)", "\(plain.position)")
    word("verticalPercentBase", "\(verticalPercentBase)", "\(plain.verticalPercentBase)")
    let numbers = [("grow", grow), ("shrink", shrink), ("aspectRatio", aspectRatio)]
    for (name, number) in numbers where number != 0 && number.isFinite {
      members.append("\"\(name)\": \(number)")
    }
    let lengths = [
      ("basis", basis), ("width", width), ("height", height), ("minWidth", minWidth),
      ("minHeight", minHeight), ("maxWidth", maxWidth), ("maxHeight", maxHeight),
    ]
    for (name, length) in lengths where length != .auto {
      members.append("\"\(name)\": \(length.json)")
    }
    for (name, edges, absent) in [
      ("margin", margin, plain.margin), ("padding", padding, plain.padding),
      ("inset", inset, plain.inset),
    ] where edges != absent {
      members.append("\"\(name)\": \(edges.json(absent))")
    }
    let gaps = [("row", rowGap), ("column", columnGap)].filter { $1 != 0 && $1.isFinite }
    if !gaps.isEmpty {
      members.append(
        "\"gap\": {" + gaps.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}")
    }
    if isHidden { members.append("\"hidden\": true") }
    if writingDirection != .inherit {
      members.append("\"rtl\": \(writingDirection == .rightToLeft)")
    }
    return members
  }
}

extension Edges {
  fileprivate func json(_ absent: Edges) -> String {
    var sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $1 != absent.top }
    if let start { sides.append(("start", start)) }
    if let end { sides.append(("end", end)) }
    return "{" + sides.map { "\"\($0)\": \($1.json)" }.joined(separator: ", ") + "}"
  }
}

extension Length {
  fileprivate var json: String {
    switch self {
    case .points(let points) where points.isFinite: "\(points)"
    case .percent(let share) where share.isFinite: "\"\(share)%\""
    case .auto, .points, .percent: "\"auto\""
    }
  }
}
