import PlacardModels

/// The decisions that code of others makes about posts: collected while the scheduler decides, made and
/// carried out afterwards, so that none of that code runs under the manager's lock.
struct PendingDecisions: Sendable {
  /// What others decide.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    /// Whether a post is taken in.
    static let admission = Kinds(rawValue: 1 << 0)
    /// Whether a post may be removed.
    static let removal = Kinds(rawValue: 1 << 1)
    /// How long an entrance and an exit take.
    static let timing = Kinds(rawValue: 1 << 2)
  }

  /// One decision to be made.
  enum Request: Sendable {
    case admission(AdmissionRequest)
    case removal(RemovalRequest)
    /// The timing of a post whose entrance has begun.
    case timing(Post)
  }

  /// A decision that was made.
  enum Decision: Sendable {
    case admission(AdmissionRequest, isAllowed: Bool)
    case removal(RemovalRequest, isAllowed: Bool)
    case timing(number: Int, PostTiming)
  }

  /// What is left to others; empty for a scheduler that asks its own policy.
  var kinds: Kinds = []
  /// The posts whose admission is being decided.
  var undecidedPosts = UndecidedPosts()
  private var requests: [Request] = []

  /// Whether nothing is to be decided; time stands still until then.
  var isEmpty: Bool { requests.isEmpty }

  /// Whether nothing more happens at this instant until what is to be decided is carried out: a removal or an
  /// admission comes before what follows from it.
  private(set) var holdInstant = false

  mutating func add(_ request: Request) {
    requests.append(request)
    switch request {
    case .admission, .removal: holdInstant = true
    case .timing: break
    }
  }

  /// Takes out what is to be decided.
  mutating func take() -> [Request] {
    guard !requests.isEmpty else { return [] }
    defer {
      requests = []
      holdInstant = false
    }
    return requests
  }
}

/// A post that waits for the decision whether it is taken in.
final class AdmissionRequest: Sendable {
  /// The post as it would be taken in now; its number is another one if others come first.
  let post: Post
  let content: PostScheduler.Content
  /// What was known of it; number, lane and older post are looked up again when it is taken in.
  let incomingPost: PostScheduler.IncomingPost
  /// Who it ends with.
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

/// A removal that waits for the decision whether it may begin.
struct RemovalRequest: Sendable {
  /// What the removal is part of.
  enum Purpose: Sendable {
    case plain
    /// A person chose this action.
    case action(String)
    /// A person dragged the post away.
    case drag
    /// The post comes back after a while.
    case snooze(Duration)
  }

  /// How often a decision is made again because the post has changed meanwhile.
  static let attempts = 8

  /// The post as it was when the removal was asked for.
  let post: Post
  let content: PostScheduler.Content
  let stage: PostRecord.Stage
  let exit: PostRecord.Exit
  let ignoresMinimum: Bool
  let purpose: Purpose
  /// Which attempt this is, from 1.
  var attempt = 1
}
