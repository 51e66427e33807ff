import Synchronization

/// The reading end of a capture, and the thread that empties it.
final class CaptureReader: Sendable {
  private enum Phase {
    case new
    case capturing
    case draining
    case released
  }

  private struct State {
    var phase = Phase.new
    var pipe: (reading: Int32, writing: Int32)?
    /// What each captured descriptor stood for.
    var kept: [(descriptor: Int32, original: Int32)] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let terminal: Int32
  private let captured: [Int32]
  private let state = Mutex(State())
  private let wake = CLibrary.makePipe()

  init(terminal: Int32, captured: [Int32]) {
    self.terminal = terminal
    self.captured = captured
  }

  deinit {
    if let wake { CLibrary.close(wake.reading, wake.writing) }
  }

  func start(printingTo writer: TerminalWriter) {
    let reading = state.withLock { state -> Int32? in
      guard state.phase == .new, let pipe = CLibrary.makeCapturingPipe() else { return nil }
      state.phase = .capturing
      state.pipe = pipe
      if captured.contains(1) {
        CLibrary.bufferStandardOutputByLine()
      }
      for descriptor in captured {
        let original = CLibrary.duplicate(descriptor)
        guard original >= 0 else { continue }
        state.kept.append((descriptor, original))
        CLibrary.replace(descriptor, with: pipe.writing)
      }
      TerminalRestore.watch()
      CaptureRestore.prepare(reading: pipe.reading, terminal: terminal, kept: state.kept)
      return pipe.reading
    }
    guard let reading else { return }
    CLibrary.startThread { [self] in run(reading, printingTo: writer) }
  }

  /// Puts the descriptors back, without waiting.
  func release() {
    state.withLock { state in
      putBack(&state)
      if state.phase == .new { state.phase = .released }
    }
    signal()
  }

  func stop() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        putBack(&state)
        guard state.phase == .draining else { return true }
        state.waiting.append(continuation)
        return false
      }
      if isOver { continuation.resume() } else { signal() }
    }
  }

  private func putBack(_ state: inout State) {
    guard state.phase == .capturing, let pipe = state.pipe else { return }
    if captured.contains(1) {
      CLibrary.flushStandardOutput()
    }
    for kept in state.kept {
      CLibrary.replace(kept.descriptor, with: kept.original)
      CLibrary.close(kept.original)
    }
    state.kept = []
    CaptureRestore.forget()
    TerminalRestore.unwatch()
    CLibrary.close(pipe.writing)
    state.phase = .draining
  }

  private func signal() {
    guard let wake else { return }
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
      byte[0] = 0
      _ = CLibrary.write(UnsafeRawBufferPointer(byte), to: wake.writing)
    }
  }

  /// Reads until nobody has the pipe any more; the body of the thread.
  private func run(_ reading: Int32, printingTo writer: TerminalWriter) {
    var lines = LineAssembler()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    reading: while true {
      let isDraining = state.withLock { $0.phase == .draining }
      switch CLibrary.receive(from: reading, into: buffer) {
      case .read(let count):
        lines.add(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { print($0, to: writer) }
        waitForRoom(in: writer)
      case .nothingYet:
        if isDraining {
          lines.finish { print($0, to: writer) }
          resumeWaiting()
        }
        let hasMore = CLibrary.wait(
          for: reading, or: wake?.reading ?? -1, milliseconds: lines.isEmpty ? nil : 50)
        if let wake { CLibrary.drain(wake.reading) }
        if !hasMore { lines.finish { print($0, to: writer) } }
      case .end:
        lines.finish { print($0, to: writer) }
        break reading
      }
    }
    state.withLock { state in
      state.phase = .released
      state.pipe = nil
    }
    CLibrary.close(reading)
    resumeWaiting()
  }

  /// Hands text over, or writes it to the terminal once nobody else does.
  private func print(_ text: UnsafeBufferPointer<UInt8>, to writer: TerminalWriter) {
    guard !writer.print(utf8: text) else { return }
    var rest = UnsafeRawBufferPointer(text)
    while !rest.isEmpty {
      switch CLibrary.write(rest, to: terminal) {
      case .wrote(let count): rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      case .tryAgain: break
      case .full: CLibrary.wait(for: terminal, toWrite: true, milliseconds: nil)
      case .failed: return
      }
    }
  }

  /// Waits while the terminal has more before it than a person can want.
  private func waitForRoom(in writer: TerminalWriter) {
    while writer.waitingBytes > Self.mostWaitingBytes {
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 5)
    }
  }

  private func resumeWaiting() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  private static var mostWaitingBytes: Int { 1 << 20 }
}
