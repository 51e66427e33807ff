import Synchronization

/// What signal handlers read: plain memory and atomics, allocated once and never freed.
struct RestoreState: ~Copyable, @unchecked Sendable {
  let signals = SignalTable()
  let texts = PreparedTexts()
  /// What switches the modes of the input off; written before anything else.
  let inputs = PreparedTexts()
  /// Whether those modes are on.
  let isInputOn = Atomic(false)
  /// Where the texts go, or -1.
  let descriptor = Atomic<Int32>(-1)
  /// The terminal whose settings are kept, or -1.
  let input = Atomic<Int32>(-1)
  let settings: UnsafeMutablePointer<CLibrary.TerminalSettings>
  /// The pipe that wakes the owner, or -1.
  let wake = Atomic<Int32>(-1)
  let events = Atomic(0)
  /// How often the process has gone on after a stop.
  let resumes = Atomic(0)
  /// Where a stop is on its way: one of `StopPhase`.
  fileprivate let stopPhase = Atomic(StopPhase.none)
  /// How many are just writing.
  private let updates = Atomic(0)
  private let isRegisteredAtExit = Atomic(false)
  /// Whether a handler of the program's own runs, for which the region was erased.
  private let isSuspended = Atomic(false)

  init() {
    settings = .allocate(capacity: 1)
    settings.initialize(to: CLibrary.blankSettings)
  }

  func install() {
    SignalTable.endAtQuit()
    for signal in SignalTable.requests + SignalTable.crashes {
      _ = signals.install(endHandler, for: signal)
    }
    _ = signals.install(stopHandler, for: SignalTable.stop)
    _ = signals.install(resumeHandler, for: SignalTable.resume)
    _ = signals.install(resizeHandler, for: SignalTable.resized)
    _ = signals.install(pipeHandler, for: SignalTable.brokenPipe)
    registerAtExit()
  }

  /// Has the terminal restored when the process exits; once for each process.
  func registerAtExit() {
    guard !isRegisteredAtExit.exchange(true, ordering: .relaxed) else { return }
    SignalTable.atExit {
      TerminalRestore.state.redraw()
      TerminalRestore.state.halt(for: StopPhase.ending)
      TerminalRestore.state.restore(.restoreSequence)
    }
  }

  func uninstall() {
    for signal in SignalTable.all where signals.formerDisposition(of: signal) != .ignored {
      signals.uninstall(signal)
    }
  }

  /// Calls the handler that a signal had before, if there was one.
  func passOn(
    _ signal: Int32, _ info: UnsafeMutablePointer<SignalTable.Info>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    if signals.formerDisposition(of: signal) == .handled {
      signals.callFormer(signal, info, context)
    }
  }

  /// Writes a prepared text and puts the settings back, unless another process has the terminal.
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

  /// Erases the region while a handler of the program's own runs, which may return, print or exit.
  fileprivate func suspend() {
    restore(.suspendSequence)
    isSuspended.store(true, ordering: .releasing)
  }

  /// Lets the owner draw again where the region was erased; does nothing and says so if it was not.
  @discardableResult
  fileprivate func resume() -> Bool {
    guard isSuspended.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    reopen()
    return true
  }

  /// Lets the owner draw again after the terminal was restored.
  fileprivate func reopen() {
    events.bitwiseOr(TerminalEvents.restored.rawValue, ordering: .acquiringAndReleasing)
    stopPhase.store(StopPhase.none, ordering: .sequentiallyConsistent)
    wakeOwner()
  }

  /// Has the owner draw the region again that was erased for a handler, since the process ends in it or
  /// right after it; waits at most 100 ms for that.
  func redraw() {
    guard resume() else { return }
    awaitOwner()
  }

  fileprivate func awaitOwner() {
    for _ in 0..<100 {
      let rest = TerminalEvents(rawValue: events.load(ordering: .acquiring))
      if !rest.contains(.restored), updates.load(ordering: .sequentiallyConsistent) == 0 { return }
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
    }
  }

  /// Whether the owner may draw; if so, handlers wait a little until it is done.
  func beginUpdate() -> Bool {
    updates.add(1, ordering: .sequentiallyConsistent)
    switch stopPhase.load(ordering: .sequentiallyConsistent) {
    case StopPhase.stopping, StopPhase.reporting, StopPhase.ending:
      endUpdate()
      return false
    default:
      return true
    }
  }

  /// Whether no stop and no end has come in between, or is about to.
  var isUndisturbed: Bool {
    let phase = stopPhase.load(ordering: .acquiring)
    let events = TerminalEvents(rawValue: events.load(ordering: .acquiring))
    return (phase == StopPhase.none || phase == StopPhase.over) && !events.contains(.restored)
  }

  func endUpdate() {
    updates.subtract(1, ordering: .sequentiallyConsistent)
  }

  /// Keeps the owner from drawing, and waits at most 50 ms until it has drawn.
  fileprivate func halt(for phase: Int) {
    stopPhase.store(phase, ordering: .sequentiallyConsistent)
    for _ in 0..<50 where updates.load(ordering: .sequentiallyConsistent) > 0 {
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
    }
  }

  /// Reports that a stop is over, before anybody may draw again; does nothing and says so if the other
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
    for _ in 0..<50 where stopPhase.load(ordering: .acquiring) == StopPhase.reporting {
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
    }
  }

  /// Records something and wakes the owner.
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

/// Where a stop is on its way, so that its two handlers, on two threads, report it once.
private enum StopPhase {
  static let none = 0
  static let stopping = 1
  /// It is over, and one of the handlers is about to say so.
  static let reporting = 2
  /// It was reported when it was over; the signal to go on may still come.
  static let over = 3
  /// The process is about to end.
  static let ending = 4
}

/// The process is to end: restore, then let the signal do what it did before.
///
/// Nobody knows whether a handler of the program's own returns: the region is erased before it is called,
/// and drawn again in its place when it has returned, or when the process exits inside it.
private let endHandler: SignalTable.Handler = { signal, info, context in
  SignalTable.keepingErrno {
    if SignalTable.isCrash(signal) { CaptureRestore.putBack() }
    CaptureRestore.settle(milliseconds: 200)
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
      signals.callFormer(signal, info, context)
      return TerminalRestore.state.reopen()
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

/// The process is to stop: restore, stop, and afterwards watch for the next stop.
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

/// The process goes on.
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

/// The window has another size.
private let resizeHandler: SignalTable.Handler = { signal, info, context in
  SignalTable.keepingErrno {
    CaptureRestore.followWindowSize()
    TerminalRestore.state.notify(.resized)
    TerminalRestore.state.passOn(signal, info, context)
  }
}

/// Nobody reads what another part of the process writes, which ends by that, unless it meant otherwise.
///
/// What the owner writes never raises the signal.
private let pipeHandler: SignalTable.Handler = { signal, info, context in
  if TerminalRestore.state.signals.formerDisposition(of: signal) == .standard {
    endHandler(signal, info, context)
  } else {
    SignalTable.keepingErrno { TerminalRestore.state.passOn(signal, info, context) }
  }
}
