public import PlacardAccessibility
public import PlacardModels

/// Callbacks from a poster to its manager: user actions, and changes of the host.
///
/// May be called from any thread; a signal about a post that has ended has no effect.
public struct PosterSignals: Sendable {
  private let receive: @Sendable (PosterSignal) -> Void
  private let currentWords: @Sendable () -> AnnouncementWords

  /// Creates signals that are sent to a closure.
  ///
  /// - Parameters:
  ///   - words: Returns the manager's announcement words.
  ///   - receive: Receives each signal.
  public init(
    words: @escaping @Sendable () -> AnnouncementWords = { .english },
    _ receive: @escaping @Sendable (PosterSignal) -> Void
  ) {
    self.receive = receive
    currentWords = words
  }

  /// The manager's current announcement words.
  public var words: AnnouncementWords { currentWords() }

  /// Sends a signal.
  public func callAsFunction(_ signal: PosterSignal) {
    receive(signal)
  }
}

/// A signal from a poster; posts are identified by arrival number.
public enum PosterSignal: Sendable, Equatable {
  /// The post was tapped.
  case tapped(number: Int)
  /// An action of the post was chosen.
  case action(number: Int, id: String)
  /// The post was dismissed with a key or a close button.
  case dismissed(number: Int)
  /// The user tapped outside every post.
  case tappedOutside
  /// A drag of the post began.
  case panBegan(number: Int)
  /// A drag of the post ended.
  ///
  /// Travel is in post heights, velocity in post heights per second; both are positive toward the
  /// post's own edge. `dismisses` is set by a poster whose animator decides; nil uses the
  /// thresholds of the post's transition.
  case panEnded(number: Int, travel: Double, velocity: Double, dismisses: Bool? = nil)
  /// The pointer entered or left the post.
  case hovered(number: Int, inside: Bool)
  /// The host's window gained or lost focus.
  case focus(Bool)
  /// The user became idle or active; the timers of shown posts are paused while idle.
  case idle(Bool)
  /// The host was attached or detached.
  case host(attached: Bool)
  /// The place where the post was shown no longer exists, such as a window closed by other code: it
  /// ends as `orphaned`.
  ///
  /// Ignored if the post is not shown.
  case lost(number: Int)
  /// The poster ended the post: kept it in the permanent output (`kept`), had no space for it
  /// (`evicted`), or summarised it in a line with others (`folded`).
  case ended(number: Int, reason: CloseReason)
}
