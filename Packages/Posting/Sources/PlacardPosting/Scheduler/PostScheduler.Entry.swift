import PlacardModels

extension PostScheduler {
  /// What the queue knows of one live post beside its content, in a place that is used again after
  /// its end.
  ///
  /// Nothing in it is counted by reference.
  struct Entry: Sendable {
    /// Before it the post does not leave on the program's word.
    var minimumEnd = Moment.zero
    /// When its entrance began; before that, when it arrived.
    var enteredAt = Moment.zero
    /// What is left of the dwell or delay while it stands still; negative when there is none.
    var remaining = Moment(attoseconds: -1)
    /// The arrival number; 0 in a free place.
    var number = 0
    /// How many posts it stands for, at least 1 until it leaves.
    var count = 1
    /// How long its entrance and its exit take, in nanoseconds.
    var entranceNanoseconds: Int64 = 0
    var exitNanoseconds: Int64 = 0
    /// The neighbours among the live posts of its id, by arrival.
    var olderOfID = Slot.none
    var newerOfID = Slot.none
    /// The neighbours among the posts on the board of its lane, by entrance.
    var previous = Slot.none
    var next = Slot.none
    var idHash: UInt32 = 0
    var lane: Int32 = 0
    /// The rule for `automatic` at the moment of posting.
    var automatic: Int16 = 0
    var state = Post.State.gone
    var reason: CloseReason?
    /// The policy of its lane at the moment of posting, by which open options are filled.
    var policy = LaneConfiguration.Policy.stack
    var holds: Holds = []
    var flags: Flags = []
    var traits: Traits = []
    /// The quiet level up to which it is shown.
    var quietThreshold: Int8 = 0
  }

  /// A place of an entry; most links lead to none.
  typealias Slot = Int32

  /// What is so or not so of a post.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// Its entrance has ended.
    static let hasShown = Flags(rawValue: 1 << 0)
    /// The quiet level keeps it from entering.
    static let isHeld = Flags(rawValue: 1 << 1)
    /// It leaves without an exit.
    static let isUnanimated = Flags(rawValue: 1 << 2)
    /// Its content is made only when its turn has come.
    static let isDeferred = Flags(rawValue: 1 << 3)
    /// Its turn has come, and its content is being made.
    static let isMaking = Flags(rawValue: 1 << 4)
    /// It goes ahead of whatever else waits.
    static let skipsQueue = Flags(rawValue: 1 << 5)
    /// The post whose place it takes has left, so that it need not wait for the pause after that.
    static let isReplacement = Flags(rawValue: 1 << 6)
    /// It enters without an entrance, since others press.
    static let isHurried = Flags(rawValue: 1 << 7)
    /// Recorders have written it.
    static let isRecorded = Flags(rawValue: 1 << 8)
    /// It never expires, and was shown for as long as it takes to read.
    static let wasRead = Flags(rawValue: 1 << 9)
    /// It never expires, and its time runs only until it will have been read.
    static let isBeingRead = Flags(rawValue: 1 << 10)
  }

  /// What keeps a post's time from running.
  struct Holds: OptionSet, Sendable {
    let rawValue: UInt8

    static let pan = Holds(rawValue: 1 << 0)
    static let hover = Holds(rawValue: 1 << 1)
    static let focus = Holds(rawValue: 1 << 2)
    static let suspend = Holds(rawValue: 1 << 3)
    static let idle = Holds(rawValue: 1 << 4)

    var name: String {
      switch self {
      case .pan: "pan"
      case .hover: "hover"
      case .focus: "focus"
      case .idle: "idle"
      default: "suspend"
      }
    }
  }
}

extension PostScheduler.Slot {
  /// Leads nowhere.
  static let none: PostScheduler.Slot = -1
}

extension PostScheduler.Entry {
  /// Whether its time stands still with something left.
  var standsStill: Bool { remaining >= .zero }

  /// Whether it can be seen and touched, and its exit has not begun.
  var isTouchable: Bool { state.isPresented && state != .hiding }
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
