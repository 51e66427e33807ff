import PlacardModels
public import PlacardPosting

/// A component that is shown, or was: its answer, and the way to take it away.
public struct Presented<Answer: Sendable>: Sendable {
  /// The post that it is; nil where nobody could be asked.
  public let handle: PostHandle?
  private let settled: Result<Answer?, ComponentError>
  private let meaning: @Sendable (String?) -> Answer?

  init(
    _ handle: PostHandle?, settled: Result<Answer?, ComponentError> = .success(nil),
    meaning: @escaping @Sendable (String?) -> Answer? = { _ in nil }
  ) {
    self.handle = handle
    self.settled = settled
    self.meaning = meaning
  }

  /// The answer; nil when it ended without one.
  ///
  /// That is so when it was dismissed, taken away, or the manager closed. A task that is cancelled while
  /// it waits takes it away.
  ///
  /// - Throws: ``ComponentError/unattended(_:)`` where nobody could be asked.
  public var answer: Answer? {
    get async throws(ComponentError) {
      guard let handle else { return try settled.get() }
      let outcome = await withTaskCancellationHandler {
        await handle.outcome
      } onCancel: {
        handle.hide()
      }
      guard case .action(let action) = outcome else { return nil }
      return meaning(action)
    }
  }

  /// Takes it away without an answer.
  public func dismiss(animated: Bool = true) {
    handle?.hide(animated: animated)
  }
}
