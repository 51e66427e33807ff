import Synchronization

/// Owner of the alternate screen: a thread that writes the newest frame, at the terminal's pace.
///
/// No call waits for the terminal. The thread starts with the first frame and sleeps while there is nothing
/// to write.
final class ScreenLoop: Sendable {
  /// The requested state, and the thread's progress.
  struct State: Sendable {
    /// Whether the alternate screen should be active.
    var isEntered = false
    var frame = CellBuffer(columns: 0, rows: 0)
    /// The rows in which the frame differs from the last one written.
    var rows = 0..<0
    /// The requested cursor position.
    var cursor: ScreenCursor?
    var latestBell: Duration?
    /// Bytes without effect on the screen.
    var signals: [UInt8] = []
    /// The bytes that undo their effect.
    var restoreSequence: [UInt8] = []
    var isEnding = false
    var isRunning = false
    var isGone = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  let port: any TerminalPort
  let capabilities: TerminalCapabilities
  /// Called on the thread after the size has changed.
  let resized: @Sendable () -> Void
  let state = Mutex(State())
  let pipe = CLibrary.makePipe()
  private let start = ContinuousClock.now

  init(
    port: any TerminalPort, capabilities: TerminalCapabilities,
    resized: @escaping @Sendable () -> Void
  ) {
    self.port = port
    self.capabilities = capabilities
    self.resized = resized
  }

  deinit {
    if let pipe {
      CLibrary.close(pipe.reading, pipe.writing)
    }
  }

  /// The time since the loop was made.
  var now: Duration { ContinuousClock.now - start }

  /// The size to draw for.
  var size: TerminalSize { port.size ?? .assumed }

  /// Whether the terminal is gone for good.
  var isGone: Bool { state.withLock { $0.isGone } }

  /// Enters the alternate screen.
  func enter() {
    change { $0.isEntered = true }
  }

  /// Leaves the alternate screen.
  func leave() {
    change { state in
      state.isEntered = false
      state.rows = 0..<0
    }
  }

  /// Replaces the frame.
  func show(_ frame: CellBuffer, rows: Range<Int>) {
    change { state in
      state.frame.assign(frame)
      state.rows = state.rows.joined(with: rows)
    }
  }

  /// Shows the cursor at a position, or hides it.
  func place(_ cursor: ScreenCursor?) {
    change { $0.cursor = cursor }
  }

  /// Rings the bell, at most once in two seconds.
  func ring() {
    let now = now
    change { state in
      if let latest = state.latestBell, now - latest < .seconds(2) { return }
      state.latestBell = now
      state.signals.append(0x07)
    }
  }

  /// Sends bytes without effect on the screen, and stores the bytes that undo them.
  func send(_ bytes: [UInt8], restoreSequence: [UInt8]) {
    change { state in
      state.signals += bytes
      state.restoreSequence = restoreSequence
    }
  }

  /// Waits until everything given before has been written to the terminal.
  func flush() async {
    await withCheckedContinuation { continuation in
      change { $0.waiting.append(continuation) }
    }
  }

  /// Ends the thread and restores the terminal.
  func end() {
    change { $0.isEnding = true }
  }

  private func change(_ body: (inout State) -> Void) {
    let (starts, released) = state.withLock { state in
      body(&state)
      let isIdle = !state.isRunning && (!state.isEntered || state.isGone)
      let starts = !state.isRunning && !isIdle
      state.isRunning = state.isRunning || starts
      return (starts, isIdle ? state.takeWaiting() : [])
    }
    for continuation in released { continuation.resume() }
    if starts {
      CLibrary.startThread { self.run() }
    } else if let pipe {
      CLibrary.poke(pipe.writing)
    }
  }
}

extension ScreenLoop.State {
  /// Removes and returns the waiters.
  mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
    defer { waiting = [] }
    return waiting
  }
}
