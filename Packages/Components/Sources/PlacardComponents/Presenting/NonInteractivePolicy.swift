/// What becomes of a component where nobody can answer: no poster shows it to a person with keys.
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
  /// Nobody could be asked; the text is what was asked for.
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
