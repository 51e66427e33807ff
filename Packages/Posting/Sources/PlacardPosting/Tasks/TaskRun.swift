import PlacardModels
import Synchronization

/// One task while it runs: its tree, what is shown of it, and the pace at which that is told.
///
/// Its own lock is the innermost: nothing is called under it. What is told is put together under the
/// manager's lock, so that a later word never comes before an earlier one, nor after the last.
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
  private let state: Mutex<State>

  /// Posts the message of a task, which counts as running work of the manager until its end.
  init(_ setup: TaskSetup, in manager: PostManager) {
    manager.beginWork()
    self.manager = manager
    words = setup.words
    let now = manager.clock.now()
    var tree = ProgressTree(title: setup.message.title, note: setup.message.body)
    if let total = setup.total {
      tree.change(ProgressTree.root) {
        $0.tally.set(done: 0, total: total.count, unit: total.unit)
      }
    }
    state = Mutex(State(tree: tree, pacer: UpdatePacer(every: Self.interval, after: now)))
    post(setup, for: ProgressTree.root, at: now)
  }

  /// Changes the tree, and tells of it when it is time; void once the node has ended.
  func change(_ node: Int, _ body: (inout ProgressTree.Node) -> Void) {
    let now = manager.clock.now()
    let isDue = state.withLock { state in
      state.tree.change(node, body) != nil && asksToTell(&state, at: now)
    }
    if isDue { tell() }
  }

  func read<Result: Sendable>(_ body: (ProgressTree) -> Result) -> Result {
    state.withLock { body($0.tree) }
  }

  /// Adds a part to a piece of work, which may have a post of its own.
  func add(to parent: Int, _ message: Message, weight: Double, hasOwnPost: Bool) -> Int {
    let now = manager.clock.now()
    let (node, setup, isDue) = state.withLock { state in
      let node = state.tree.add(
        to: parent, title: message.title, weight: weight, isInside: !hasOwnPost)
      let isAlive = state.tree.change(node) { $0.note = message.body } != nil
      let setup = isAlive && hasOwnPost ? state.cards[ProgressTree.root]?.setupOfPart(message) : nil
      return (node, setup, isAlive && asksToTell(&state, at: now))
    }
    if let setup { post(setup, for: node, at: now) }
    if isDue { tell() }
    return node
  }

  /// Ends a piece of work and all that is below it; the second end of one is void.
  func end(_ node: Int, _ ending: TaskEnding) {
    let (unseen, isOver) = manager.transact { scheduler, now in
      scheduler.advance(to: now)
      let (ended, isOver) = state.withLock { state in
        let wasAlive = state.tree[ProgressTree.root] != nil
        let ended = Self.end(node, ending, &state, at: now)
        return (ended, wasAlive && state.tree[ProgressTree.root] == nil)
      }
      return (ended.compactMap { $0.conclude(in: &scheduler, at: now) }, isOver)
    }
    for ending in unseen {
      manager.post(ending.message, ending.options)
    }
    if isOver { manager.endWork() } else { change(ProgressTree.root) { _ in } }
  }

  private static func end(
    _ node: Int, _ ending: TaskEnding, _ state: inout State, at now: Duration
  ) -> [TaskConclusion] {
    let news = state.cards[node]?.news(of: node, in: state.tree, at: now)
    let ended = state.tree.end(node, ending.outcome)
    if node == ProgressTree.root {
      state.timer?.cancel()
      state.timer = nil
    }
    return ended.compactMap { part in
      state.cards.removeValue(forKey: part).map { card in
        part == node
          ? TaskConclusion(card: card, news: news, ending: ending)
          : TaskConclusion(card: card, news: nil, ending: .success(nil))
      }
    }
  }

  private func post(_ setup: TaskSetup, for node: Int, at now: Duration) {
    var card = TaskCard(setup, at: now)
    let message = state.withLock { card.news(of: node, in: $0.tree, at: now) }
    let handle = manager.post(message ?? setup.message, setup.whileRunning)
    card.post = handle
    let isAlive = state.withLock { state in
      guard state.tree[node] != nil else { return false }
      state.cards[node] = card
      return true
    }
    if !isAlive { handle.hide() }
  }

  /// Tells everybody what has changed.
  private func tell() {
    manager.transact { scheduler, now in
      let news = state.withLock { state in
        state.cards.keys.sorted().compactMap { node in
          state.cards[node]?.update(of: node, in: state.tree, at: now)
        }
      }
      for (number, message) in news {
        scheduler.update(number, PostChange { content, _ in content = message }, at: now)
      }
    }
  }

  /// Whether what has changed is to be told now; if later, a timer tells it unless a word comes first.
  private func asksToTell(_ state: inout State, at now: Duration) -> Bool {
    switch state.pacer.ask(at: now) {
    case .now:
      state.timer?.cancel()
      state.timer = nil
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
    let now = manager.clock.now()
    if state.withLock({ $0.pacer.fire(at: now) }) { tell() }
  }
}
