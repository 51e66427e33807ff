package import PlacardPosting

/// The effect of an event on the messages on a screen.
package struct SceneReaction: Sendable, Equatable {
  /// The user actions for the manager.
  package var signals: [PosterSignal]
  /// Whether the messages consumed the event; the application must then not receive it.
  package var isConsumed: Bool

  /// Creates a reaction; by default the event was not consumed.
  package init(_ signals: [PosterSignal] = [], isConsumed: Bool = false) {
    self.signals = signals
    self.isConsumed = isConsumed
  }

  /// Not consumed.
  static let none = SceneReaction()
  /// Consumed without effect.
  static let consumed = SceneReaction(isConsumed: true)
}
