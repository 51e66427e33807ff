import Synchronization

/// Leaves the terminal as it was found, whatever ends or stops the process.
///
/// While installed, INT, TERM, HUP, QUIT, PIPE, TSTP and the signals of a crash first write prepared bytes
/// and put the settings of the terminal back, then do what they would have done without us, so that
/// the wait status stays true. A terminal that takes nothing for half a second is left as it is. Handlers that were there before are called; a signal that was ignored
/// stays ignored. There is one for each process, since a process has one controlling terminal.
enum TerminalRestore {
  /// What handlers read and write.
  static let state = RestoreState()

  /// Takes charge of a terminal.
  ///
  /// - Parameters:
  ///   - descriptor: where the prepared bytes go.
  ///   - wake: the pipe that receives a byte whenever there are ``TerminalEvents``.
  /// - Returns: False if another owner is in charge; nothing changes then.
  static func install(descriptor: Int32, wake: Int32) -> Bool {
    let (isFree, _) = state.descriptor.compareExchange(
      expected: -1, desired: descriptor, ordering: .acquiringAndReleasing)
    guard isFree else { return false }
    _ = takeEvents()
    state.wake.store(wake, ordering: .releasing)
    watch()
    return true
  }

  /// Lets go of the terminal; the former handlers are back and nothing is written any more.
  static func uninstall() {
    unwatch()
    state.texts.clear()
    state.inputs.clear()
    state.isInputOn.store(false, ordering: .releasing)
    state.input.store(-1, ordering: .releasing)
    state.wake.store(-1, ordering: .releasing)
    state.descriptor.store(-1, ordering: .releasing)
  }

  /// Installs the handlers, for whoever has something to put back when the process ends; ``unwatch()``
  /// must follow.
  static func watch() {
    watchers.withLock { count in
      count += 1
      if count == 1 { state.install() }
    }
  }

  /// Puts the former handlers back once nobody needs ours any more.
  static func unwatch() {
    watchers.withLock { count in
      count -= 1
      if count == 0 { state.uninstall() }
    }
  }

  private static let watchers = Mutex(0)

  /// Says who is woken from now on.
  static func wake(_ wake: Int32) {
    state.wake.store(wake, ordering: .releasing)
  }

  /// Says that modes of the input are being switched on, and how they are switched off.
  ///
  /// - Returns: Whether they are on already.
  static func enableInput(off bytes: [UInt8]) -> Bool {
    state.inputs.set(restoreSequence: bytes, suspendSequence: bytes)
    return state.isInputOn.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Says that modes of the input are being switched off.
  ///
  /// - Returns: Whether they are still on.
  static func disableInput() -> Bool {
    state.isInputOn.exchange(false, ordering: .acquiringAndReleasing)
  }

  /// Says what is to be written when the process ends, and when it stops for a while.
  static func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8]) {
    state.texts.set(restoreSequence: restoreSequence, suspendSequence: suspendSequence)
  }

  /// Keeps the settings of the terminal at `input`, to be put back with the rest.
  static func keep(_ settings: CLibrary.TerminalSettings, of input: Int32) {
    state.settings.pointee = settings
    state.input.store(input, ordering: .releasing)
  }

  /// What has happened since the last call.
  static func takeEvents() -> TerminalEvents {
    TerminalEvents(rawValue: state.events.exchange(0, ordering: .acquiringAndReleasing))
  }
}
