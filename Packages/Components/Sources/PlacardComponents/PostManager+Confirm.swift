public import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Asks a question that is answered yes or no, and waits for the answer.
  ///
  /// The question is a message like any other, with two actions, `yes` and `no`; whichever poster a
  /// person answers through, the answer comes here.
  ///
  /// - Parameters:
  ///   - question: The message that asks; it needs no actions of its own.
  ///   - yes: The label of the action that confirms.
  ///   - no: The label of the action that does not.
  ///   - options: How it is shown.
  /// - Returns: True for yes; false for no; nil when the question ended without an answer, because
  ///   it was dismissed or the manager closed.
  public func confirm(
    _ question: Message, yes: String = "Yes", no: String = "No",
    options: PostOptions = PostOptions(placement: .center)
  ) async -> Bool? {
    let asked = question.action("yes", yes).action("no", no, role: .cancel)
    switch await post(asked, options).outcome {
    case .action("yes"): return true
    case .action("no"): return false
    default: return nil
    }
  }
}
