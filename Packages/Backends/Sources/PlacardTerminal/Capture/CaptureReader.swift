import Synchronization

/// The reading end of a capture, and its reading thread.
final class CaptureReader: Sendable {
  private struct State {
    weak var writer: TerminalSession?
    var channel: (reading: Int32, writing: Int32)?
    var hasThread = false
    /// The captured descriptors, and duplicates of their originals.
    var kept: [(descriptor: Int32, original: Int32)] = []
    /// Whether there is a region, so that capturing is needed.
    var isWanted = false
    var isPaused = false
    var isOver = false
    /// The callers that wait until earlier output has been passed on.
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let terminal: Int32
  /// The descriptors to capture; nil for standard output and standard error, as far as they are the
  /// terminal.
  private let captured: [Int32]?
  private let state = Mutex(State())
  private let wake = CLibrary.makePipe()

  init(terminal: Int32, captured: [Int32]?) {
    self.terminal = terminal
    self.captured = captured
  }

  deinit {
    if let wake { CLibrary.close(wake.reading, wake.writing) }
  }

  func connect(to writer: TerminalSession) {
    state.withLock { $0.writer = writer }
  }

  /// Redirects the descriptors, unless that is done, paused or over.
  func begin() {
    let reading = state.withLock { state -> Int32? in
      guard !state.isPaused, !state.isOver else { return nil }
      state.isWanted = true
      guard redirect(&state), !state.hasThread else { return nil }
      state.hasThread = true
      return state.channel?.reading
    }
    guard let reading else { return signal() }
    CLibrary.startThread { [self] in run(reading) }
  }

  /// Restores the descriptors once nothing has been written for 50 ms.
  func end() {
    state.withLock { $0.isWanted = false }
    signal()
  }

  func resume() {
    state.withLock { $0.isPaused = false }
  }

  /// Restores the descriptors permanently, without waiting.
  func release() {
    state.withLock { state in
      state.isPaused = true
      close(&state)
    }
    signal()
  }

  /// Restores the descriptors, and waits until earlier output has reached the writer.
  func pause(isFinal: Bool = false) async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        state.isPaused = true
        if isFinal { close(&state) } else { putBack(&state) }
        guard state.hasThread else { return true }
        state.waiting.append(continuation)
        return false
      }
      if isDone { continuation.resume() } else { signal() }
    }
  }

  /// Redirects the descriptors to the writing end.
  ///
  /// - Returns: Whether any is redirected.
  private func redirect(_ state: inout State) -> Bool {
    if state.channel == nil {
      state.channel =
        CLibrary.openPseudoTerminal(like: terminal) ?? CLibrary.makeCapturingPipe()
    }
    guard let channel = state.channel else { return false }
    if state.kept.isEmpty {
      let wanted =
        captured
        ?? [1, 2].filter { CLibrary.isSameTerminal(CapturedDescriptors.original(of: $0), terminal) }
      state.kept = wanted.compactMap { descriptor in
        CapturedDescriptors.take(descriptor).map { (descriptor, $0) }
      }
      guard !state.kept.isEmpty else { return false }
      TerminalRestore.watch()
    } else if CaptureRestore.isPrepared {
      return true
    }
    CLibrary.copyWindowSize(from: terminal, to: channel.reading)
    for kept in state.kept {
      if kept.descriptor == 1, !CLibrary.isTerminal(channel.writing) {
        CLibrary.bufferStandardOutputByLine()
      }
      CLibrary.replace(kept.descriptor, with: channel.writing)
    }
    CaptureRestore.prepare(
      reading: channel.reading, terminal: terminal, wake: wake?.writing ?? -1, kept: state.kept)
    return true
  }

  private func putBack(_ state: inout State) {
    guard !state.kept.isEmpty, let channel = state.channel else { return }
    CaptureRestore.forget()
    for kept in state.kept {
      CapturedDescriptors.putBack(kept.descriptor, from: channel.writing)
    }
    state.kept = []
    TerminalRestore.unwatch()
  }

  private func close(_ state: inout State) {
    putBack(&state)
    guard let channel = state.channel, !state.isOver else { return }
    state.isOver = true
    CLibrary.close(channel.writing)
    if !state.hasThread { CLibrary.close(channel.reading) }
  }

  private func signal() {
    if let wake { CLibrary.poke(wake.writing) }
  }

  /// Reads until the writing end is closed everywhere; the body of the thread.
  private func run(_ reading: Int32) {
    var lines = LineAssembler()
    var latest = ContinuousClock.now
    var typing = TypingWatch(terminal: terminal)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer {
      buffer.deallocate()
      typing.end()
    }
    reading: while true {
      if typing.takeEnd() { lines.endByTyping(print) }
      switch CLibrary.receive(from: reading, into: buffer) {
      case .read(let count):
        CaptureRestore.note(isBusy: true)
        lines.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]), print)
        latest = .now
        waitForCapacity()
      case .nothingYet:
        performIdleWork(reading, &lines, since: latest)
        if lines.hasPartialLine { typing.begin(wake: wake?.writing ?? -1) } else { typing.end() }
        rest(on: reading, lines, since: latest)
      case .end:
        lines.finish(print)
        break reading
      }
    }
    state.withLock { state in
      state.hasThread = false
      state.channel = nil
    }
    CLibrary.close(reading)
    resumeWaiting()
  }

  /// Performs pending work while no output arrives.
  private func performIdleWork(
    _ reading: Int32, _ lines: inout LineAssembler, since latest: ContinuousClock.Instant
  ) {
    let isAwaited = state.withLock { !$0.waiting.isEmpty }
    if isAwaited || CaptureRestore.isEnding {
      // Output written to a pseudo-terminal arrives with a delay.
      guard !CLibrary.wait(for: reading, or: -1, milliseconds: 3) else { return }
      lines.finish(print)
    }
    if isAwaited { resumeWaiting() }
    guard ContinuousClock.now - latest >= Self.patience else { return }
    lines.passPartialLine(print)
    guard !lines.hasPartialLine else { return }
    state.withLock { state in
      if !state.isWanted { putBack(&state) }
    }
  }

  /// Sleeps until output arrives or work is due.
  private func rest(
    on reading: Int32, _ lines: LineAssembler, since latest: ContinuousClock.Instant
  ) {
    let isDrained = !lines.isWaiting && (writer?.waitingBytes ?? 0) == 0
    if isDrained { CaptureRestore.note(isBusy: false) }
    let isPassing = state.withLock { !$0.isWanted && !$0.kept.isEmpty } && !lines.hasPartialLine
    let left = (Self.patience - (ContinuousClock.now - latest)) / .milliseconds(1)
    let time: Int32? =
      if lines.isWaiting || isPassing { Int32(max(left, 0)) + 1 } else { isDrained ? nil : 5 }
    _ = CLibrary.wait(for: reading, or: wake?.reading ?? -1, milliseconds: time)
    if let wake { CLibrary.drain(wake.reading) }
  }

  private var writer: TerminalSession? { state.withLock { $0.writer } }

  /// Passes output to the writer, or writes it to the terminal if the writer has ended.
  private func print(_ output: LineAssembler.Output) {
    let writer = writer
    switch output {
    case .lines(let text):
      if !(writer?.print(foreign: text) ?? false) { write(UnsafeRawBufferPointer(text)) }
    case .line(let line):
      if let writer, !writer.isOver { writer.print([line]) } else { write(line.text + "\n") }
    case .unfinished(let change):
      guard !(writer?.show(change) ?? false) else { return }
      switch change {
      case .partial(let text): write(text.text)
      case .ended(let text): write(text.text + "\n")
      case .typed, .withdrawn, .seen: break
      }
    }
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      switch CLibrary.write(rest, to: terminal) {
      case .wrote(let count): rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      case .tryAgain: break
      case .full: CLibrary.wait(for: terminal, toWrite: true, milliseconds: nil)
      case .failed: return
      }
    }
  }

  /// Waits while much captured output is pending.
  private func waitForCapacity() {
    while (writer?.waitingBytes ?? 0) > Self.mostWaitingBytes {
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
  /// The age at which an unterminated line is printed, and the silence after which descriptors are
  /// restored.
  private static var patience: Duration { .milliseconds(50) }
}
