import PlacardModels
public import PlacardPosting

/// A component that is shown, or was: its answer, and the way to take it away.
public struct Presentation<Answer: Sendable>: Sendable {
  /// The post that it is; nil where no person can answer.
  public let handle: AnyPostHandle?
  /// What an outcome means; that of a post that was never made is nil.
  private let meaning: @Sendable (Outcome?) throws(ComponentError) -> Answer?

  init(
    _ handle: AnyPostHandle?,
    meaning: @escaping @Sendable (Outcome?) throws(ComponentError) -> Answer?
  ) {
    self.handle = handle
    self.meaning = meaning
  }

  /// The answer; nil when it ended without one.
  ///
  /// That is so when it was dismissed, taken away, or the manager closed. A task that is cancelled while
  /// it waits takes it away.
  ///
  /// - Throws: ``ComponentError/nonInteractive(_:)`` where no person can answer.
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

  /// Takes it away without an answer.
  public func dismiss(animated: Bool = true) {
    handle?.hide(animated: animated)
  }
}
