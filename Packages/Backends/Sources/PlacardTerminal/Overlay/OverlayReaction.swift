package import PlacardPosting

/// What an event means to the messages on a screen.
package struct OverlayReaction: Sendable, Equatable {
  /// What the manager is told.
  package var signals: [PosterSignal]
  /// Whether the event was for the messages, so that the application must not see it.
  package var isConsumed: Bool

  /// Creates a reaction; by default the event was for the application.
  package init(_ signals: [PosterSignal] = [], isConsumed: Bool = false) {
    self.signals = signals
    self.isConsumed = isConsumed
  }

  /// It was not for the messages.
  static let none = OverlayReaction()
  /// It was for the messages, and means nothing.
  static let consumed = OverlayReaction(isConsumed: true)
}
