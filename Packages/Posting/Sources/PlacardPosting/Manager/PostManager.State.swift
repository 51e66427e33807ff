import PlacardModels

extension PostManager {
  typealias Maker = @Sendable () async throws -> Message

  /// Everything that the lock guards.
  struct State: ~Copyable, Sendable {
    var scheduler: PostScheduler
    var observers = Observers()
    /// In the order in which they joined.
    var mailboxes: [PosterMailbox] = [] {
      didSet {
        choosers = mailboxes.filter(\.isSelective)
        takers = mailboxes.filter { !$0.isSelective }
      }
    }
    /// The mailboxes of posters that receive everything, and of selective ones.
    private(set) var takers: [PosterMailbox] = []
    private(set) var choosers: [PosterMailbox] = []
    /// Who writes what stays, in the order in which they joined.
    var recorders: [RecorderRegistration] = []
    /// What carries out the deliveries to a poster, by its token.
    var carriers: [Int: Task<Void, Never>] = [:]
    var tokens = 0
    /// The posters that have failed to show a post, by the post's number.
    var failures: [Int: Set<Int>] = [:]
    /// The posters whose host is gone.
    var lostHosts: Set<Int> = []
    var isHosted = true
    /// How deferred content is made, by the post's number.
    var makers: [Int: Maker] = [:]
    /// The posts whose content is to be made now.
    var due: [Int] = []
    /// How many contents are being made.
    var makingCount = 0
    /// How many turns have left something to be decided that is not carried out yet.
    var decidingCount = 0
    var owners = 0
    /// The tokens of work that has not ended.
    var runningWork: Set<Int> = []
    /// What is done before a manager finishes, by token.
    var finishHooks: [Int: @Sendable () -> Void] = [:]
    var workTokens = 0
    var timer: Task<Void, Never>?
    var timerDue: Duration?

    init(_ scheduler: PostScheduler) {
      self.scheduler = scheduler
    }

    /// Whether posters or listeners, beside recorders and handles, receive events.
    var isHeard: Bool {
      !mailboxes.isEmpty || !observers.isUnheard || !makers.isEmpty
        || scheduler.conditions.hasRouted
    }

    /// Whether listeners, streams or waiting tasks are notified after the lock is released.
    var hasPendingNotifications: Bool {
      mutating get {
        !observers.outbox.isEmpty || !observers.idleWaiters.isEmpty
          || !observers.streams.isEmpty && scheduler.isClosed
      }
    }
  }
}
