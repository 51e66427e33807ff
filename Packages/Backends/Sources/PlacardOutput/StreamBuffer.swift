import Synchronization

/// The bytes of a standard stream that its reader has not taken yet.
///
/// What the stream accepts is written at once, on the calling thread. What it does not accept is held
/// in memory, up to ``limit``, for a thread that writes it as room comes; beyond that whoever writes
/// waits, as `print` does. The descriptor is shared with other processes and is never made non-blocking;
/// ``Outlet`` says how it is written to all the same.
/// What waits when the process exits is written then: to a pipe or a file to the end, to a terminal or a
/// socket for at most a second; what is lost then is counted on standard error, and the process ends
/// with status 74. The count is exact where writing never blocks, since all of it is done under the lock then.
final class StreamBuffer: Sendable {
  fileprivate struct State {
    var outlet: Outlet?
    var waiting: [UInt8] = []
    /// How many bytes were taken out of `waiting`, of which some may not be written yet: where writing may block.
    var writing = 0
    var hasThread = false
    /// What a write on the thread has met, to be reported by the next call.
    var failure: Int32?
    /// Whether nothing may be held any more, since the process exits.
    var isDirect = false
    /// Whether what waited at the exit was counted as lost: nothing is written behind it.
    var isGivenUp = false
  }

  /// How many bytes could not be written as the process exits.
  enum Loss: Equatable {
    case none
    case exactly(Int)
    case atMost(Int)
    case unknown
  }

  /// The number of pending bytes beyond which a writer blocks.
  static let limit = 1 << 20
  /// The number of bytes that are taken out or written in one go.
  fileprivate static let partSize = 1 << 16

  private let descriptor: Int32
  private let name: String
  /// Whether the stream was open at first; a number that is given to another file later is not written to.
  private let isOpen: Bool
  private let state = Mutex(State())
  private let say: @Sendable (String) -> Void
  /// Held by whoever writes what waits.
  private let turn = Mutex(())

  /// - Parameters:
  ///   - descriptor: What is written to.
  ///   - name: What it is called.
  ///   - say: Told of what is lost as the process exits, in a sentence.
  init(
    _ descriptor: Int32, name: String,
    sayingLoss say: @escaping @Sendable (String) -> Void = ExitLoss.report
  ) {
    self.descriptor = descriptor
    self.name = name
    self.say = say
    isOpen = Descriptor.isOpen(descriptor)
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

  /// Writes the first pending part, and waits until some of it is accepted; false when nothing is pending.
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

  /// Takes out the first pending part, and writes it or some of it.
  ///
  /// - Parameter write: Leaves what it could not write.
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

  // MARK: The exit

  /// Lets nothing wait that comes from now on, unless something waits already.
  ///
  /// - Returns: What is written to; nil while somebody else holds the lock.
  func beginExit() -> Outlet?? {
    state.withLockIfAvailable { state in
      state.isDirect = true
      return state.outlet
    }
  }

  /// Writes what is pending as the process exits.
  ///
  /// - Parameter attempts: How often it is tried, a millisecond apart, where it may not take longer than that.
  /// - Returns: How many bytes could not be written.
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

  /// Writes what is accepted now; whether that was all.
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

  /// Writes what comes while the process exits: behind what could not be written in time it is lost.
  private func writeAtExit(_ bytes: [UInt8], to outlet: Outlet) -> Int32? {
    if outlet.isPatient { return Descriptor.writeAll(bytes, to: outlet.descriptor) }
    var rest = bytes[...]
    let code = outlet.writeSoon(&rest)
    if code == nil, !rest.isEmpty { report(.exactly(rest.count)) }
    return code
  }

  /// Says how many bytes were lost.
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

  /// Notes that the system refuses what waits, which is lost.
  fileprivate mutating func fail(_ code: Int32) {
    failure = code
    waiting = []
  }

  /// Counts what waits as lost.
  fileprivate mutating func giveUp() -> StreamBuffer.Loss {
    let count = waiting.count + writing
    isGivenUp = true
    waiting = []
    return count == 0 ? .none : writing == 0 ? .exactly(count) : .atMost(count)
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
      buffer.report(buffer.flushAtExit())
    }
  }
}
