import Synchronization

extension TerminalDevice {
  /// Switches the echo of keys off and watches signals, so that whatever ends or stops the process
  /// leaves the terminal as it was.
  ///
  /// The echo is left alone unless the input is the same terminal and the process is in its
  /// foreground; lines and signals from the keyboard work as before. Only the first device of a
  /// process watches signals.
  ///
  /// - Parameter wake: the descriptor that receives a byte at each signal to be answered.
  public func attach(wake: Int32) {
    isWatching.withLock { isWatching in
      isWatching =
        isWatching || TerminalRestore.install(descriptor: descriptor, wake: wake)
    }
    guard CLibrary.isSameTerminal(descriptor, input), isForeground,
      let settings = CLibrary.settings(of: input)
    else { return }
    formerSettings.withLock { former in
      let original = former ?? settings
      former = original
      TerminalRestore.keep(original, of: input)
      CLibrary.apply(CLibrary.withoutEcho(original), to: input)
    }
  }

  /// Puts the echo and the handlers of signals back.
  public func detach() {
    formerSettings.withLock { former in
      if let settings = former, isForeground {
        CLibrary.apply(settings, to: input)
      }
      former = nil
    }
    isWatching.withLock { isWatching in
      if isWatching {
        TerminalRestore.uninstall()
      }
      isWatching = false
    }
  }

  /// Keeps what is to be written should the process end or stop now; at most 96 bytes each.
  public func prepare(farewell: [UInt8], interlude: [UInt8]) {
    if isWatching.withLock({ $0 }) {
      TerminalRestore.prepare(farewell: farewell, interlude: interlude)
    }
  }

  /// What has happened since the last call; nothing unless this device watches signals.
  public func takeEvents() -> TerminalEvents {
    isWatching.withLock { $0 } ? TerminalRestore.takeEvents() : []
  }

  /// Whether no signal is about to stop or end the process; a handler waits for ``endUpdate()``.
  public func beginUpdate() -> Bool {
    TerminalRestore.state.beginUpdate()
  }

  /// Lets handlers of signals go on.
  public func endUpdate() {
    TerminalRestore.state.endUpdate()
  }
}
