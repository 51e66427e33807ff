public import PlacardAccessibility
public import PlacardModels

/// The way back from a poster to its manager: what a person did, and what became of the host.
///
/// May be called from any thread; a signal about a post that is gone has no effect.
public struct PosterSignals: Sendable {
  private let receive: @Sendable (PosterSignal) -> Void
  private let currentWords: @Sendable () -> AnnouncementWords

  /// Creates a way back that ends in `receive`.
  ///
  /// - Parameters:
  ///   - words: Returns the words that the manager adds to what is said.
  ///   - receive: Takes what is sent.
  public init(
    words: @escaping @Sendable () -> AnnouncementWords = { .english },
    _ receive: @escaping @Sendable (PosterSignal) -> Void
  ) {
    self.receive = receive
    currentWords = words
  }

  /// The words that the manager adds to what is said, at present.
  public var words: AnnouncementWords { currentWords() }

  /// Sends a signal.
  public func callAsFunction(_ signal: PosterSignal) {
    receive(signal)
  }
}

/// What a poster reports; posts are named by their arrival number.
public enum PosterSignal: Sendable, Equatable {
  /// The post was tapped.
  case tapped(number: Int)
  /// An action of the post was chosen.
  case action(number: Int, id: String)
  /// The post was dismissed with a key or a close button.
  case dismissed(number: Int)
  /// Something outside every post was tapped.
  case tappedOutside
  /// A drag of the post began.
  case panBegan(number: Int)
  /// A drag ended: how far, in heights of the post, and how fast, in heights a second; both are
  /// positive toward the post's own edge. A poster whose animator decides whether that dismisses the
  /// post says so; nil leaves it to the thresholds of the post's transition.
  case panEnded(number: Int, travel: Double, velocity: Double, dismisses: Bool? = nil)
  /// The pointer came over the post, or left it.
  case hovered(number: Int, inside: Bool)
  /// The host's window gained or lost the focus.
  case focus(Bool)
  /// The person is away, or is back: the time of what is shown stands still meanwhile.
  case idle(Bool)
  /// The host appeared or is gone.
  case host(attached: Bool)
  /// The place where the post was shown is gone, as a window of its own that something else has closed: it ends
  /// as `orphaned`. A post that is not shown goes on.
  case lost(number: Int)
  /// The poster has ended the post by itself: left it where it stays (`kept`), had no room for it
  /// (`evicted`), or merged it into a line with others (`folded`).
  case ended(number: Int, reason: CloseReason)
}
