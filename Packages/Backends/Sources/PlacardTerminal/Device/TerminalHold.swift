/// What a device has taken from its terminal, to be given back.
struct TerminalHold: Sendable {
  /// The settings to be put back; nil while nothing is changed.
  var original: CLibrary.TerminalSettings?
  /// Whether this device watches the signals of the process.
  var isWatching = false
  /// What wakes the writer; nil while it shows nothing.
  var writer: Int32?
  /// What wakes the reader of keys; nil while none are read.
  var reader: Int32?
  /// What the terminal tells the reader beside keys.
  var modes: InputModes = []

  /// Who is told of signals: the writer, if there is one, since it must draw anew.
  var wake: Int32? { writer ?? reader }

  /// The settings that are wanted, made from the original ones.
  func settings(from original: CLibrary.TerminalSettings) -> CLibrary.TerminalSettings {
    if reader != nil { return CLibrary.byKeys(original) }
    return writer != nil ? CLibrary.withoutEcho(original) : original
  }
}
