import Synchronization

/// The bytes of a standard stream that its reader has not taken yet.
///
/// What the stream accepts is written at once, on the calling thread. What it does not accept is held
/// in memory, up to ``limit``, for a thread that writes it as room comes; beyond that whoever writes
/// waits, as `print` does. The descriptor is shared with other processes and is never made non-blocking.
/// What waits when the process exits is written then: to a pipe or a file to the end, to a terminal or a
/// socket for at most a second; what is lost then is counted on standard error, and the process ends
/// with status 74.
final class StreamBuffer: Sendable {
  private struct State {
    var waiting: [UInt8] = []
    /// Whether bytes were taken out of `waiting` that are not written yet.
    var isWriting = false
    var hasThread = false
    /// What a write on the thread has met, to be reported by the next call.
    var failure: Int32?
    /// Whether nothing may be held any more, since the process exits.
    var isDirect = false
  }

  /// The number of pending bytes beyond which a writer blocks.
  static let limit = 1 << 20

  private let descriptor: Int32
  private let name: String
  /// Whether the stream was open at first; a number that is given to another file later is not written to.
  private let isOpen: Bool
  private let state = Mutex(State())
  /// Held by whoever writes what waits.
  private let turn = Mutex(())

  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isOpen = Descriptor.isOpen(descriptor)
    ExitFlush.add(self)
  }

  /// Writes bytes after all that were given before, or keeps them until there is room.
  ///
  /// - Returns: Nil when that could be done, else the system's number that says why not: of this write,
  ///   or of an earlier one whose bytes are lost.
  func write(_ bytes: [UInt8]) -> Int32? {
    guard isOpen else { return Descriptor.notOpen }
    let (code, isLong) = state.withLock { state -> (Int32?, Bool) in
      if let failure = state.failure.take() { return (failure, false) }
      var rest = bytes[...]
      if state.waiting.isEmpty, !state.isWriting {
        if state.isDirect { return (Descriptor.writeAll(bytes, to: descriptor), false) }
        if let code = Descriptor.writeReady(&rest, to: descriptor) { return (code, false) }
      }
      guard !rest.isEmpty else { return (nil, false) }
      state.waiting += rest
      startThread(&state)
      return (nil, state.waiting.count > Self.limit)
    }
    if isLong {
      while state.withLock({ $0.waiting.count > Self.limit }) { _ = writePart() }
    }
    return code
  }

  private func startThread(_ state: inout State) {
    guard !state.hasThread else { return }
    state.hasThread = Descriptor.startThread { [self] in
      while true {
        while writePart() {}
        let isDone = self.state.withLock { state in
          state.hasThread = !state.waiting.isEmpty
          return !state.hasThread
        }
        if isDone { return }
      }
    }
  }

  /// Writes the first pending part, and blocks until it is accepted; false when nothing is pending.
  private func writePart() -> Bool {
    turn.withLock { _ in writeNext { Descriptor.writeAll($0, to: descriptor) } }
  }

  private func writeNext(_ write: ([UInt8]) -> Int32?) -> Bool {
    let part = state.withLock { state -> [UInt8] in
      let part = Array(state.waiting.prefix(1 << 16))
      state.waiting.removeFirst(part.count)
      state.isWriting = !part.isEmpty
      return part
    }
    guard !part.isEmpty else { return false }
    let code = write(part)
    state.withLock { state in
      state.isWriting = false
      guard let code else { return }
      state.failure = code
      state.waiting = []
    }
    return code == nil
  }

  /// Writes what is pending as the process exits.
  ///
  /// - Returns: How many bytes could not be written.
  func flushAtExit() -> Int {
    var isMine = false
    for _ in 0..<100 where !isMine {
      isMine = state.withLockIfAvailable { $0.isDirect = true } != nil
      if !isMine { Descriptor.nap() }
    }
    guard isMine else { return 0 }
    if Descriptor.isPatient(descriptor) {
      while writePart() {}
      return 0
    }
    for _ in 0..<1000 {
      let isDone = turn.withLockIfAvailable { _ in
        while writeNext({ Descriptor.writeSoon($0, to: descriptor) }) {}
        return state.withLock { $0.waiting.isEmpty }
      }
      if isDone ?? false { return 0 }
      Descriptor.nap()
    }
    return state.withLockIfAvailable { $0.waiting.count } ?? 1
  }

  /// What is written on standard error about bytes that were lost.
  func loss(of count: Int) -> String {
    "placard: \(name) took no more within a second; \(count) bytes were not written.\n"
  }
}

/// The buffers whose bytes are written when the process exits.
private enum ExitFlush {
  private static let buffers = Mutex<[StreamBuffer]>([])

  static func add(_ buffer: StreamBuffer) {
    let isFirst = buffers.withLock { buffers in
      buffers.append(buffer)
      return buffers.count == 1
    }
    if isFirst { Descriptor.atExit { ExitFlush.run() } }
  }

  private static func run() {
    guard Descriptor.isRegisteringProcess else { return }
    var isLost = false
    for buffer in buffers.withLockIfAvailable({ $0 }) ?? [] {
      let count = buffer.flushAtExit()
      guard count > 0 else { continue }
      isLost = true
      _ = Descriptor.writeSoon(Array(buffer.loss(of: count).utf8), to: 2)
    }
    if isLost { Descriptor.endProcess(status: 74) }
  }
}
