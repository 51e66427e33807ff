/// What happens to a component if no poster can deliver an answer.
public enum NonInteractivePolicy<Answer: Sendable>: Sendable {
  /// Fail with ``ComponentError/nonInteractive(_:)``.
  case fail
  /// Return this answer.
  case answer(Answer)
  /// Post the component anyway; the program itself will choose an action or end it.
  case wait
}

/// Why a component has no answer.
public enum ComponentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No poster can deliver an answer; the text is the question.
  case nonInteractive(String)

  /// The error as one sentence.
  public var description: String {
    switch self {
    case .nonInteractive(let title):
      "\"\(title)\" needs an answer, and nobody can be asked here; "
        + "run it in the foreground of a terminal that is standard input and standard error, "
        + "or give a default."
    }
  }
}
