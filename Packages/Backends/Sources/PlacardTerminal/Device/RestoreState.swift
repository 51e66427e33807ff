import Synchronization

/// The state read by signal handlers: plain memory and atomics, allocated once and never freed.
///
/// What handlers call is neither generic nor a static value that is used there first, since Swift's
/// runtime allocates and locks for either.
struct RestoreState: ~Copyable, @unchecked Sendable {
  let signals = SignalTable()
  let texts = PreparedTexts()
  /// The bytes that switch input modes off; written first.
  let inputs = PreparedTexts()
  /// Whether those modes are on.
  let isInputOn = Atomic(false)
  /// The output descriptor, or -1.
  let descriptor = Atomic<Int32>(-1)
  /// The terminal whose settings are stored, or -1.
  let input = Atomic<Int32>(-1)
  let settings: UnsafeMutablePointer<CLibrary.TerminalSettings>
  /// The pipe that wakes the owner, or -1.
  let wake = Atomic<Int32>(-1)
  let events = Atomic(0)
  /// The number of times the process has been continued after a stop.
  let resumes = Atomic(0)
  /// The progress of a stop: one of `StopPhase`.
  fileprivate let stopPhase = Atomic(StopPhase.none)
  /// The number of updates in progress.
  private let updates = Atomic(0)
  private let isRegisteredAtExit = Atomic(false)
  /// Whether a previous handler runs, for which the region was erased.
  private let isSuspended = Atomic(false)
  /// Whether a crash has restored the terminal, after which nothing is drawn.
  private let isCrashed = Atomic(false)

  init() {
    settings = .allocate(capacity: 1)
    settings.initialize(to: CLibrary.blankSettings)
  }

  /// Installs the handlers.
  ///
  /// - Parameter withInputSignal: whether the signal of a ready input is among them.
  func install(withInputSignal: Bool) {
    // The first use of its static state, which must not be in a handler.
    _ = CaptureRestore.isPrepared
    SignalTable.endAtQuit()
    for signal in SignalTable.requests + SignalTable.crashes {
      _ = signals.install(endHandler, for: signal)
    }
    for signal in SignalTable.others {
      _ = signals.installOverStandard(endHandler, for: signal)
    }
    if withInputSignal { installForInput() }
    _ = signals.install(stopHandler, for: SignalTable.stop)
    _ = signals.install(resumeHandler, for: SignalTable.resume)
    _ = signals.install(resizeHandler, for: SignalTable.resized)
    _ = signals.install(pipeHandler, for: SignalTable.brokenPipe)
    registerAtExit()
  }

  /// Registers the restoration of the terminal at exit; once per process.
  func registerAtExit() {
    guard !isRegisteredAtExit.exchange(true, ordering: .relaxed) else { return }
    SignalTable.atExit {
      guard !TerminalRestore.state.hasCrashed else { return }
      TerminalRestore.state.redraw()
      TerminalRestore.state.halt(for: StopPhase.ending)
      TerminalRestore.state.restore(.restoreSequence)
    }
  }

  /// Handles the signal of a ready input, where it ends the process by default.
  func installForInput() {
    #if os(Linux)
    _ = signals.installOverStandard(endHandler, for: SignalTable.inputReady)
    #endif
  }

  /// Reinstalls the previous handlers.
  ///
  /// - Parameter withInputSignal: whether that of the signal of a ready input is among them.
  func uninstall(withInputSignal: Bool) {
    for signal in SignalTable.all where signals.formerDisposition(of: signal) != .ignored {
      signals.uninstall(signal)
    }
    if withInputSignal { signals.uninstall(SignalTable.inputReady) }
  }

  /// Calls the previous handler of a signal, if there was one.
  func passOn(
    _ signal: Int32, _ info: UnsafeMutablePointer<SignalTable.Info>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    if signals.formerDisposition(of: signal) == .handled {
      signals.callFormer(signal, info, context)
    }
  }

  /// Writes a prepared byte string and restores the settings, unless another process is in the
  /// foreground.
  func restore(_ restoreReason: PreparedTexts.RestoreReason) {
    defer { if restoreReason == .restoreSequence { CaptureRestore.run() } }
    let descriptor = descriptor.load(ordering: .acquiring)
    guard descriptor >= 0, CLibrary.isForeground(descriptor) else { return }
    let input = input.load(ordering: .acquiring)
    if isInputOn.exchange(false, ordering: .acquiringAndReleasing) {
      inputs.write(restoreReason, to: descriptor)
      CLibrary.discardInput(of: input)
    }
    texts.write(restoreReason, to: descriptor)
    if input >= 0 {
      CLibrary.apply(settings.pointee, to: input)
    }
  }

  /// Erases the region while a previous handler runs, which may return, print or exit.
  fileprivate func suspend() {
    restore(.suspendSequence)
    isSuspended.store(true, ordering: .releasing)
  }

  /// Allows the owner to draw again after ``suspend()``; returns false, unchanged, if the region
  /// was not erased.
  @discardableResult
  fileprivate func resume() -> Bool {
    guard isSuspended.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    events.bitwiseOr(TerminalEvents.restored.rawValue, ordering: .acquiringAndReleasing)
    stopPhase.store(StopPhase.none, ordering: .sequentiallyConsistent)
    wakeOwner()
    return true
  }

  /// Makes the owner redraw the region that was erased for a previous handler, because the process
  /// ends in or right after it; waits at most 100 ms.
  func redraw() {
    guard resume() else { return }
    awaitOwner()
  }

  fileprivate func awaitOwner() {
    let restored = TerminalEvents.restored.rawValue
    var milliseconds = 0
    while milliseconds < 100,
      events.load(ordering: .acquiring) & restored != 0
        || updates.load(ordering: .sequentiallyConsistent) != 0
    {
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
      milliseconds += 1
    }
  }

  /// Whether the owner may draw; if so, handlers wait for ``endUpdate()`` for a limited time.
  func beginUpdate() -> Bool {
    updates.add(1, ordering: .sequentiallyConsistent)
    let isHalted = isHalted
    if isHalted { endUpdate() }
    return !isHalted
  }

  /// Whether the terminal has been restored, or is about to be.
  var isHalted: Bool {
    if hasCrashed { return true }
    switch stopPhase.load(ordering: .sequentiallyConsistent) {
    case StopPhase.stopping, StopPhase.reporting, StopPhase.ending: return true
    default: return false
    }
  }

  /// Whether a crash has restored the terminal, so that nothing may be written any more.
  var hasCrashed: Bool { isCrashed.load(ordering: .sequentiallyConsistent) }

  /// Forbids every later update.
  fileprivate func noteCrash() {
    isCrashed.store(true, ordering: .sequentiallyConsistent)
  }

  /// Whether no stop or end has intervened or is about to.
  var isUndisturbed: Bool {
    let phase = stopPhase.load(ordering: .acquiring)
    let events = TerminalEvents(rawValue: events.load(ordering: .acquiring))
    return (phase == StopPhase.none || phase == StopPhase.over) && !events.contains(.restored)
      && !hasCrashed
  }

  func endUpdate() {
    updates.subtract(1, ordering: .sequentiallyConsistent)
  }

  /// Prevents further updates, and waits at most 50 ms for those in progress.
  fileprivate func halt(for phase: Int) {
    stopPhase.store(phase, ordering: .sequentiallyConsistent)
    var milliseconds = 0
    while milliseconds < 50, updates.load(ordering: .sequentiallyConsistent) > 0 {
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
      milliseconds += 1
    }
  }

  /// Reports the end of a stop, before any further update; returns false, unchanged, if the other
  /// of the two handlers was first.
  fileprivate func reportStop(over phase: Int) -> Bool {
    let (isFirst, _) = stopPhase.compareExchange(
      expected: StopPhase.stopping, desired: StopPhase.reporting, ordering: .acquiringAndReleasing)
    guard isFirst else { return false }
    events.bitwiseOr(TerminalEvents.restored.rawValue, ordering: .acquiringAndReleasing)
    stopPhase.store(phase, ordering: .releasing)
    wakeOwner()
    return true
  }

  /// Waits until the other of the two handlers has reported.
  fileprivate func awaitReport() {
    var milliseconds = 0
    while milliseconds < 50, stopPhase.load(ordering: .acquiring) == StopPhase.reporting {
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
      milliseconds += 1
    }
  }

  /// Records an event and wakes the owner.
  func notify(_ event: TerminalEvents) {
    events.bitwiseOr(event.rawValue, ordering: .acquiringAndReleasing)
    wakeOwner()
  }

  /// Wakes the owner of the terminal.
  fileprivate func wakeOwner() {
    let wake = wake.load(ordering: .acquiring)
    guard wake >= 0 else { return }
    CLibrary.poke(wake)
  }
}

/// The progress of a stop, so that its two handlers, on two threads, report its end once.
private enum StopPhase {
  static let none = 0
  static let stopping = 1
  /// The stop is over, and one of the handlers is reporting it.
  static let reporting = 2
  /// The end of the stop was reported; SIGCONT may still arrive.
  static let over = 3
  /// The process is about to end.
  static let ending = 4
}

/// Handles termination signals and crashes: restores the terminal, then performs the previous
/// action.
///
/// Whether a previous handler returns is unknown: the region is erased before it is called, and
/// redrawn when it has returned, or when the process exits inside it. After a crash nothing is
/// redrawn: the program's memory may be in disorder, and the fault is about to repeat.
private let endHandler: SignalTable.Handler = { signal, info, context in
  SignalTable.keepingErrno {
    if SignalTable.isCrash(signal) { CaptureRestore.putBack() }
    CaptureRestore.drain(milliseconds: 200)
    if SignalTable.isCrash(signal) { TerminalRestore.state.noteCrash() }
    TerminalRestore.state.halt(for: StopPhase.ending)
    let signals = TerminalRestore.state.signals
    guard signals.formerDisposition(of: signal) == .handled else {
      TerminalRestore.state.restore(.restoreSequence)
      signals.putBack(signal)
      return SignalTable.raise(signal)
    }
    if SignalTable.isCrash(signal) {
      TerminalRestore.state.restore(.restoreSequence)
      signals.putBack(signal)
      signals.callFormerUnderItsMask(signal, info, context)
      // Swift's handler returns for the fault to repeat, which a signal that was sent does not.
      if SignalTable.isStandard(signal) { SignalTable.raise(signal) }
      return
    }
    TerminalRestore.state.suspend()
    signals.callFormer(signal, info, context)
    TerminalRestore.state.resume()
    guard SignalTable.isAboutToEnd(signal) else { return }
    TerminalRestore.state.awaitOwner()
    TerminalRestore.state.halt(for: StopPhase.ending)
    TerminalRestore.state.restore(.restoreSequence)
  }
}

/// Handles SIGTSTP: restores the terminal, stops, and afterwards reinstalls itself.
private let stopHandler: SignalTable.Handler = { signal, info, context in
  SignalTable.keepingErrno {
    TerminalRestore.state.halt(for: StopPhase.stopping)
    TerminalRestore.state.restore(.suspendSequence)
    let signals = TerminalRestore.state.signals
    if signals.formerDisposition(of: signal) == .handled {
      signals.callFormer(signal, info, context)
    } else {
      SignalTable.stopHere(signal)
      signals.reinstall(stopHandler, for: signal)
    }
    _ = TerminalRestore.state.reportStop(over: StopPhase.over)
  }
}

/// Handles SIGCONT.
private let resumeHandler: SignalTable.Handler = { signal, info, context in
  SignalTable.keepingErrno {
    TerminalRestore.state.resumes.add(1, ordering: .acquiringAndReleasing)
    if !TerminalRestore.state.reportStop(over: StopPhase.none) {
      TerminalRestore.state.awaitReport()
      let phase = TerminalRestore.state.stopPhase.exchange(StopPhase.none, ordering: .acquiring)
      if phase != StopPhase.over { TerminalRestore.state.notify(.continued) }
    }
    TerminalRestore.state.passOn(signal, info, context)
  }
}

/// Handles SIGWINCH.
private let resizeHandler: SignalTable.Handler = { signal, info, context in
  SignalTable.keepingErrno {
    CaptureRestore.followWindowSize()
    TerminalRestore.state.notify(.resized)
    TerminalRestore.state.passOn(signal, info, context)
  }
}

/// Handles SIGPIPE raised by other code: performs the default action, the end of the process,
/// unless there is a previous handler.
///
/// Writes of the owner never raise the signal.
private let pipeHandler: SignalTable.Handler = { signal, info, context in
  if TerminalRestore.state.signals.formerDisposition(of: signal) == .standard {
    endHandler(signal, info, context)
  } else {
    SignalTable.keepingErrno { TerminalRestore.state.passOn(signal, info, context) }
  }
}
