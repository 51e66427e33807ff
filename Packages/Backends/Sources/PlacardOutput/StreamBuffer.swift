import Synchronization

/// The bytes of a standard stream that its reader has not taken yet.
///
/// What the stream accepts is written at once, on the calling thread. What it does not accept is held
/// in memory, up to ``limit``, for a thread that writes it as room comes; beyond that whoever writes
/// waits, as `print` does. The descriptor is shared with other processes and is never made non-blocking;
/// ``Outlet`` says how it is written to all the same.
/// What waits when the process exits is written then: to a pipe or a file to the end, to a terminal or a
/// socket for at most a second; what is lost then is counted on standard error, and the process ends
/// with status 74.
final class StreamBuffer: Sendable {
  private struct State {
    var outlet: Outlet?
    var waiting: [UInt8] = []
    /// How many bytes were taken out of `waiting` that are not written yet.
    var writing = 0
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
      guard let outlet = Outlet(descriptor, replacing: state.outlet) else {
        return (Descriptor.notOpen, false)
      }
      state.outlet = outlet
      var rest = bytes[...]
      if state.waiting.isEmpty, state.writing == 0 {
        if state.isDirect { return (writeAtExit(bytes, to: outlet), false) }
        if let code = outlet.writeReady(&rest) { return (code, false) }
      }
      guard !rest.isEmpty else { return (nil, false) }
      state.waiting += rest
      startThread(&state)
      return (nil, state.waiting.count > Self.limit && !state.isDirect)
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
    turn.withLock { _ in
      writeNext { part, outlet in
        let code = Descriptor.writeAll(Array(part), to: outlet.descriptor)
        part = []
        return code
      }
    }
  }

  /// Writes the first pending part, or some of it.
  ///
  /// - Parameter write: Leaves what it could not write.
  /// - Returns: Whether something was written.
  private func writeNext(_ write: (inout ArraySlice<UInt8>, Outlet) -> Int32?) -> Bool {
    let (part, outlet) = state.withLock { state -> ([UInt8], Outlet?) in
      let part = Array(state.waiting.prefix(1 << 16))
      state.waiting.removeFirst(part.count)
      state.writing = part.count
      return (part, state.outlet)
    }
    guard !part.isEmpty, let outlet else { return false }
    var rest = part[...]
    let code = write(&rest, outlet)
    state.withLock { state in
      state.writing = 0
      state.waiting.insert(contentsOf: rest, at: 0)
      guard let code else { return }
      state.failure = code
      state.waiting = []
    }
    return code == nil && rest.count < part.count
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
    if state.withLock({ $0.outlet?.isPatient ?? true }) {
      while writePart() {}
      return 0
    }
    for _ in 0..<1000 {
      let isDone = turn.withLockIfAvailable { _ in
        while writeNext({ $1.writeReady(&$0) }) {}
        return state.withLock { $0.waiting.isEmpty }
      }
      if isDone ?? false { return 0 }
      Descriptor.nap()
    }
    return state.withLockIfAvailable { $0.waiting.count + $0.writing } ?? 1
  }

  /// Writes what comes while the process exits: behind what could not be written in time it is lost.
  private func writeAtExit(_ bytes: [UInt8], to outlet: Outlet) -> Int32? {
    if outlet.isPatient { return Descriptor.writeAll(bytes, to: outlet.descriptor) }
    var rest = bytes[...]
    let code = outlet.writeSoon(&rest)
    if code == nil, !rest.isEmpty { ExitLoss.report(loss(of: rest.count)) }
    return code
  }

  /// What is written on standard error about bytes that were lost.
  func loss(of count: Int) -> String {
    "\(name) took no more within a second; \(count) bytes were not written"
  }
}

/// The buffers whose bytes are written when the process exits.
enum ExitFlush {
  private static let buffers = Mutex<[StreamBuffer]>([])

  static func add(_ buffer: StreamBuffer) {
    let isFirst = buffers.withLock { buffers in
      buffers.append(buffer)
      return buffers.count == 1
    }
    if isFirst { Descriptor.atExit { ExitFlush.run() } }
  }

  /// Writes what the buffers hold, those once that were not written yet.
  static func run() {
    guard Descriptor.isRegisteringProcess else { return }
    let waiting = buffers.withLockIfAvailable { buffers in
      defer { buffers = [] }
      return buffers
    }
    for buffer in waiting ?? [] {
      let count = buffer.flushAtExit()
      if count > 0 { ExitLoss.report(buffer.loss(of: count)) }
    }
  }
}
