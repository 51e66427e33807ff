/// Decodes the bytes that a terminal sends into events: keys, mouse, focus, pastes, replies.
///
/// A pure value: the events do not depend on how the bytes are divided. Unknown sequences are consumed
/// completely, so that no part of a sequence is ever taken for text, and its buffers are bounded by
/// ``pasteLimit`` and 8 KiB.
///
/// A lone ESC is a key or the start of a sequence; only a timeout decides. New bytes always continue the
/// previous ones; if none arrive until ``deadline``, ``resolve(at:)`` stops waiting.
///
/// ```swift
/// var decoder = InputDecoder()
/// while let bytes = read(until: decoder.deadline) {
///   let events = bytes.isEmpty ? decoder.resolve(at: now) : decoder.decode(bytes, at: now)
/// }
/// ```
///
/// - Note: Source: xterm's control sequences, the kitty keyboard protocol with the flag to
///   disambiguate, and what rxvt, PuTTY and the Linux console send instead.
public struct InputDecoder: Sendable {
  /// The window's size, or nil.
  ///
  /// Mouse presses, moves and scrolls outside it are not valid cells and are dropped; releases outside it
  /// are moved to its edge.
  public var size: TerminalSize?
  /// The timeout after a lone ESC.
  public var escapeDelay: Duration
  /// Maximum bytes of a paste that are kept; a longer one ends with `…`.
  public let pasteLimit: Int

  /// The timeout of an unfinished sequence or paste.
  public static let sequenceDelay = Duration.seconds(1)
  /// Maximum bytes of a string that are kept.
  static let stringLimit = 8192
  /// Maximum bytes of a control sequence that are kept.
  static let sequenceLimit = 64

  /// The parser state: what the next byte belongs to.
  enum State: Sendable {
    case ground
    case text(PartialScalar)
    case escape
    /// After two ESC, the first of which is a key or means Alt.
    case secondEscape
    case control
    /// After `ESC [ [`, the prefix of F1 to F5 on the Linux console.
    case consoleKey
    case singleShift
    case string(StringKind)
    /// After an ESC within a control string.
    case stringEscape(StringKind)
    /// Within the three bytes of a legacy mouse report.
    case legacyPointer(left: Int)
    /// Within a paste, after some bytes of its end sequence.
    case paste(ended: Int)
  }

  /// The kind of a control string.
  enum StringKind: Sendable {
    case device, system, application, other
  }

  var state = State.ground
  /// Whether an ESC preceded the current key.
  var isAlt = false
  /// The buffered bytes of the current sequence, string or paste.
  var bytes: [UInt8] = []
  /// Whether the buffer overflowed.
  var isOverlong = false
  /// The time of the last byte.
  private var latest = Duration.zero
  /// The events of the current call.
  var events: [InputEvent] = []

  /// Creates a decoder in its initial state.
  public init(
    size: TerminalSize? = nil, escapeDelay: Duration = .milliseconds(50), pasteLimit: Int = 65_536
  ) {
    self.size = size
    self.escapeDelay = escapeDelay
    self.pasteLimit = max(pasteLimit, 64)
  }

  /// When ``resolve(at:)`` has something to decide, on the clock of ``decode(_:at:)``; nil if nothing is
  /// pending.
  public var deadline: Duration? {
    switch state {
    case .ground: nil
    case .escape, .secondEscape: latest + escapeDelay
    case .control where bytes.isEmpty: latest + escapeDelay
    case .singleShift: latest + escapeDelay
    default: latest + Self.sequenceDelay
    }
  }

  /// The number of buffered bytes.
  var heldBytes: Int { bytes.count }

  /// Decodes bytes as they arrive.
  ///
  /// - Parameters:
  ///   - bytes: the bytes, divided in any way.
  ///   - now: the time, on any monotonic clock.
  /// - Returns: The events that these bytes complete, in order.
  /// - Complexity: O(*n*).
  public mutating func decode(_ bytes: some Sequence<UInt8>, at now: Duration) -> [InputEvent] {
    for byte in bytes {
      take(byte)
      latest = now
    }
    return takeEvents()
  }

  /// Decides the meaning of pending bytes once ``deadline`` has passed; does nothing before.
  public mutating func resolve(at now: Duration) -> [InputEvent] {
    guard let deadline, now >= deadline else { return [] }
    giveUp()
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }
}
