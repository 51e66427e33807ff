@_spi(Ordering) import PlacardModels
import PlacardPosting
import Synchronization

/// One task while it runs: its tree, what is shown of it, and the pace at which that is updated.
///
/// Its lock is the innermost: nothing is called under it. An update is made of the tree as it is when the post is
/// changed, and made again where another came between; so none replaces a later one, nor the ending.
final class TaskRun: Sendable {
  private struct State: Sendable {
    var tree: ProgressTree
    var pacer: UpdatePacer
    /// What is shown, by node: the task itself, and each child with a post of its own.
    var cards: [Int: TaskCard] = [:]
    var timer: Task<Void, Never>?
  }

  /// The shortest time between two updates.
  static let interval = Duration.milliseconds(100)

  let words: TaskWords
  private let manager: PostManager
  /// What `finish` waits for.
  private let work: Registration
  private let state: Mutex<State>

  /// Posts the message of a task, which counts as running work of the manager until its end.
  init(_ setup: TaskSetup, in manager: PostManager) {
    self.manager = manager
    work = manager.beginWork()
    words = setup.words
    let now = manager.clock.now
    var tree = ProgressTree(title: setup.message.title, note: setup.message.body)
    if let total = setup.total {
      tree.change(ProgressTree.root) {
        $0.tally.set(done: 0, total: total.count, unit: total.unit)
      }
    }
    state = Mutex(State(tree: tree, pacer: UpdatePacer(every: Self.interval, after: now)))
    post(setup, for: ProgressTree.root, at: now)
  }

  /// Changes the tree, and shows it when it is time; void once the node has ended.
  func change(_ node: Int, _ body: (inout ProgressTree.Node) -> Void) {
    let now = manager.clock.now
    let isDue = state.withLock { state in
      state.tree.change(node, body) != nil && isUpdateDue(&state, at: now)
    }
    if isDue { update() }
  }

  func read<Result: Sendable>(_ body: (ProgressTree) -> Result) -> Result {
    state.withLock { body($0.tree) }
  }

  /// Adds a part to a piece of work, which may have a post of its own.
  func add(to parent: Int, _ message: Message, weight: Double, hasOwnPost: Bool) -> Int {
    let now = manager.clock.now
    let (node, setup, isDue) = state.withLock { state in
      let node = state.tree.add(
        to: parent, title: message.title, weight: weight, isInside: !hasOwnPost)
      let isAlive = state.tree.change(node) { $0.note = message.body } != nil
      let setup = isAlive && hasOwnPost ? state.cards[ProgressTree.root]?.setupOfPart(message) : nil
      return (node, setup, isAlive && isUpdateDue(&state, at: now))
    }
    if let setup { post(setup, for: node, at: now) }
    if isDue { update() }
    return node
  }

  /// Ends a piece of work and all that is below it; the second end of one is void.
  func end(_ node: Int, _ ending: TaskEnding) {
    let now = manager.clock.now
    let (last, cards, isOver) = state.withLock { state in
      let last = state.cards[node]?.message(of: node, in: state.tree, at: now)
      let ended = state.tree.end(node, ending.outcome)
      let isOver = node == ProgressTree.root && !ended.isEmpty
      if isOver { state.timer.take()?.cancel() }
      let cards = ended.compactMap { part in
        state.cards.removeValue(forKey: part).map { (isPart: part != node, card: $0) }
      }
      return (last, cards, isOver)
    }
    let unseen = cards.compactMap { isPart, card in
      isPart ? card.end(.success(nil), after: nil) : card.end(ending, after: last)
    }
    for (message, options) in unseen {
      manager.post(message, options)
    }
    if isOver { work.cancel() } else { change(ProgressTree.root) { _ in } }
  }

  private func post(_ setup: TaskSetup, for node: Int, at now: Duration) {
    var card = TaskCard(setup, at: now)
    let message = state.withLock { card.message(of: node, in: $0.tree, at: now) }
    let handle = manager.post(message ?? setup.message, setup.whileRunning)
    card.post = handle
    let isAlive = state.withLock { state in
      guard state.tree[node] != nil else { return false }
      state.cards[node] = card
      return true
    }
    if !isAlive { handle.hide() }
  }

  /// Shows everywhere what has changed.
  private func update() {
    let now = manager.clock.now
    let posts = state.withLock { state in
      Array(state.cards.keys).ordered().compactMap { node in
        state.cards[node]?.post.map { (node: node, post: $0) }
      }
    }
    for (node, post) in posts {
      post.replace { shown, options in
        let message = state.withLock { $0.cards[node]?.message(of: node, in: $0.tree, at: now) }
        guard let message, message != shown else { return nil }
        return (message, options)
      }
    }
  }

  /// Whether what has changed is to be shown now; if later, a timer does it unless another change comes first.
  private func isUpdateDue(_ state: inout State, at now: Duration) -> Bool {
    switch state.pacer.ask(at: now) {
    case .now:
      state.timer.take()?.cancel()
      return true
    case .waits: return false
    case .at(let due):
      state.timer = Task { [weak self, clock = manager.clock] in
        guard (try? await clock.sleep(until: due)) != nil else { return }
        self?.fire()
      }
      return false
    }
  }

  private func fire() {
    let now = manager.clock.now
    if state.withLock({ $0.pacer.fire(at: now) }) { update() }
  }
}
