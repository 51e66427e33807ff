import Synchronization

/// The one owner of the alternate screen: a thread that writes the newest frame, at the terminal's pace.
///
/// No call waits for the terminal. The thread begins with the first frame and sleeps while there is
/// nothing to write.
final class ScreenLoop: Sendable {
  /// What is wanted, and how far the thread is with it.
  struct State: Sendable {
    /// Whether the alternate screen is to be there.
    var isEntered = false
    var frame = CellBuffer(columns: 0, rows: 0)
    /// The rows in which the frame differs from the last one written.
    var rows = 0..<0
    /// Where the cursor is to be seen.
    var cursor: ScreenCursor?
    var latestBell: Duration?
    /// Bytes that show nothing on the screen.
    var signals: [UInt8] = []
    /// What takes their effect back.
    var restoreSequence: [UInt8] = []
    var isEnding = false
    var isRunning = false
    var isGone = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  let port: any TerminalPort
  let capabilities: TerminalCapabilities
  /// Called on the thread when the size has changed.
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

  /// Takes the alternate screen.
  func enter() {
    change { $0.isEntered = true }
  }

  /// Gives the alternate screen back.
  func leave() {
    change { state in
      state.isEntered = false
      state.rows = 0..<0
    }
  }

  /// Shows a frame in the place of the one before.
  func show(_ frame: CellBuffer, rows: Range<Int>) {
    change { state in
      state.frame.assign(frame)
      state.rows = state.rows.joined(with: rows)
    }
  }

  /// Shows the cursor at a place, or hides it.
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

  /// Sends bytes that show nothing, and takes note of what takes their effect back.
  func send(_ bytes: [UInt8], restoreSequence: [UInt8]) {
    change { state in
      state.signals += bytes
      state.restoreSequence = restoreSequence
    }
  }

  /// Waits until the terminal has everything that was given before.
  func flush() async {
    await withCheckedContinuation { continuation in
      change { $0.waiting.append(continuation) }
    }
  }

  /// Ends the thread and leaves the terminal as it was.
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
  /// Those who wait, who are then no longer waiting.
  mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
    defer { waiting = [] }
    return waiting
  }
}
