import PlacardLayout

/// Makes scenarios by number: a tree of up to 60 nodes, 8 deep, and up to 6 edits.
///
/// Each leaves out some features altogether, because the exact laws speak of simple lines.
struct ScenarioMaker {
  private var random: SeededGenerator
  private let isHostile: Bool
  private let isWhole: Bool
  /// One in so many properties is set.
  private let rarity: Int
  private let features: UInt64

  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, -3, -0.0, 0, 1e300, -1e300, 1e-300, 1e12, 0.1,
  ]

  static func scenario(_ number: UInt64) -> Scenario {
    var maker = ScenarioMaker(number)
    return maker.scenario()
  }

  private init(_ number: UInt64) {
    random = SeededGenerator(seed: number &* 0x2545_F491_4F6C_DD1D &+ 1)
    isHostile = Int.random(in: 0..<10, using: &random) == 0
    isWhole = Bool.random(using: &random)
    rarity = Int.random(in: 2...9, using: &random)
    features = random.next()
  }

  private mutating func scenario() -> Scenario {
    let most = one(of: [3, 6, 12, 24, 60])
    var scenario = Scenario(
      tree: tree(most: most, depth: 8), space: space(), isHostile: isHostile)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      scenario.edits.append(edit(scenario.tree))
    }
    return scenario
  }

  private mutating func tree(most: Int, depth: Int) -> FuzzTree {
    var nodes: [FuzzTree.Node] = []
    for index in 0..<Int.random(in: 1...most, using: &random) {
      let deepest = index == 0 ? 0 : min(depth - 1, nodes[index - 1].depth + 1)
      let level = index == 0 ? 0 : Int.random(in: 1...deepest, using: &random)
      nodes.append(FuzzTree.Node(depth: level, style: style()))
    }
    for index in nodes.indices {
      let isLeaf = index + 1 == nodes.count || nodes[index + 1].depth <= nodes[index].depth
      // A container's own content must be of no account.
      if isLeaf || chance(12) { nodes[index].content = content() }
    }
    return FuzzTree(nodes: nodes)
  }

  private mutating func edit(_ tree: FuzzTree) -> Edit {
    let node = Int.random(in: 0..<64, using: &random)
    let other = Int.random(in: 0..<64, using: &random)
    let position = Int.random(in: 0..<5, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .content(node, content())
    case 1, 2: return .insert(self.tree(most: 4, depth: 3), under: node, after: position)
    case 3: return .remove(node)
    case 4, 5: return .move(node, under: other, after: position)
    case 6: return .resize(space())
    case 7:
      return change(node, in: tree) { style, _ in style.isHidden.toggle() }
    case 8:
      return change(node, in: tree) { style, maker in
        style.writingDirection = maker.one(of: WritingDirection.allCases)
      }
    case 9, 10:
      return change(node, in: tree) { style, maker in
        let path = maker.one(of: Self.lengths)
        style[keyPath: path] = maker.length(canBeAuto: true)
      }
    default: return .restyle(node, style())
    }
  }

  private mutating func change(
    _ node: Int, in tree: FuzzTree, _ body: (inout LayoutStyle, inout ScenarioMaker) -> Void
  ) -> Edit {
    var style = tree.nodes[node % tree.nodes.count].style
    body(&style, &self)
    return .restyle(node, style)
  }

  private mutating func space() -> Space {
    let width = chance(6) ? .unbounded : number(up: 120)
    let height = chance(3) ? .unbounded : number(up: 60)
    return Space(width: width, height: height, isFitting: chance(6))
  }

  private mutating func content() -> FuzzContent {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .none
    case 1: .fixed(Size(width: number(up: 20), height: number(up: 6)))
    case 2:
      .flow(
        LayoutSketch.Flow(
          items: (0..<Int.random(in: 0...6, using: &random)).map { _ in
            Double(Int.random(in: 1...9, using: &random))
          }, lineHeight: 1))
    default:
      .area(
        Double(Int.random(in: 1...60, using: &random)),
        most: Double(Int.random(in: 1...40, using: &random)))
    }
  }

  static var lengths: [WritableKeyPath<LayoutStyle, Length>] {
    [
      \.width, \.height, \.basis, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight, \.padding.left,
      \.padding.top, \.padding.right, \.padding.bottom, \.margin.left, \.margin.top, \.margin.right,
      \.margin.bottom,
    ]
  }

  private mutating func style() -> LayoutStyle {
    var style = LayoutStyle()
    style.direction = one(of: Direction.allCases)
    if has(0), chance(3) { style.wrap = one(of: Wrap.allCases) }
    if uncommonly() { style.justify = one(of: Justify.allCases) }
    if uncommonly() { style.alignItems = one(of: Align.allCases) }
    if uncommonly() { style.alignContent = one(of: AlignContent.allCases) }
    if uncommonly() { style.alignSelf = one(of: AlignSelf.allCases) }
    if has(1), chance(5) { style.writingDirection = one(of: WritingDirection.allCases) }
    if chance(4) { style.verticalPercentBase = .width }
    if has(2), chance(8) { style.isHidden = true }
    if chance(2) { style.grow = factor() }
    if chance(2) { style.shrink = factor() }
    if has(3), chance(6) {
      style.aspectRatio = isHostile ? number(up: 4) : one(of: [0.5, 1, 2, 1.5])
    }
    if uncommonly() { style.rowGap = number(up: 3) }
    if uncommonly() { style.columnGap = number(up: 3) }
    for path in [\LayoutStyle.width, \.height, \.basis] where uncommonly() {
      style[keyPath: path] = length(canBeAuto: true)
    }
    if has(4) {
      for path in [\LayoutStyle.minWidth, \.minHeight, \.maxWidth, \.maxHeight] where uncommonly() {
        style[keyPath: path] = length(canBeAuto: true)
      }
    }
    if has(5), uncommonly() { style.padding = edges(canBeAuto: false, canBeNegative: false) }
    if has(6), uncommonly() { style.margin = edges(canBeAuto: true, canBeNegative: has(9)) }
    if has(7), chance(7) {
      style.position = .absolute
      style.inset = edges(canBeAuto: true, canBeNegative: true)
    }
    return style
  }

  private mutating func edges(canBeAuto: Bool, canBeNegative: Bool) -> Edges {
    var edges = Edges()
    let sign = canBeNegative && chance(4) ? -1.0 : 1
    for path in [\Edges.top, \.left, \.bottom, \.right] where chance(2) {
      edges[keyPath: path] =
        canBeAuto && has(10) && chance(3) ? .auto : length(up: 5, canBeAuto: false, sign: sign)
    }
    if has(11), chance(4) { edges.start = length(up: 5, canBeAuto: false) }
    if has(11), chance(4) { edges.end = length(up: 5, canBeAuto: canBeAuto && has(10)) }
    return edges
  }

  private mutating func length(
    up limit: Int = 40, canBeAuto: Bool, sign: Double = 1
  ) -> Length {
    if canBeAuto, chance(6) { return .auto }
    if has(8), chance(3) {
      return .percent(sign * number(up: limit > 20 ? 110 : 20))
    }
    return .points(sign * number(up: limit))
  }

  private mutating func factor() -> Double {
    isHostile && chance(6) ? one(of: Self.hostile) : one(of: [0.25, 0.5, 1, 1, 2, 3])
  }

  private mutating func number(up limit: Int) -> Double {
    if isHostile, chance(5) { return one(of: Self.hostile) }
    let whole = Double(Int.random(in: 0...limit, using: &random))
    return isWhole ? whole : chance(4) ? whole / 3 : whole / 4
  }

  private func has(_ feature: UInt64) -> Bool { features >> feature & 1 == 1 }

  private mutating func uncommonly() -> Bool { chance(rarity) }

  private mutating func chance(_ outOf: Int) -> Bool {
    Int.random(in: 1...outOf, using: &random) == 1
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
