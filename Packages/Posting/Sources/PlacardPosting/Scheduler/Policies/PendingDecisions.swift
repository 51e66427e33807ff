import PlacardModels

/// Decisions made by client code: collected while the scheduler runs, made and applied afterwards,
/// so that no client code runs under the manager's lock.
struct PendingDecisions: Sendable {
  /// The kinds of decisions made outside the lock.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    /// Whether a post is admitted.
    static let admission = Kinds(rawValue: 1 << 0)
    /// Whether a post may be removed.
    static let removal = Kinds(rawValue: 1 << 1)
    /// How long an entrance and an exit take.
    static let timing = Kinds(rawValue: 1 << 2)
  }

  /// A decision to be made.
  enum Request: Sendable {
    indirect case admission(AdmissionRequest)
    indirect case removal(RemovalRequest)
    /// The timing of a post whose entrance has begun.
    case timing(Post)
  }

  /// A decision that has been made.
  enum Decision: Sendable {
    indirect case admission(AdmissionRequest, isAllowed: Bool)
    indirect case removal(RemovalRequest, isAllowed: Bool)
    case timing(number: Int, PostTiming)
  }

  /// The kinds made outside the lock; empty for a scheduler that calls its own policy.
  var kinds: Kinds = []
  /// The posts whose admission is being decided.
  var undecidedPosts = UndecidedPosts()
  private var requests: [Request] = []

  /// Whether no decision is pending; time does not advance while one is.
  var isEmpty: Bool { requests.isEmpty }

  /// Whether the instant is interrupted until the pending decisions are applied: a removal or an
  /// admission comes before its consequences.
  private(set) var holdInstant = false

  mutating func add(_ request: Request) {
    requests.append(request)
    switch request {
    case .admission, .removal: holdInstant = true
    case .timing: break
    }
  }

  /// Removes and returns the pending decisions.
  mutating func take() -> [Request] {
    guard !requests.isEmpty else { return [] }
    defer {
      requests = []
      holdInstant = false
    }
    return requests
  }
}

/// A post whose admission is being decided.
final class AdmissionRequest: Sendable {
  /// The post as it would be admitted now; its number changes if others come first.
  let post: Post
  let content: PostScheduler.Content
  /// Its data for admission; number, lane and older post are looked up again then.
  let incomingPost: PostScheduler.IncomingPost
  /// The owner; nil for none.
  let owner: Int?

  init(
    _ post: Post, _ content: PostScheduler.Content, _ incomingPost: PostScheduler.IncomingPost,
    owner: Int?
  ) {
    self.post = post
    self.content = content
    self.incomingPost = incomingPost
    self.owner = owner
  }
}

/// A removal that is being decided.
struct RemovalRequest: Sendable {
  /// The operation that the removal is part of.
  enum Purpose: Sendable {
    case plain
    /// The user chose this action.
    case action(String)
    /// The user dragged the post away.
    case drag
    /// The post is posted again after this delay.
    case snooze(Duration)
  }

  /// The maximum number of attempts to decide when the post changes meanwhile.
  static let attempts = 8

  /// The post at the time of the request.
  let post: Post
  let content: PostScheduler.Content
  let stage: PostRecord.Stage
  let exit: PostRecord.Exit
  let ignoresMinimum: Bool
  let purpose: Purpose
  /// The number of this attempt, from 1.
  var attempt = 1
}
