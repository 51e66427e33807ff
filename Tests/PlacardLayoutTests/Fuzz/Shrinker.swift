import PlacardLayout

/// Makes a scenario with a defect as small as it can be made with the same defect.
struct Shrinker {
  private(set) var scenario: Scenario
  private let isBad: (Scenario) -> Bool

  static func shrink(_ scenario: Scenario, while isBad: @escaping (Scenario) -> Bool) -> Scenario {
    var shrinker = Shrinker(scenario: scenario, isBad: isBad)
    while shrinker.shrinkOnce() {}
    return shrinker.scenario
  }

  private mutating func shrinkOnce() -> Bool {
    var isSmaller = false
    for index in scenario.edits.indices.reversed() where keep({ $0.edits.remove(at: index) }) {
      isSmaller = true
    }
    var index = scenario.tree.nodes.count - 1
    while index >= 0 {
      if index < scenario.tree.nodes.count, drop(index) { isSmaller = true }
      index -= 1
    }
    for index in scenario.tree.nodes.indices {
      if plain(\.tree.nodes[index].style) { isSmaller = true }
      for content in [FuzzContent.none, .fixed(Size(width: 4, height: 2))]
      where scenario.tree.nodes[index].content != content
        && scenario.tree.nodes[index].content != .none
      {
        if keep({ $0.tree.nodes[index].content = content }) { isSmaller = true }
      }
    }
    for index in scenario.edits.indices where plainEdit(index) { isSmaller = true }
    let space = Space(width: 20, height: 10)
    if scenario.space != space, keep({ $0.space = space }) { isSmaller = true }
    return isSmaller
  }

  /// Takes a node out with all below it, or alone, or makes it the root.
  private mutating func drop(_ index: Int) -> Bool {
    let range = scenario.tree.subtree(index)
    if index == 0 {
      for child in scenario.tree.children(0) {
        let range = scenario.tree.subtree(child)
        let isKept = keep { scenario in
          scenario.tree.nodes = Array(scenario.tree.nodes[range])
          for index in scenario.tree.nodes.indices { scenario.tree.nodes[index].depth -= 1 }
        }
        if isKept { return true }
      }
      return false
    }
    if keep({ $0.take(range) }) { return true }
    return range.count > 1
      && keep({ scenario in
        for below in range.dropFirst() { scenario.tree.nodes[below].depth -= 1 }
        scenario.take(index..<index + 1)
      })
  }

  private mutating func plainEdit(_ index: Int) -> Bool {
    switch scenario.edits[index] {
    case .restyle(let node, let style):
      var isSmaller = false
      var style = style
      for reset in Self.resets {
        var other = style
        reset(&other)
        if other != style, keep({ $0.edits[index] = .restyle(node, other) }) {
          style = other
          isSmaller = true
        }
      }
      return isSmaller
    case .insert(let tree, let parent, let position):
      return plainInsert(index, tree, under: parent, after: position)
    default: return false
    }
  }

  private mutating func plainInsert(
    _ index: Int, _ tree: FuzzTree, under parent: Int, after position: Int
  ) -> Bool {
    for other in [FuzzTree(nodes: [.init(depth: 0)]), FuzzTree(nodes: [tree.nodes[0]])]
    where other != tree {
      if keep({ $0.edits[index] = .insert(other, under: parent, after: position) }) { return true }
    }
    return false
  }

  private mutating func plain(_ path: WritableKeyPath<Scenario, LayoutStyle>) -> Bool {
    var isSmaller = false
    for reset in Self.resets {
      var style = scenario[keyPath: path]
      reset(&style)
      if style != scenario[keyPath: path], keep({ $0[keyPath: path] = style }) { isSmaller = true }
    }
    return isSmaller
  }

  private mutating func keep(_ change: (inout Scenario) -> Void) -> Bool {
    var smaller = scenario
    change(&smaller)
    guard isBad(smaller) else { return false }
    scenario = smaller
    return true
  }

  /// Each takes one property back to its default, or a length to a short one.
  private static var resets: [(inout LayoutStyle) -> Void] {
    let plain = LayoutStyle()
    func reset<Value>(_ path: WritableKeyPath<LayoutStyle, Value>) -> (inout LayoutStyle) -> Void {
      { $0[keyPath: path] = plain[keyPath: path] }
    }
    var resets = [
      reset(\.direction), reset(\.wrap), reset(\.justify), reset(\.alignItems),
      reset(\.alignContent), reset(\.alignSelf), reset(\.writingDirection),
      reset(\.verticalPercentBase), reset(\.isHidden), reset(\.grow), reset(\.shrink),
      reset(\.aspectRatio), reset(\.rowGap), reset(\.columnGap), reset(\.padding), reset(\.margin),
      reset(\.inset), reset(\.position), reset(\.margin.start), reset(\.margin.end),
      reset(\.padding.start), reset(\.padding.end), reset(\.inset.start), reset(\.inset.end),
      reset(\.inset.left), reset(\.inset.top), reset(\.inset.right), reset(\.inset.bottom),
      { if $0.direction == .rowReverse { $0.direction = .row } },
    ]
    for path in ScenarioMaker.lengths {
      resets.append(reset(path))
      resets.append { style in
        if case .points(let points) = style[keyPath: path], points != points.rounded() {
          style[keyPath: path] = .points(points.rounded())
        }
      }
    }
    return resets
  }
}

extension Scenario {
  /// Takes nodes out of the tree; the edits go on to mean the nodes they meant.
  fileprivate mutating func take(_ range: Range<Int>) {
    let count = tree.nodes.count
    func follow(_ node: Int) -> Int {
      let node = node % count
      return node < range.lowerBound ? node : max(range.lowerBound - 1, node - range.count)
    }
    tree.nodes.removeSubrange(range)
    edits = edits.map { edit in
      switch edit {
      case .restyle(let node, let style): .restyle(follow(node), style)
      case .content(let node, let content): .content(follow(node), content)
      case .insert(let tree, let parent, let position):
        .insert(tree, under: follow(parent), after: position)
      case .remove(let node): .remove(follow(node))
      case .move(let node, let parent, let position):
        .move(follow(node), under: follow(parent), after: position)
      case .resize: edit
      }
    }
  }
}
