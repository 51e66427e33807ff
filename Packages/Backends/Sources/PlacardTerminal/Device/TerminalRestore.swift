import Synchronization

/// Restores the terminal however the process ends or stops.
///
/// While installed, handlers of INT, TERM, HUP, QUIT, PIPE, TSTP and the crash signals first write the
/// prepared bytes and restore the terminal settings, then perform the signal's previous action, so that the
/// wait status is correct. A terminal that accepts nothing for half a second is left as it is. Previous
/// handlers are called; a signal that was ignored stays ignored. The other signals that end a process by
/// default are handled so as far as the program has not handled them. After a crash nothing is drawn again,
/// even if the previous handler returns. There is one for each process, since a process has one controlling
/// terminal.
enum TerminalRestore {
  /// The state that handlers read and write.
  static let state = RestoreState()

  /// Installs the handlers for a terminal.
  ///
  /// - Parameters:
  ///   - descriptor: the destination of the prepared bytes.
  ///   - wake: the pipe that receives a byte whenever there are ``TerminalEvents``.
  /// - Returns: False if they are installed for another owner; nothing changes then.
  static func install(descriptor: Int32, wake: Int32) -> Bool {
    let (isFree, _) = state.descriptor.compareExchange(
      expected: -1, desired: descriptor, ordering: .acquiringAndReleasing)
    guard isFree else { return false }
    _ = takeEvents()
    state.wake.store(wake, ordering: .releasing)
    watch()
    return true
  }

  /// Releases the terminal: reinstalls the previous handlers; nothing is written any more.
  static func uninstall() {
    unwatch()
    state.texts.clear()
    state.inputs.clear()
    state.isInputOn.store(false, ordering: .releasing)
    state.input.store(-1, ordering: .releasing)
    state.wake.store(-1, ordering: .releasing)
    state.descriptor.store(-1, ordering: .releasing)
  }

  /// Installs the handlers for an owner with something to restore at exit; ``unwatch()`` must follow.
  static func watch() {
    handling.withLock { handling in
      handling.owners += 1
      if handling.owners == 1 { state.install(withInputSignal: !handling.isInputSignalAssigned) }
    }
  }

  /// Reinstalls the previous handlers once nothing needs ours.
  static func unwatch() {
    handling.withLock { handling in
      handling.owners -= 1
      if handling.owners == 0 { state.uninstall(withInputSignal: !handling.isInputSignalAssigned) }
    }
  }

  /// Gives the signal of a ready input to another handler, until ``takeBackInputSignal()``.
  ///
  /// - Returns: False if the program handles or ignores the signal itself; nothing changes then.
  static func assignInputSignal(to handler: SignalTable.Handler) -> Bool {
    handling.withLock { handling in
      let signal = SignalTable.inputReady
      if handling.owners > 0, state.signals.isInstalled(signal) {
        state.signals.reinstall(handler, for: signal)
      } else if !state.signals.installOverStandard(handler, for: signal) {
        return false
      }
      handling.isInputSignalAssigned = true
      return true
    }
  }

  /// Ends ``assignInputSignal(to:)``.
  static func takeBackInputSignal() {
    handling.withLock { handling in
      handling.isInputSignalAssigned = false
      state.signals.uninstall(SignalTable.inputReady)
      if handling.owners > 0 { state.installForInput() }
    }
  }

  private struct Handling {
    /// The number of owners with something to restore.
    var owners = 0
    /// Whether the signal of a ready input has another handler.
    var isInputSignalAssigned = false
  }

  private static let handling = Mutex(Handling())

  /// Sets the descriptor to wake.
  static func wake(_ wake: Int32) {
    state.wake.store(wake, ordering: .releasing)
  }

  /// Reports that input modes are being switched on, with the bytes that switch them off.
  ///
  /// - Returns: Whether they are already on.
  static func enableInput(off bytes: [UInt8]) -> Bool {
    state.inputs.set(restoreSequence: bytes, suspendSequence: bytes)
    return state.isInputOn.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Reports that input modes are being switched off.
  ///
  /// - Returns: Whether they are still on.
  static func disableInput() -> Bool {
    state.isInputOn.exchange(false, ordering: .acquiringAndReleasing)
  }

  /// Sets the restore sequence and the suspend sequence.
  static func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8]) {
    state.texts.set(restoreSequence: restoreSequence, suspendSequence: suspendSequence)
  }

  /// Stores the settings of the terminal at `input`, to be restored with the rest.
  static func keep(_ settings: CLibrary.TerminalSettings, of input: Int32) {
    state.settings.pointee = settings
    state.input.store(input, ordering: .releasing)
  }

  /// The events since the last call.
  static func takeEvents() -> TerminalEvents {
    TerminalEvents(rawValue: state.events.exchange(0, ordering: .acquiringAndReleasing))
  }
}
