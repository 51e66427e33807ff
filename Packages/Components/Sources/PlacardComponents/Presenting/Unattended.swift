/// What becomes of a component where nobody can answer: no poster shows it to a person with keys.
public enum Unattended<Answer: Sendable>: Sendable {
  /// It fails with ``ComponentError/unattended(_:)``.
  case fail
  /// This is the answer.
  case answer(Answer)
  /// It is posted all the same, since the program itself will choose an action or end it.
  case wait
}

/// Why a component has no answer.
public enum ComponentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nobody could be asked; the text is what was asked for.
  case unattended(String)

  /// Says so in one sentence.
  public var description: String {
    switch self {
    case .unattended(let title):
      "\"\(title)\" needs an answer, and there is no terminal to ask on; "
        + "run it in a terminal, or give a default."
    }
  }
}
