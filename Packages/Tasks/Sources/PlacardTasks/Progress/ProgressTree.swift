@_spi(Ordering) import PlacardModels
/// A piece of work and the pieces that it consists of, to any depth; a pure value.
///
/// A parent's progress is the weighted sum of its children's and of what it has reported of itself.
/// A piece that has ended is no more than a number in its parent's sum, so that work of a million
/// pieces takes no more memory than those that run. What is reported of one that has ended is ignored.
struct ProgressTree: Sendable {
  /// How a piece of work ended.
  enum Outcome: Sendable {
    case done, failed, cancelled
  }

  /// A child that ended before it was done.
  struct Unfinished: Sendable {
    var title: String
    var isCancelled: Bool
  }

  struct Node: Sendable {
    let parent: Int?
    var weight: Double
    var title: String?
    var note: String?
    var tally = ProgressTally()
    /// Whether its parent's message names it.
    var isInside = true
    var hasChildren = false
    /// How many of its children run.
    var running = 0
    /// The sum of the weights of all its children, or of those that it expects.
    var weightOfChildren = 0.0
    var expectedWeight = 0.0
    /// What the children that have ended have reached, in weights.
    var reached = 0.0
    /// How many of its children ended before they were done, and the first few of them.
    var unfinishedCount = 0
    var unfinished: [Unfinished] = []
  }

  static let root = 0
  /// How many children a message names.
  static let named = 4
  private static let heaviest = 1e9

  private(set) var nodes: [Int: Node]
  private var lastID = Self.root

  init(title: String?, note: String?) {
    nodes = [Self.root: Node(parent: nil, weight: 1, title: title, note: note)]
  }

  subscript(id: Int) -> Node? {
    nodes[id]
  }

  /// Changes a node in place; nil when it has ended.
  @discardableResult
  mutating func change<Result>(_ id: Int, _ body: (inout Node) -> Result) -> Result? {
    guard let index = nodes.index(forKey: id) else { return nil }
    return body(&nodes.values[index])
  }

  /// Adds a child.
  ///
  /// - Returns: Its id; one that stands for nothing when the parent has ended.
  mutating func add(to parent: Int, title: String?, weight: Double, isInside: Bool) -> Int {
    lastID += 1
    let bounded = Self.bounded(weight)
    let isAlive: Void? = change(parent) { node in
      node.hasChildren = true
      node.running += 1
      node.weightOfChildren += bounded
    }
    guard isAlive != nil else { return lastID }
    var child = Node(parent: parent, weight: bounded, title: title)
    child.isInside = isInside
    nodes[lastID] = child
    return lastID
  }

  /// Ends a node and all that is below it: done, all of it counts; otherwise, what it has reached.
  ///
  /// - Returns: The nodes that have ended; none for one that had ended before.
  mutating func end(_ id: Int, _ outcome: Outcome) -> [Int] {
    guard let node = nodes[id] else { return [] }
    let share = outcome == .done ? 1 : fraction(of: id) ?? 0
    if let parent = node.parent {
      change(parent) { parent in
        parent.running -= 1
        parent.reached += share * node.weight
        guard outcome != .done, node.isInside else { return }
        parent.unfinishedCount += 1
        guard parent.unfinished.count < Self.named else { return }
        parent.unfinished.append(
          Unfinished(title: node.title ?? "", isCancelled: outcome == .cancelled))
      }
    }
    let ended = node.hasChildren ? [id] + descendants(of: id) : [id]
    for id in ended {
      nodes[id] = nil
    }
    return ended
  }

  /// A weight as it counts: at least 0, which NaN counts as, and at most 10⁹.
  static func bounded(_ weight: Double) -> Double {
    weight > 0 ? min(weight, heaviest) : 0
  }

  /// The children of a node that run, in the order in which they were made.
  func children(of id: Int) -> [Int] {
    guard let node = nodes[id], node.running > 0 else { return [] }
    return nodes.filter { $0.value.parent == id }.map(\.key).ordered()
  }

  /// A child is younger than its parent, so that one walk in the order of age finds them all.
  private func descendants(of id: Int) -> [Int] {
    var family: Set = [id]
    for child in Array(nodes.keys).ordered() {
      if let parent = nodes[child]?.parent, family.contains(parent) { family.insert(child) }
    }
    family.remove(id)
    return Array(family).ordered()
  }
}
