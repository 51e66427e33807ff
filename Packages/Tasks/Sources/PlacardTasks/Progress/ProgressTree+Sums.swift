@_spi(Ordering) import PlacardModels
extension ProgressTree {
  /// What the children of a node come to, in weights.
  private struct Parts {
    var done = 0.0
    /// Whether any of them knows how far it is.
    var isKnown = false
  }

  /// Returns the part done of a node, 0…1; nil when it is unknown and when the node has ended.
  ///
  /// - Complexity: O(1) without running children, else O(n log n) in the nodes that run.
  func fraction(of id: Int) -> Double? {
    sum(of: id)?.fraction
  }

  /// Returns what a node comes to; nil when it has ended.
  func sum(of id: Int) -> ProgressSum? {
    guard let node = nodes[id] else { return nil }
    return node.running == 0 ? sum(of: node, with: Parts()) : sums()[id]
  }

  /// Returns what every node comes to.
  ///
  /// A child is younger than its parent: one walk from the youngest on meets it first.
  func sums() -> [Int: ProgressSum] {
    var sums: [Int: ProgressSum] = [:]
    var parts: [Int: Parts] = [:]
    for id in Array(nodes.keys).ordered().reversed() {
      guard let node = nodes[id] else { continue }
      let sum = sum(of: node, with: parts[id] ?? Parts())
      sums[id] = sum
      guard let parent = node.parent, let fraction = sum.fraction else { continue }
      parts[parent, default: Parts()].done += fraction * node.weight
      parts[parent, default: Parts()].isKnown = true
    }
    return sums
  }

  private func sum(of node: Node, with running: Parts) -> ProgressSum {
    let own = ownSum(of: node)
    guard node.hasChildren else { return own }
    let parts = running.done + node.reached
    let weights = max(node.weightOfChildren, node.expectedWeight)
    let done = own.done + parts
    let floor = own.done + weights
    let isKnown = own.total != nil || own.done > 0 || running.isKnown || parts > 0
    let total =
      switch node.tally.measure {
      case .fraction: 1 + weights
      case .count(_, let total?): max(Double(total), floor)
      case .count, .unknown: floor
      }
    return ProgressSum(
      done: done, total: isKnown && total > 0 ? total : nil, unit: own.unit,
      isCounted: own.unit != nil && own.total != nil)
  }

  /// What a node has reported of itself.
  private func ownSum(of node: Node) -> ProgressSum {
    switch node.tally.measure {
    case .unknown: ProgressSum(done: 0, total: nil, unit: node.tally.unit, isCounted: false)
    case .fraction(let part): ProgressSum(done: part, total: 1, unit: nil, isCounted: false)
    case .count(let done, let total):
      ProgressSum(
        done: Double(done), total: total.map(Double.init), unit: node.tally.unit, isCounted: true)
    }
  }
}
