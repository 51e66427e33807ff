import PlacardModels

extension PostRecord {
  /// Where a post is in its life, with what that stage needs.
  enum Stage: Sendable, Equatable {
    /// Its delay runs or stands still.
    case delayed(Countdown)
    /// It waits in its lane for its turn.
    case queued
    /// It waits, and do-not-disturb keeps it from entering.
    case held
    /// Its turn has come, and its content is being made.
    case making
    /// Its entrance runs.
    case entering(until: Moment)
    /// It is shown.
    case shown(DisplayTimer)
    /// Its end is decided, but its minimum is not over.
    case leaving(until: Moment, Exit)
    /// Its exit runs.
    case exiting(until: Moment, Exit)
  }

  /// A length of time that runs, or stands still with something left.
  enum Countdown: Sendable, Equatable {
    case running(until: Moment)
    case stopped(remaining: Moment)
  }

  /// What the time of a shown post leads to.
  enum DisplayTimer: Sendable, Equatable {
    /// It does not end by itself.
    case none
    /// It ends as `expired`.
    case expiring(Countdown)
    /// It never expires, but counts as read at the end of the time.
    case reading(Countdown)
    /// It never expires, and was shown for as long as it takes to read.
    case read
  }

  /// How a post ends.
  struct Exit: Sendable, Equatable {
    var reason: CloseReason
    var isAnimated: Bool
  }
}

extension PostRecord.Stage {
  /// The state as the outside sees it.
  var state: Post.State {
    switch self {
    case .delayed: .delayed
    case .queued, .held, .making: .queued
    case .entering: .showing
    case .shown: .shown
    case .leaving: .leaving
    case .exiting: .hiding
    }
  }

  /// Whether the entrance has begun.
  var isPresented: Bool {
    switch self {
    case .entering, .shown, .leaving, .exiting: true
    case .delayed, .queued, .held, .making: false
    }
  }

  /// Whether the post can be seen and touched, and its exit has not begun.
  var isTouchable: Bool {
    switch self {
    case .entering, .shown, .leaving: true
    case .delayed, .queued, .held, .making, .exiting: false
    }
  }

  /// Whether a post in this stage keeps others of its id out.
  var claimsID: Bool {
    switch self {
    // mutant: claims-id
    case .delayed, .queued, .held, .making, .entering, .shown: true
    case .leaving, .exiting: false
    }
  }

  /// Whether it is presented and its end is not decided.
  var isStaying: Bool {
    switch self {
    case .entering, .shown: true
    case .delayed, .queued, .held, .making, .leaving, .exiting: false
    }
  }

  var isDelayed: Bool {
    if case .delayed = self { true } else { false }
  }

  var isShown: Bool {
    if case .shown = self { true } else { false }
  }

  var isExiting: Bool {
    if case .exiting = self { true } else { false }
  }

  /// How the post ends; nil until that is decided.
  var exit: PostRecord.Exit? {
    switch self {
    case .leaving(_, let exit), .exiting(_, let exit): exit
    default: nil
    }
  }

  /// The delay or the display time; nil in a stage without.
  var countdown: PostRecord.Countdown? {
    switch self {
    case .delayed(let countdown), .shown(.expiring(let countdown)),
      .shown(.reading(let countdown)):
      countdown
    default: nil
    }
  }
}

extension PostRecord.Countdown {
  /// What is left of a countdown that stands still; nil of one that runs.
  var remaining: Moment? {
    if case .stopped(let remaining) = self { remaining } else { nil }
  }

  /// When a countdown that runs is over; nil of one that stands still.
  var end: Moment? {
    if case .running(let end) = self { end } else { nil }
  }
}

extension Post.State {
  /// Whether the entrance of a post in this state has begun, and its exit has not ended.
  var isPresented: Bool {
    switch self {
    case .showing, .shown, .leaving, .hiding: true
    case .delayed, .queued, .gone: false
    }
  }
}
