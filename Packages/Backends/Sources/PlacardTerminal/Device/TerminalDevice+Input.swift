import Synchronization

extension TerminalDevice {
  /// Whether a person's keys can be read: the input is this terminal.
  package var hasInput: Bool { CLibrary.isSameTerminal(descriptor, input) }

  /// The descriptor that can be read when something was typed.
  package var inputDescriptor: Int32 { input }

  /// Discards what was typed and not read.
  package func discardInput() { CLibrary.discardInput(of: input) }

  /// Disables line mode and echo, and switches input modes on.
  ///
  /// - Returns: False if the input is not this terminal, or another program is in its foreground; nothing
  ///   changes then.
  package func beginInput(_ modes: InputModes, wake: Int32) -> Bool {
    guard hasInput, isForeground, beginUpdate() else {
      return false
    }
    defer { endUpdate() }
    hold.withLock { hold in
      hold.reader = wake
      hold.modes = modes
      apply(&hold)
    }
    return true
  }

  /// Switches the input modes off; reports in transit still arrive.
  package func endModes() {
    let (modes, isWatching) = hold.withLock { hold in
      defer { hold.modes = [] }
      return (hold.modes, hold.isWatching)
    }
    guard isForeground, beginUpdate() else { return }
    defer { endUpdate() }
    if !isWatching || TerminalRestore.disableInput() {
      try? write(modes.disabling)
    }
  }

  /// Switches the input modes off and restores the keyboard settings.
  package func endInput() {
    endModes()
    hold.withLock { hold in
      hold.reader = nil
      apply(&hold)
    }
  }

  /// Sets modes and settings again after a stop.
  func resumeInput() {
    hold.withLock { apply(&$0) }
  }

  /// Whether the reader has to handle signals, since there is no writer.
  var isReaderInCharge: Bool {
    hold.withLock { $0.isWatching && $0.writer == nil && $0.reader != nil }
  }

  /// Reads available bytes, at most 4096; waits if there are none.
  ///
  /// - Returns: The bytes, or nil at the end of the input.
  package func readInput() -> [UInt8]? {
    CLibrary.readSome(of: input, count: 4096)
  }
}
