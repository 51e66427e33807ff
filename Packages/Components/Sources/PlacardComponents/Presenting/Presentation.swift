import PlacardModels
public import PlacardPosting

/// A presented component: awaits its answer, or dismisses it.
public struct Presentation<Answer: Sendable>: Sendable {
  /// The component's post; nil if no poster can deliver an answer.
  public let handle: AnyPostHandle?
  /// Maps the post's outcome to an answer; nil for a post that was never created.
  private let meaning: @Sendable (Outcome?) throws(ComponentError) -> Answer?

  init(
    _ handle: AnyPostHandle?,
    meaning: @escaping @Sendable (Outcome?) throws(ComponentError) -> Answer?
  ) {
    self.handle = handle
    self.meaning = meaning
  }

  /// The answer; nil if the component ended without one.
  ///
  /// It is nil if the component was dismissed or the manager closed. Cancelling the waiting task dismisses
  /// the component.
  ///
  /// - Throws: ``ComponentError/nonInteractive(_:)`` if no poster can deliver an answer.
  public var answer: Answer? {
    get async throws(ComponentError) {
      guard let handle else { return try meaning(nil) }
      let outcome = await withTaskCancellationHandler {
        await handle.outcome
      } onCancel: {
        handle.hide()
      }
      return try meaning(outcome)
    }
  }

  /// Dismisses the component without an answer.
  public func dismiss(animated: Bool = true) {
    handle?.hide(animated: animated)
  }
}
