import PlacardLayout

/// A tree that is edited at random, and what it says is in it, from which it can be built anew.
struct EditedTree: ~Copyable {
  /// What a node was last set to.
  struct Model {
    var id: NodeID
    var style: LayoutStyle
    var measure: Measure?
    var children: [Int] = []
    var parent: Int?
  }

  private(set) var tree = LayoutTree()
  /// By a number that is never used again; nil where the node was removed.
  private(set) var models: [Model?] = []
  private let styles: [LayoutStyle]
  private let measures: [Measure?]
  private var random: SeededGenerator
  private(set) var width = Double.unbounded
  private(set) var height = Double.unbounded
  private(set) var isFitting = false

  init(_ fixture: Fixture, seed: UInt64) {
    let nodes = fixture.root.flat()
    random = SeededGenerator(seed: seed)
    styles = nodes.map(\.node.style)
    measures = nodes.map(\.node.measure)
    for (index, node) in nodes.enumerated() {
      let id = tree.addNode(
        styles[index], to: node.parent.flatMap { models[$0]?.id }, measure: measures[index])
      models.append(
        Model(id: id, style: styles[index], measure: measures[index], parent: node.parent))
      if let parent = node.parent { models[parent]?.children.append(index) }
    }
  }

  /// Lengths that make no sense, or hardly any.
  private static let strange: [Double] = [
    .nan, .infinity, -.infinity, -20, -0.0, 1e300, .leastNonzeroMagnitude, 0.1,
  ]

  /// Makes one edit, of any kind, and says which.
  mutating func edit() -> String {
    let target = anyNode()
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3: return restyle(target, styles[anyOf(styles)], "took another style")
    case 4...6: return change(target)
    case 7:
      let measure = measures[anyOf(measures)]
      models[target]?.measure = measure
      tree.setMeasure(measure, of: id(target))
      return "\(target) took other content"
    case 8:
      tree.contentDidChange(of: id(target))
      return "\(target) was to be asked again"
    case 9, 10: return insert(under: target)
    case 11: return remove(target)
    case 12, 13: return move(target)
    case 14:
      var style = models[target]?.style ?? LayoutStyle()
      style.isHidden.toggle()
      return restyle(target, style, "hidden \(style.isHidden)")
    default: return resize()
    }
  }

  /// Lays out what changed.
  mutating func layOut() {
    if isFitting {
      _ = tree.sizeThatFits(width: width)
    } else {
      tree.layout(width: width, height: height)
    }
  }

  /// The rectangles, depth first, in the tree itself and in one built anew; nil where they agree bit
  /// for bit, and so do the cells and what is relative to the root.
  func difference() -> String? {
    var fresh = LayoutTree()
    var numbers: [Int] = []
    var ids: [NodeID] = []
    build(0, under: nil, &fresh, &numbers, &ids)
    if isFitting {
      _ = fresh.sizeThatFits(width: width)
    } else {
      fresh.layout(width: width, height: height)
    }
    for (number, other) in zip(numbers, ids) {
      let (mine, theirs) = (tree.rect(of: id(number)), fresh.rect(of: other))
      if mine != theirs { return "node \(number): \(mine), anew \(theirs)" }
      if tree.absoluteRect(of: id(number)) != fresh.absoluteRect(of: other) {
        return "node \(number): not at the same origin relative to the root"
      }
      if tree.cells(of: id(number)) != fresh.cells(of: other) {
        return "node \(number): other cells"
      }
    }
    return tree.count == fresh.count ? nil : "\(tree.count) nodes, anew \(fresh.count)"
  }

  /// The rectangles of all nodes relative to the root.
  func rects() -> [(id: NodeID, rect: Rect, relative: Rect)] {
    models.compactMap { model in
      model.map { ($0.id, tree.absoluteRect(of: $0.id), tree.rect(of: $0.id)) }
    }
  }

  private func build(
    _ number: Int, under parent: NodeID?, _ fresh: inout LayoutTree, _ numbers: inout [Int],
    _ ids: inout [NodeID]
  ) {
    guard let model = models[number] else { return }
    let id = fresh.addNode(model.style, to: parent, measure: model.measure)
    numbers.append(number)
    ids.append(id)
    for child in model.children { build(child, under: id, &fresh, &numbers, &ids) }
  }

  private func id(_ number: Int) -> NodeID { models[number]?.id ?? NodeID(index: -1) }

  private mutating func anyNode() -> Int {
    let alive = models.indices.filter { models[$0] != nil }
    return alive[Int.random(in: 0..<alive.count, using: &random)]
  }

  private mutating func anyOf<Value>(_ values: [Value]) -> Int {
    Int.random(in: 0..<values.count, using: &random)
  }

  private mutating func restyle(_ target: Int, _ style: LayoutStyle, _ what: String) -> String {
    models[target]?.style = style
    tree.setStyle(style, of: id(target))
    return "\(target) \(what)"
  }

  private mutating func change(_ target: Int) -> String {
    var style = models[target]?.style ?? LayoutStyle()
    let length: Length =
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: .auto
      case 2: .points(Self.strange[anyOf(Self.strange)])
      case 3, 4: .percent(Double(Int.random(in: 0...120, using: &random)))
      default: .points(Double(Int.random(in: 0...90, using: &random)) / 2)
      }
    let property: String
    switch Int.random(in: 0..<16, using: &random) {
    case 0: (property, style.width) = ("width", length)
    case 1: (property, style.height) = ("height", length)
    case 2: (property, style.basis) = ("basis", length)
    case 3: (property, style.margin.left) = ("margin", length)
    case 4: (property, style.padding.top) = ("padding", length)
    case 5: (property, style.minHeight) = ("minHeight", length)
    case 6: (property, style.maxWidth) = ("maxWidth", length)
    case 7: (property, style.maxHeight) = ("maxHeight", length)
    case 8: (property, style.grow) = ("grow", style.grow == 0 ? 1 : 0)
    case 9: (property, style.shrink) = ("shrink", style.shrink == 0 ? 1 : 0)
    case 10: (property, style.aspectRatio) = ("ratio", style.aspectRatio == 0 ? 1.5 : 0)
    case 11: (property, style.columnGap) = ("gap", style.columnGap + 1.5)
    case 12: (property, style.margin.start) = ("start", length)
    case 13:
      (property, style.writingDirection) = (
        "writing", style.writingDirection == .rightToLeft ? .leftToRight : .rightToLeft
      )
    case 14:
      (property, style.position) = (
        "position", style.position == .absolute ? .relative : .absolute
      )
    default:
      (property, style.wrap) = ("wrap", Wrap.allCases[anyOf(Wrap.allCases)])
    }
    return restyle(target, style, "\(property) \(length)")
  }

  private mutating func insert(under target: Int) -> String {
    let style = styles[anyOf(styles)]
    let measure = measures[anyOf(measures)]
    let index = Int.random(in: 0...(models[target]?.children.count ?? 0), using: &random)
    let number = models.count
    let id = tree.insertNode(style, to: id(target), at: index, measure: measure)
    models.append(Model(id: id, style: style, measure: measure, parent: target))
    models[target]?.children.insert(number, at: index)
    return "\(number) inserted under \(target) at \(index)"
  }

  private mutating func remove(_ target: Int) -> String {
    guard let parent = models[target]?.parent, models.count(where: { $0 != nil }) > 2 else {
      return resize()
    }
    tree.removeNode(id(target))
    models[parent]?.children.removeAll { $0 == target }
    forget(target)
    return "\(target) removed"
  }

  private mutating func forget(_ target: Int) {
    for child in models[target]?.children ?? [] { forget(child) }
    models[target] = nil
  }

  private mutating func move(_ target: Int) -> String {
    let parent = anyNode()
    let old = models[target]?.parent
    let siblings = (models[parent]?.children ?? []).filter { $0 != target }
    let index = Int.random(in: 0...siblings.count, using: &random)
    guard tree.moveNode(id(target), to: id(parent), at: index) else {
      return "\(target) not moved to \(parent)"
    }
    if let old { models[old]?.children.removeAll { $0 == target } }
    models[parent]?.children.insert(target, at: index)
    models[target]?.parent = parent
    return "\(target) moved to \(parent) at \(index)"
  }

  private mutating func resize() -> String {
    isFitting = Int.random(in: 0..<4, using: &random) == 0
    width = [.unbounded, 40, 61, 200, 33.5][Int.random(in: 0..<5, using: &random)]
    height = [.unbounded, 17, 80, 200][Int.random(in: 0..<4, using: &random)]
    return "size \(width) by \(height)\(isFitting ? ", fitting" : "")"
  }
}
