import PlacardModels

extension PostQueue {
  /// Everything the queue knows of one live post.
  struct Entry: Sendable {
    var post: Post
    /// The options as the program gave them: what the stream carries.
    var given: PostOptions
    /// The rule for `automatic` at the moment of posting.
    let automatic: LaneChange.Automatic
    /// The policy of its lane at the moment of posting, by which open options are filled.
    let policy: LaneChange.Policy
    /// Counts up whenever the post's timer is armed or disarmed; a timer of another one is stale.
    var generation: UInt32 = 0
    var timing = PostTiming.zero
    /// Before it the post does not leave on the program's word.
    var minimumEnd = Duration.zero
    /// When the running dwell or delay ends; nil while it stands still or there is none.
    var deadline: Duration?
    /// What is left of the dwell or delay while it stands still.
    var remaining: Duration?
    var holds: Holds = []
    /// The action that a person chose.
    var action: String?
    /// Whether the quiet level keeps it from entering.
    var isHeld = false
    /// Whether its entrance has ended.
    var hasShown = false

    init(
      _ post: Post, given: PostOptions, automatic: LaneChange.Automatic, policy: LaneChange.Policy
    ) {
      self.post = post
      self.given = given
      self.automatic = automatic
      self.policy = policy
    }
  }

  /// What keeps a post's time from running.
  struct Holds: OptionSet, Sendable {
    let rawValue: UInt8

    static let pan = Holds(rawValue: 1 << 0)
    static let hover = Holds(rawValue: 1 << 1)
    static let focus = Holds(rawValue: 1 << 2)
    static let suspend = Holds(rawValue: 1 << 3)

    var name: String {
      switch self {
      case .pan: "pan"
      case .hover: "hover"
      case .focus: "focus"
      default: "suspend"
      }
    }
  }
}

extension Post.State {
  /// Whether a post in this state is on the board: its entrance has begun and its exit not ended.
  var isPresented: Bool {
    switch self {
    case .showing, .shown, .leaving, .hiding: true
    case .delayed, .queued, .gone: false
    }
  }

  /// Whether a post in this state keeps others of its id out.
  var claimsID: Bool {
    switch self {
    case .delayed, .queued, .showing, .shown: true
    case .leaving, .hiding, .gone: false
    }
  }
}
