import PlacardModels

extension PostRecord {
  /// The stage of a post's lifecycle, with the data of that stage.
  enum Stage: Sendable, Equatable {
    /// Its delay runs or is stopped.
    case delayed(Countdown)
    /// It waits in its lane's queue.
    case queued
    /// It waits, held by do-not-disturb.
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

  /// A countdown that runs, or is stopped with some time left.
  enum Countdown: Sendable, Equatable {
    case running(until: Moment)
    case stopped(remaining: Moment)
  }

  /// What happens at the end of a shown post's timer.
  enum DisplayTimer: Sendable, Equatable {
    /// It has none.
    case none
    /// The post ends as `expired`.
    case expiring(Countdown)
    /// The post never expires, but counts as read.
    case reading(Countdown)
    /// The post never expires, and its reading time is over.
    case read
  }

  /// How a post ends.
  struct Exit: Sendable, Equatable {
    var reason: CloseReason
    var isAnimated: Bool
  }
}

extension PostRecord.Stage {
  /// The public state.
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

  /// Whether the post accepts user input: presented, and its exit has not begun.
  var isTouchable: Bool {
    switch self {
    case .entering, .shown, .leaving: true
    case .delayed, .queued, .held, .making, .exiting: false
    }
  }

  /// Whether a post in this stage claims its id.
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

  /// The delay or the display time; nil in a stage without one.
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
  /// The remaining time of a stopped countdown; nil while it runs.
  var remaining: Moment? {
    if case .stopped(let remaining) = self { remaining } else { nil }
  }

  /// The end of a running countdown; nil while it is stopped.
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
