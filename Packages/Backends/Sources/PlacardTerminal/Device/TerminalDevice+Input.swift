import Synchronization

extension TerminalDevice {
  /// Disables line mode and echo, and switches input modes on.
  ///
  /// - Returns: False if the input is not this terminal, or another program is in its foreground; nothing
  ///   changes then.
  func beginInput(_ modes: InputModes, wake: Int32) -> Bool {
    guard CLibrary.isSameTerminal(descriptor, input), isForeground, beginUpdate() else {
      return false
    }
    defer { endUpdate() }
    hold.withLock { hold in
      hold.reader = wake
      hold.modes = modes
      settle(&hold)
    }
    return true
  }

  /// Switches the input modes off; reports in transit still arrive.
  func endModes() {
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

  /// Restores the keyboard settings.
  func endInput() {
    hold.withLock { hold in
      hold.reader = nil
      settle(&hold)
    }
  }

  /// Sets modes and settings again after a stop.
  func resumeInput() {
    hold.withLock { settle(&$0) }
  }

  /// Whether the reader has to handle signals, since there is no writer.
  var isReaderInCharge: Bool {
    hold.withLock { $0.isWatching && $0.writer == nil && $0.reader != nil }
  }

  /// Reads available bytes, at most 4096; waits if there are none.
  ///
  /// - Returns: The bytes, or nil at the end of the input.
  func readInput() -> [UInt8]? {
    CLibrary.readSome(of: input, count: 4096)
  }
}
