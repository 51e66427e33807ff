/// What happens to a component where no poster can deliver an answer.
public enum NonInteractivePolicy<Answer: Sendable>: Sendable {
  /// It fails with ``ComponentError/nonInteractive(_:)``.
  case fail
  /// This is the answer.
  case answer(Answer)
  /// It is posted all the same, since the program itself will choose an action or end it.
  case wait
}

/// Why a component has no answer.
public enum ComponentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No person can answer; the text is the question.
  case nonInteractive(String)

  /// Says so in one sentence.
  public var description: String {
    switch self {
    case .nonInteractive(let title):
      "\"\(title)\" needs an answer, and nobody can be asked here; "
        + "give a default, or present it above a full-screen application."
    }
  }
}
