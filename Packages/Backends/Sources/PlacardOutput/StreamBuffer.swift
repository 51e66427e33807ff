import Synchronization

/// The pending bytes of a standard stream.
///
/// Bytes that the stream accepts are written at once, on the calling thread. The others are
/// buffered, up to ``limit``, for a thread that writes them as they are accepted; beyond that
/// writers block, as with `print`. The descriptor is shared with other processes and is never made
/// nonblocking; ``Outlet`` writes to it without blocking regardless.
///
/// Bytes pending when the process exits are written then: all of them to a pipe or a file, for at
/// most a second to a terminal or a socket. A loss is reported on standard error, and the process
/// ends with status 74. The number of lost bytes is exact where writing never blocks, since it is
/// then done under the lock.
final class StreamBuffer: Sendable {
  fileprivate struct State {
    var outlet: Outlet?
    var waiting: [UInt8] = []
    /// The number of bytes removed from `waiting` that may not be written yet, where writing may
    /// block.
    var writing = 0
    var hasThread = false
    /// An error on the thread, to be reported by the next call.
    var failure: Int32?
    /// Whether buffering is off, since the process exits.
    var isDirect = false
    /// Whether pending bytes were given up at exit; nothing may be written after them.
    var isGivenUp = false
  }

  /// The number of bytes that could not be written before exit.
  enum Loss: Equatable {
    case none
    case exactly(Int)
    case atMost(Int)
    case unknown
  }

  /// The number of pending bytes beyond which a writer blocks.
  static let limit = 1 << 20
  /// The maximum number of bytes removed or written at a time.
  fileprivate static let partSize = 1 << 16

  private let descriptor: Int32
  private let name: String
  /// Whether the stream was open initially; if not, a descriptor opened later with its number is
  /// not written to.
  private let isOpen: Bool
  private let state = Mutex(State())
  private let say: @Sendable (String) -> Void
  /// Held by the writer of pending bytes.
  private let turn = Mutex(())

  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - name: Its name in messages.
  ///   - say: Receives a sentence about a loss at exit.
  init(
    _ descriptor: Int32, name: String,
    sayingLoss say: @escaping @Sendable (String) -> Void = ExitLoss.report
  ) {
    self.descriptor = descriptor
    self.name = name
    self.say = say
    isOpen = Descriptor.isOpen(descriptor)
  }

  /// Writes bytes after all pending ones, or buffers them.
  ///
  /// - Returns: Nil on success, else the error code of this write, or of an earlier one whose bytes
  ///   are lost.
  func write(_ bytes: [UInt8]) -> Int32? {
    guard isOpen else { return Descriptor.notOpen }
    let (code, isLong) = state.withLock { state -> (Int32?, Bool) in
      if let failure = state.failure.take() { return (failure, false) }
      guard let outlet = Outlet(descriptor, replacing: state.outlet) else {
        return (Descriptor.notOpen, false)
      }
      state.outlet = outlet
      if state.isGivenUp {
        report(.exactly(bytes.count))
        return (nil, false)
      }
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

  /// Writes the first pending part, blocking until some of it is accepted; returns false if nothing
  /// is pending.
  private func writePart() -> Bool {
    turn.withLock { _ in
      let pending = state.withLock { $0.waiting.isEmpty ? nil : $0.outlet }
      guard let outlet = pending, outlet.neverBlocks else {
        return writeNext { part, outlet in
          let code = Descriptor.writeAll(Array(part), to: outlet.descriptor)
          part = []
          return code
        }
      }
      guard Descriptor.hasCapacity(outlet.descriptor, within: 1000) else { return true }
      return state.withLock { $0.writeReady() }
    }
  }

  /// Removes the first pending part, and writes all or some of it.
  ///
  /// - Parameter write: Removes what it has written from its argument.
  /// - Returns: Whether something was written.
  private func writeNext(_ write: (inout ArraySlice<UInt8>, Outlet) -> Int32?) -> Bool {
    let (part, outlet) = state.withLock { state -> ([UInt8], Outlet?) in
      let part = Array(state.waiting.prefix(Self.partSize))
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
      if let code { state.fail(code) }
    }
    return code == nil && rest.count < part.count
  }

  // MARK: Exit

  /// Turns buffering off, unless bytes are pending.
  ///
  /// - Returns: The outlet; nil while another thread holds the lock.
  func beginExit() -> Outlet?? {
    state.withLockIfAvailable { state in
      state.isDirect = true
      return state.outlet
    }
  }

  /// Writes pending bytes at exit.
  ///
  /// - Parameter attempts: The maximum number of attempts, a millisecond apart, where time is
  ///   limited.
  /// - Returns: The number of bytes that could not be written.
  func flushAtExit(attempts: Int = 1000) -> Loss {
    guard let outlet = attempt(attempts, beginExit) else { return .unknown }
    guard let outlet, !outlet.isPatient else {
      while writePart() {}
      return .none
    }
    let isWritten: Void? = attempt(attempts) { writesRest(to: outlet) ? () : nil }
    if isWritten != nil { return .none }
    return attempt(attempts) { state.withLockIfAvailable { $0.giveUp() } } ?? .unknown
  }

  /// Writes what is accepted now; returns whether that was everything.
  private func writesRest(to outlet: Outlet) -> Bool {
    let isEmpty =
      if outlet.neverBlocks {
        state.withLockIfAvailable { state in
          while state.writeReady() {}
          return state.waiting.isEmpty && state.writing == 0
        }
      } else {
        turn.withLockIfAvailable { _ in
          while writeNext({ $1.writeReady(&$0) }) {}
          return state.withLock { $0.waiting.isEmpty }
        }
      }
    return isEmpty ?? false
  }

  private func attempt<Value>(_ count: Int, _ body: () -> Value?) -> Value? {
    for _ in 0..<count {
      if let value = body() { return value }
      Descriptor.nap()
    }
    return nil
  }

  /// Writes bytes at exit; they are lost if earlier ones could not be written in time.
  private func writeAtExit(_ bytes: [UInt8], to outlet: Outlet) -> Int32? {
    if outlet.isPatient { return Descriptor.writeAll(bytes, to: outlet.descriptor) }
    var rest = bytes[...]
    let code = outlet.writeSoon(&rest)
    if code == nil, !rest.isEmpty { report(.exactly(rest.count)) }
    return code
  }

  /// Reports a number of lost bytes.
  func report(_ loss: Loss) {
    let sentence: String? =
      switch loss {
      case .none: nil
      case .exactly(1): "\(name) took no more within a second; 1 byte was not written"
      case .exactly(let count):
        "\(name) took no more within a second; \(count) bytes were not written"
      case .atMost(let count):
        "\(name) took no more within a second; up to \(count) bytes were not written"
      case .unknown:
        "\(name) was being written to for more than a second; some bytes may not have been written"
      }
    if let sentence { say(sentence) }
  }
}

extension StreamBuffer.State {
  /// Writes what is accepted now of the first pending part, to an outlet that never blocks.
  ///
  /// - Returns: Whether something was written.
  fileprivate mutating func writeReady() -> Bool {
    guard let outlet, writing == 0, !waiting.isEmpty else { return false }
    let part = waiting.prefix(StreamBuffer.partSize)
    var rest = part
    let code = outlet.writeReady(&rest)
    let count = part.count - rest.count
    waiting.removeFirst(count)
    if let code { fail(code) }
    return code == nil && count > 0
  }

  /// Records an error; the pending bytes are lost.
  fileprivate mutating func fail(_ code: Int32) {
    failure = code
    waiting = []
  }

  /// Counts the pending bytes as lost.
  fileprivate mutating func giveUp() -> StreamBuffer.Loss {
    let count = waiting.count + writing
    isGivenUp = true
    waiting = []
    return count == 0 ? .none : writing == 0 ? .exactly(count) : .atMost(count)
  }
}

/// The buffers to be flushed when the process exits.
enum ExitFlush {
  private static let buffers = Mutex<[StreamBuffer]>([])

  static func add(_ buffer: StreamBuffer) {
    let isFirst = buffers.withLock { buffers in
      buffers.append(buffer)
      return buffers.count == 1
    }
    if isFirst { Descriptor.atExit { ExitFlush.run() } }
  }

  /// Flushes the buffers, each once.
  static func run() {
    guard Descriptor.isRegisteringProcess else { return }
    let waiting = buffers.withLockIfAvailable { buffers in
      defer { buffers = [] }
      return buffers
    }
    for buffer in waiting ?? [] {
      buffer.report(buffer.flushAtExit())
    }
  }
}
