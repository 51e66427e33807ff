/// An event from a terminal; replies are distinguished from user input.
public enum InputEvent: Sendable, Equatable {
  /// A key was pressed, is held, or was released.
  case key(Key)
  /// The mouse was used.
  case pointer(Pointer)
  /// The window gained or lost the focus.
  case focus(Bool)
  /// Text was pasted: sanitized, with lines separated by `\n`.
  case paste(String)
  /// The terminal replied to a query, perhaps late; never something that the user typed.
  case reply(TerminalReply)
}
