public import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Presents a yes-or-no question, and suspends until it is answered.
  ///
  /// The question is an ordinary message with two actions, `yes` and `no`; an answer through any poster
  /// counts. It need not be modal; a ``Confirm`` is.
  ///
  /// ```swift
  /// if try await messages.confirm("Delete 3 files?", yes: "Delete", isDestructive: true) { delete() }
  /// ```
  ///
  /// - Parameters:
  ///   - question: The message that asks; it needs no actions of its own.
  ///   - yes: The label of the action that confirms.
  ///   - no: The label of the action that does not.
  ///   - isDestructive: Whether yes is destructive; then no has the initial focus, unless there is a default.
  ///   - defaultAnswer: The answer that has the initial focus, which Enter gives; nil for no if yes is
  ///     destructive, else yes.
  ///   - options: The options of the post.
  ///   - nonInteractive: What happens if no poster can deliver an answer; by default it fails at once.
  /// - Returns: True for yes; false for no, and if the question ended without an answer because it was
  ///   dismissed or the manager closed.
  /// - Throws: ``ComponentError/nonInteractive(_:)`` if no poster can deliver an answer.
  public func confirm(
    _ question: Message, yes: String = "Yes", no: String = "No",
    isDestructive: Bool = false, default defaultAnswer: Bool? = nil,
    options: PostOptions = PostOptions(placement: .center),
    nonInteractive: NonInteractivePolicy<Bool> = .fail
  ) async throws(ComponentError) -> Bool {
    if !isInteractive {
      switch nonInteractive {
      case .wait: break
      case .answer(let answer): return answer
      case .fail: throw .nonInteractive(question.title ?? question.body ?? "")
      }
    }
    let confirm = Confirm(
      question, yes: yes, no: no, isDestructive: isDestructive, default: defaultAnswer)
    let handle = post(ConfirmContent(confirm), options)
    guard case .action(let action) = await handle.outcome else { return false }
    return confirm.answer(to: action) ?? false
  }
}
