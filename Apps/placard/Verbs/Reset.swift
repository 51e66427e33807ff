import Placard
import PlacardTerminal

extension Verb {
  /// Mends the terminal.
  static let reset = Verb(
    name: "reset", operands: "",
    summary: "Mends a terminal that a killed program has left: echo, cursor, screen, mouse.",
    flags: []
  ) { arguments, shell in
    if let word = arguments.words.first {
      throw UsageError("reset takes no word; it got \"\(word)\".")
    }
    guard let terminal = shell.openTerminal() else {
      throw Failure("There is no terminal to reset.")
    }
    guard terminal.isForeground else {
      throw Failure("Another program is in the foreground of the terminal; reset it there.")
    }
    guard try terminal.reset() else { throw Failure("The terminal takes no settings.") }
    return .success
  }
}
