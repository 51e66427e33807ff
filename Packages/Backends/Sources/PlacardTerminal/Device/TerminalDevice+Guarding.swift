import Synchronization

extension TerminalDevice {
  /// Switches echo off and installs signal handlers, so that the terminal is restored however the process
  /// ends or stops.
  ///
  /// Echo is unchanged unless the input is the same terminal and the process is in its foreground; line
  /// mode and keyboard signals are unchanged. Only the first device of a process handles signals. Active
  /// input modes are set again, since another program may have used the terminal meanwhile.
  ///
  /// - Parameter wake: the descriptor that receives a byte at each signal that needs handling.
  package func attach(wake: Int32) {
    hold.withLock { hold in
      hold.writer = wake
      apply(&hold)
    }
  }

  /// Restores echo and the signal handlers, unless keys are being read.
  package func detach() {
    hold.withLock { hold in
      hold.writer = nil
      apply(&hold)
    }
  }

  /// Sets the restore and suspend sequences; at most ``PreparedTexts/capacity`` bytes each.
  package func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8]) {
    if hold.withLock({ $0.isWatching }) {
      TerminalRestore.prepare(restoreSequence: restoreSequence, suspendSequence: suspendSequence)
    }
  }

  /// The events since the last call; none unless this device handles signals.
  package func takeEvents() -> TerminalEvents {
    hold.withLock { $0.isWatching } ? TerminalRestore.takeEvents() : []
  }

  /// Whether no signal is about to stop or end the process; a handler waits for ``endUpdate()``.
  package func beginUpdate() -> Bool {
    TerminalRestore.state.beginUpdate()
  }

  /// Whether no signal has stopped the process or is about to; a handler waits for a bounded time only.
  package var isUndisturbed: Bool { TerminalRestore.state.isUndisturbed }

  /// Lets signal handlers continue.
  package func endUpdate() {
    TerminalRestore.state.endUpdate()
  }

  /// Allows use of the terminal again if the process exits inside a signal handler of its own.
  package func prepareToExit() {
    TerminalRestore.state.redraw()
  }

  /// Applies the hold's state to signal handling, settings and modes.
  ///
  /// A handler on another thread waits for the end of this, or has restored the terminal before; the
  /// settings are not changed again then, until the event that it reports is handled.
  func apply(_ hold: inout TerminalHold) {
    guard !TerminalRestore.state.hasCrashed else { return }
    let isUpdating = beginUpdate()
    defer { if isUpdating { endUpdate() } }
    watch(&hold)
    guard hold.wake != nil else {
      if let original = hold.original, isForeground { CLibrary.apply(original, to: input) }
      hold.original = nil
      return
    }
    guard let original = hold.original ?? currentSettings, isForeground else { return }
    hold.original = original
    if hold.isWatching { TerminalRestore.keep(original, of: input) }
    CLibrary.apply(
      CLibrary.marked(hold.settings(from: original), original: original), to: input)
    if hold.reader != nil, isUpdating { enable(hold.modes, isGuarded: hold.isWatching) }
    if TerminalRestore.state.isHalted { CLibrary.apply(original, to: input) }
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

  /// The settings to go back to, if the input is the same terminal: those that it has.
  ///
  /// What Placard switched off in a process that was killed is on in them, if this process leads its
  /// group: a child of one that draws finds the settings, and the mark, of its living parent. Whatever
  /// anybody else switched off stays off: a line editor, or a script that asks for a password.
  private var currentSettings: CLibrary.TerminalSettings? {
    guard CLibrary.isSameTerminal(descriptor, input),
      let settings = CLibrary.settings(of: input)
    else { return nil }
    return CLibrary.leadsProcessGroup ? CLibrary.repaired(settings) : settings
  }

  /// Switches modes on; modes left over from before are switched off first, so that none is on twice.
  private func enable(_ modes: InputModes, isGuarded: Bool) {
    let areOn = isGuarded && TerminalRestore.enableInput(off: modes.disabling)
    try? write((areOn ? modes.disabling : []) + modes.enabling)
  }
}
