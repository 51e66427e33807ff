/// Reads what a person types on a session's thread, while somebody is asked.
struct KeyReader {
  private let port: any TerminalPort
  private var decoder: InputDecoder
  /// The modes in which it reads; nil while it does not.
  private(set) var modes: InputModes?
  /// Whether the input has ended.
  private(set) var isOver = false

  init(_ port: any TerminalPort, escapeDelay: Duration) {
    self.port = port
    decoder = InputDecoder(size: port.size, escapeDelay: escapeDelay)
  }

  /// The descriptor to wait for; -1 if there is nothing to read.
  var descriptor: Int32 { modes != nil && !isOver ? port.inputDescriptor : -1 }

  /// When a lone Escape counts as such; nil if nothing is pending.
  var deadline: Duration? { modes == nil ? nil : decoder.deadline }

  /// Begins or ends reading.
  ///
  /// - Parameters:
  ///   - wanted: The modes in which keys are wanted; nil for not at all.
  ///   - wake: The descriptor that receives a byte at each signal that needs handling.
  mutating func follow(_ wanted: InputModes?, wake: Int32) {
    guard wanted != modes else { return }
    end()
    guard let wanted, !isOver, port.beginInput(wanted, wake: wake) else { return }
    modes = wanted
    discard()
  }

  /// Restores the settings of the terminal.
  mutating func end() {
    guard modes != nil else { return }
    modes = nil
    port.endInput()
  }

  /// Discards what was typed so far.
  mutating func discard() {
    guard modes != nil else { return }
    port.discardInput()
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
    guard isReady else { return decoder.resolve(at: now) }
    guard let bytes = port.readInput() else {
      isOver = true
      return []
    }
    return bytes.isEmpty ? decoder.resolve(at: now) : decoder.decode(bytes, at: now)
  }
}
