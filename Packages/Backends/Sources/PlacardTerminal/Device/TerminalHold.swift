/// The changes that a device has made to its terminal, to be undone.
struct TerminalHold: Sendable {
  /// The settings to restore; nil if unchanged.
  var original: CLibrary.TerminalSettings?
  /// Whether this device handles signals.
  var isWatching = false
  /// The descriptor that wakes the writer; nil while it shows nothing.
  var writer: Int32?
  /// The descriptor that wakes the reader; nil while it reads no keys.
  var reader: Int32?
  /// The active input modes.
  var modes: InputModes = []

  /// The descriptor to wake at signals: the writer's, if there is one, since it must redraw.
  var wake: Int32? { writer ?? reader }

  /// The wanted settings, derived from the original ones.
  func settings(from original: CLibrary.TerminalSettings) -> CLibrary.TerminalSettings {
    if reader != nil { return CLibrary.byKeys(original) }
    return writer != nil ? CLibrary.withoutEcho(original) : original
  }
}
