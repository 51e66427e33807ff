import PlacardModels

extension PostManager {
  struct Listener: Sendable {
    let token: Int
    let hear: @Sendable (PostEvent) -> Void
  }

  typealias Maker = @Sendable () async throws -> Message

  /// Everything that the lock guards.
  struct State: Sendable {
    var queue: PostQueue
    /// In the order in which they joined.
    var mailboxes: [PosterMailbox] = []
    var carriers: [Int: Task<Void, Never>] = [:]
    var tokens = 0
    var lives = LifeTable()
    /// The posters that have failed to show a post, by the post's number.
    var failures: [Int: Set<Int>] = [:]
    /// The posters whose host is gone.
    var lostHosts: Set<Int> = []
    var isHosted = true
    /// How deferred content is made, by the post's number.
    var makers: [Int: Maker] = [:]
    /// How many contents are being made.
    var makingCount = 0
    var owners = 0
    var timer: Task<Void, Never>?
    var timerDue: Duration?
    /// In the order of subscription.
    var listeners: [Listener] = []
    /// Those of a single post, by its number.
    var followers: [Int: [Listener]] = [:]
    var subscriptions = 0
    /// The events that are not told yet, each with the newest subscription that hears of it.
    var outbox: [(event: PostEvent, upTo: Int)] = []
    var isDelivering = false
    var streams: [Int: AsyncStream<PostEvent>.Continuation] = [:]
    var idleWaiters: [CheckedContinuation<Void, Never>] = []
    /// What is to be told when the lock is open again.
    var news: [PostLife.News] = []
    /// What the posters are given next; kept for its room.
    var effects: [PostEffect] = []

    init(_ queue: PostQueue) {
      self.queue = queue
    }

    /// Whether somebody is to be told when the lock is open again.
    var hasListenersToTell: Bool {
      !outbox.isEmpty || !idleWaiters.isEmpty || !streams.isEmpty && queue.isClosed
    }
  }
}
