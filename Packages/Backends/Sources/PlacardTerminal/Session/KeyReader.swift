/// Reads what a person types, and what the terminal answers, on a session's thread while somebody wants to know.
///
/// The terminal is asked for its background once, when reading begins. Reading goes on until it has answered, so
/// that no answer is left to the shell.
struct KeyReader {
  private let port: any TerminalPort
  private var decoder: InputDecoder
  private var queries: TerminalQueries?
  /// What turns the pointer's positions into those of the region; nil for a whole screen.
  private var pointers: PointerQueue?
  /// The modes in which it reads; nil while it does not.
  private(set) var modes: InputModes?
  /// Whether the input has ended.
  private(set) var isOver = false

  /// Creates a reader; with `hasRegion` the pointer's rows count from the region's last one, whose position only the
  /// terminal knows.
  init(
    _ port: any TerminalPort, escapeDelay: Duration, queries: TerminalQueries?,
    hasRegion: Bool = false
  ) {
    self.port = port
    self.queries = queries
    pointers =
      hasRegion ? PointerQueue(timeout: queries?.patience ?? .milliseconds(150)) : nil
    decoder = InputDecoder(size: port.size, escapeDelay: escapeDelay)
  }

  /// The descriptor to wait for; -1 if there is nothing to read.
  var descriptor: Int32 { modes != nil && !isOver ? port.inputDescriptor : -1 }

  /// When there is something to decide; nil if nothing is pending.
  var deadline: Duration? {
    guard modes != nil else { return nil }
    return [decoder.deadline, replyDeadline].lazy.compactMap(\.self).min()
  }

  /// Until when an answer of the terminal is awaited; nil if none is.
  private var replyDeadline: Duration? {
    [queries?.deadline, pointers?.deadline].lazy.compactMap(\.self).max()
  }

  /// Whether the terminal says where the region is, so that it can be pointed at.
  var canPoint: Bool { pointers.map { !$0.isDeaf } ?? true }

  /// Whether the terminal reports presses now.
  var points: Bool { modes?.contains(.pointer) ?? false }

  /// Whether the terminal is to be asked where the region is; asked once for each press.
  mutating func takeQuestion() -> Bool { modes != nil && pointers?.takeQuestion() ?? false }

  /// Whether the terminal has not been asked, or has not answered yet.
  var hasQueries: Bool { queries.map { !$0.isFinished } ?? false }

  /// Begins or ends reading.
  ///
  /// - Parameters:
  ///   - wanted: The modes in which keys are wanted; nil for not at all.
  ///   - wake: The descriptor that receives a byte at each signal that needs handling.
  ///   - now: The time.
  mutating func follow(_ wanted: InputModes?, wake: Int32, at now: Duration) {
    guard wanted != modes, !isOver else { return }
    guard let wanted else {
      if replyDeadline == nil { stop() }
      return
    }
    stop()
    guard port.beginInput(wanted, wake: wake) else { return }
    modes = wanted
    if let bytes = queries?.begin(at: now), !bytes.isEmpty { try? port.write(bytes) }
  }

  /// Restores the settings of the terminal, once it has answered, or has had the time for that.
  ///
  /// - Parameters:
  ///   - isAnswering: Whether the terminal answers queries, so that its reply marks the last report in transit;
  ///     otherwise whatever comes within 100 ms is discarded.
  ///   - time: The time.
  mutating func end(isAnswering: Bool = true, at time: () -> Duration) {
    while modes != nil, !isOver, let deadline = replyDeadline, time() < deadline {
      let left = (deadline - time()) / .milliseconds(1)
      let input = port.inputDescriptor
      guard input >= 0 else { break }
      CLibrary.wait(for: input, toWrite: false, milliseconds: Int32(max(left, 1)))
      _ = read(isReady: CLibrary.hasBytes(input), at: time())
    }
    stop(isAnswering: isAnswering)
  }

  private mutating func stop(isAnswering: Bool = true) {
    guard let modes else { return }
    let reports = pointers == nil && !modes.isDisjoint(with: [.pointer, .hover, .focus])
    if !isOver, reports || !isAnswering { drain(isAnswering: isAnswering) }
    self.modes = nil
    port.endInput()
  }

  /// Switches the modes off, and discards reports in transit: until the terminal has answered a last query, or
  /// for 100 ms.
  private mutating func drain(isAnswering: Bool) {
    port.endModes()
    let input = port.inputDescriptor
    guard input >= 0, port.isForeground else { return }
    if isAnswering { try? port.write(Array("\u{1B}[c".utf8)) }
    let end = ContinuousClock.now + .milliseconds(100)
    while ContinuousClock.now < end {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      CLibrary.wait(for: input, toWrite: false, milliseconds: Int32(max(left, 0).rounded(.up)))
      guard CLibrary.hasBytes(input) else { continue }
      guard let bytes = port.readInput() else { return }
      let isAnswered = decoder.decode(bytes, at: .zero).contains { event in
        if case .reply(.attributes) = event { true } else { false }
      }
      if isAnswered, isAnswering { return }
    }
  }

  /// Raises the signal of Ctrl-C where the terminal reports it as a key.
  private static func raisesSignal(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event, key.phase == .press, key.modifiers == .control,
      case .character(let scalar) = key.code
    else { return false }
    return SignalTable.raise(typed: scalar)
  }

  /// Discards what was typed so far; not while the terminal's answer may be among it.
  mutating func discard() {
    guard modes != nil else { return }
    if replyDeadline == nil { port.discardInput() }
    pointers?.discard()
    decoder = InputDecoder(size: decoder.size, escapeDelay: decoder.escapeDelay)
  }

  /// Reads what was typed, without waiting.
  ///
  /// - Parameters:
  ///   - isReady: Whether the descriptor can be read.
  ///   - now: The time.
  /// - Returns: The events, in order.
  mutating func read(isReady: Bool, at now: Duration) -> [InputEvent] {
    guard modes != nil, !isOver else { return [] }
    var events: [InputEvent] = []
    decoder.size = port.size
    if isReady {
      guard let bytes = port.readInput() else {
        isOver = true
        return []
      }
      events = bytes.isEmpty ? decoder.resolve(at: now) : decoder.decode(bytes, at: now)
    } else {
      events = decoder.resolve(at: now)
    }
    for case .reply(let reply) in events { _ = queries?.receive(reply, at: now) }
    queries?.expire(at: now)
    if modes?.contains(.keyboard) ?? false { events.removeAll { Self.raisesSignal($0) } }
    return pointers?.take(events, at: now) ?? events
  }
}
