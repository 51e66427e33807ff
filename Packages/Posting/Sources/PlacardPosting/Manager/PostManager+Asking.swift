public import PlacardModels
import Synchronization

extension PostManager {
  /// Whether a person can answer through any of its posters now.
  public var isInteractive: Bool {
    let posters = state.withLock { state in
      state.mailboxes.map(\.poster) + state.recorders.map(\.poster)
    }
    return posters.contains { $0.capabilities.contains(.interactive) }
  }

  private static let waiting: Set<Post.State> = [.delayed, .queued]
  private static let presented: Set<Post.State> = [.showing, .shown, .leaving, .hiding]

  /// The post that is on the board in a lane, the newest in a stack; nil when there is none.
  public func current(lane: String = "main") -> Post? {
    state.withLock { $0.scheduler.presented(inLane: lane).last }
  }

  /// The newest post of an id that is on the board.
  public func current(id: String) -> Post? {
    post(id, in: Self.presented)
  }

  /// The newest post of an id that waits for its turn.
  public func queued(id: String) -> Post? {
    post(id, in: [.queued])
  }

  /// The newest post of an id that is on the board, else the newest that waits for its turn.
  public func currentOrQueued(id: String) -> Post? {
    state.withLock { state in
      state.scheduler.post(withID: id, in: Self.presented)
        ?? state.scheduler.post(withID: id, in: [.queued])
    }
  }

  /// The newest post of an id whose delay runs.
  public func delayed(id: String) -> Post? {
    post(id, in: [.delayed])
  }

  /// The newest live post of an id, wherever it is in its life.
  public func post(withID id: String) -> Post? {
    state.withLock { $0.scheduler.post(withID: id) }
  }

  /// The live posts in some states, in the order of arrival.
  ///
  /// - Complexity: O(n log n) in the number of live posts.
  public func posts(in states: Set<Post.State>) -> [Post] {
    state.withLock { $0.scheduler.posts(in: states) }
  }

  /// How many posts the newest live post of an id stands for; 0 when there is none.
  public func count(id: String) -> Int {
    state.withLock { $0.scheduler.count(ofID: id) }
  }

  /// Whether anything is on the board or waits for it.
  public var isActive: Bool {
    state.withLock { !$0.scheduler.isEmpty }
  }

  /// What became of the newest post of an id, and why.
  public func explain(id: String) -> Explanation {
    state.withLock { $0.scheduler.explanation(of: id) }
  }

  /// Posts that have ended, the oldest first.
  ///
  /// - Parameters:
  ///   - limit: The last so many; nil for all that are remembered.
  ///   - since: None that ended earlier, in the time since the manager started.
  /// - Returns: What each said last, and why and when it ended.
  public func history(limit: Int? = nil, since: Duration? = nil) -> [PostReply.Ended] {
    state.withLock { $0.scheduler.ended(limit: limit, since: since) }
  }

  /// How many deliveries wait for the poster that is furthest behind.
  public var pendingCount: Int {
    state.withLock { $0.mailboxes }.map(\.count).max() ?? 0
  }

  /// Whether no poster is far behind: what ``waitForCapacity()`` waits for.
  public var hasCapacity: Bool {
    backpressureGate.isOpen
  }

  /// Waits until no poster is far behind, or the task is cancelled.
  ///
  /// For whoever posts a great deal and would rather wait than let a slow poster miss events: a poster
  /// is far behind from a thousand deliveries on, and misses events from eight thousand on.
  public func waitForCapacity() async {
    await backpressureGate.wait()
  }

  private func post(_ id: String, in states: Set<Post.State>) -> Post? {
    state.withLock { $0.scheduler.post(withID: id, in: states) }
  }
}
