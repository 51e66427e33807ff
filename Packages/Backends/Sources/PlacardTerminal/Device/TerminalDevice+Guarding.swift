import Synchronization

extension TerminalDevice {
  /// Switches the echo of keys off and watches signals, so that whatever ends or stops the process
  /// leaves the terminal as it was.
  ///
  /// The echo is left alone unless the input is the same terminal and the process is in its
  /// foreground; lines and signals from the keyboard work as before. Only the first device of a
  /// process watches signals. Modes of the input that are in force are set once more, since another
  /// program may have had the terminal meanwhile.
  ///
  /// - Parameter wake: the descriptor that receives a byte at each signal to be answered.
  package func attach(wake: Int32) {
    hold.withLock { hold in
      hold.writer = wake
      settle(&hold)
    }
  }

  /// Puts the echo and the handlers of signals back, unless keys are being read.
  package func detach() {
    hold.withLock { hold in
      hold.writer = nil
      settle(&hold)
    }
  }

  /// Keeps what is to be written should the process end or stop now; at most 96 bytes each.
  package func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8]) {
    if hold.withLock({ $0.isWatching }) {
      TerminalRestore.prepare(restoreSequence: restoreSequence, suspendSequence: suspendSequence)
    }
  }

  /// What has happened since the last call; nothing unless this device watches signals.
  package func takeEvents() -> TerminalEvents {
    hold.withLock { $0.isWatching } ? TerminalRestore.takeEvents() : []
  }

  /// Whether no signal is about to stop or end the process; a handler waits for ``endUpdate()``.
  package func beginUpdate() -> Bool {
    TerminalRestore.state.beginUpdate()
  }

  /// Whether no signal has stopped the process or is about to; a handler does not wait for ever.
  package var isUndisturbed: Bool { TerminalRestore.state.isUndisturbed }

  /// Lets handlers of signals go on.
  package func endUpdate() {
    TerminalRestore.state.endUpdate()
  }

  /// Lets the terminal be used once more where the process exits inside a handler of its own.
  package func prepareToExit() {
    TerminalRestore.state.redraw()
  }

  /// Makes watching, settings and modes what the hold wants them to be.
  func settle(_ hold: inout TerminalHold) {
    watch(&hold)
    guard hold.wake != nil else {
      if let original = hold.original, isForeground { CLibrary.apply(original, to: input) }
      hold.original = nil
      return
    }
    guard let original = hold.original ?? currentSettings, isForeground else { return }
    hold.original = original
    if hold.isWatching { TerminalRestore.keep(original, of: input) }
    CLibrary.apply(hold.settings(from: original), to: input)
    if hold.reader != nil { enable(hold.modes, isGuarded: hold.isWatching) }
  }

  private func watch(_ hold: inout TerminalHold) {
    guard let wake = hold.wake else {
      if hold.isWatching { TerminalRestore.uninstall() }
      hold.isWatching = false
      return
    }
    if hold.isWatching {
      TerminalRestore.wake(wake)
    } else {
      hold.isWatching = TerminalRestore.install(descriptor: descriptor, wake: wake)
    }
  }

  /// The settings of the input, if it is the same terminal.
  private var currentSettings: CLibrary.TerminalSettings? {
    CLibrary.isSameTerminal(descriptor, input) ? CLibrary.settings(of: input) : nil
  }

  /// Switches modes on; those that nobody has switched off since the last time are taken back first,
  /// so that none is ever on twice.
  private func enable(_ modes: InputModes, isGuarded: Bool) {
    let areOn = isGuarded && TerminalRestore.enableInput(off: modes.disabling)
    try? write((areOn ? modes.disabling : []) + modes.enabling)
  }
}
