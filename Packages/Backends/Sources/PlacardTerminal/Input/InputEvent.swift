/// One thing that came from a terminal, told apart from what a person did not do.
public enum InputEvent: Sendable, Equatable {
  /// A key was pressed, is held, or was released.
  case key(Key)
  /// The mouse did something.
  case pointer(Pointer)
  /// The window got the focus, or lost it.
  case focus(Bool)
  /// Text was pasted: sanitized, its lines divided by `\n`.
  case paste(String)
  /// The terminal answered a question, perhaps late; never something that the user typed.
  case reply(TerminalReply)
}
