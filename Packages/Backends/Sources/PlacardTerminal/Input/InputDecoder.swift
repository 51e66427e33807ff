/// Turns the bytes that a terminal sends into events: keys, the mouse, focus, pastes, replies.
///
/// A pure value: however the bytes are divided, the events are the same. What it does not know it
/// consumes whole, so that no part of a sequence is ever taken for text, and what it holds is bounded
/// by ``pasteLimit`` and 8 KiB, whatever comes.
///
/// A lone ESC is a key or the beginning of more; only time tells. Bytes that have come always
/// continue what came before; when none have come until ``deadline``, ``resolve(at:)`` gives up waiting.
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
  /// The window's size, or nil: where the mouse presses, moves or scrolls outside it, the numbers
  /// are no cells and the report is dropped; what ends outside it is moved to its edge.
  public var size: TerminalSize?
  /// How long a lone ESC waits for more.
  public var escapeDelay: Duration
  /// Maximum bytes of a paste that are kept; a longer one ends with `…`.
  public let pasteLimit: Int

  /// How long a sequence or a paste that has begun waits for its end.
  public static let sequenceDelay = Duration.seconds(1)
  /// Maximum bytes of a string that are kept.
  static let stringLimit = 8192
  /// Maximum bytes of a control sequence that are kept.
  static let sequenceLimit = 64

  /// What the next byte belongs to.
  enum State: Sendable {
    case ground
    case text(PartialScalar)
    case escape
    /// After two ESC, the first of which is a key or stands for Alt.
    case secondEscape
    case control
    /// After `ESC [ [`, as the Linux console begins F1 to F5.
    case consoleKey
    case singleShift
    case string(StringKind)
    /// After an ESC within a string.
    case stringEscape(StringKind)
    /// Within the three bytes of a position that are no text.
    case legacyPointer(left: Int)
    /// Within a paste, of whose end so many bytes have come.
    case paste(ended: Int)
  }

  /// A string that an answer stands in.
  enum StringKind: Sendable {
    case device, system, application, other
  }

  var state = State.ground
  /// Whether the key that is being read had an ESC before it.
  var isAlt = false
  /// What is kept of the sequence, string or paste that is being read.
  var bytes: [UInt8] = []
  /// Whether more came than is kept.
  var isOverlong = false
  /// When the last byte came.
  private var latest = Duration.zero
  /// The events of the call that is under way.
  var events: [InputEvent] = []

  /// Creates a decoder that has read nothing.
  public init(
    size: TerminalSize? = nil, escapeDelay: Duration = .milliseconds(50), pasteLimit: Int = 65_536
  ) {
    self.size = size
    self.escapeDelay = escapeDelay
    self.pasteLimit = max(pasteLimit, 64)
  }

  /// When ``resolve(at:)`` has something to decide, on the clock of ``decode(_:at:)``; nil if nothing
  /// is waited for.
  public var deadline: Duration? {
    switch state {
    case .ground: nil
    case .escape, .secondEscape: latest + escapeDelay
    case .control where bytes.isEmpty: latest + escapeDelay
    case .singleShift: latest + escapeDelay
    default: latest + Self.sequenceDelay
    }
  }

  /// How many bytes are kept of what has not ended.
  var heldBytes: Int { bytes.count }

  /// Reads bytes as they come.
  ///
  /// - Parameters:
  ///   - bytes: what was read, divided anyhow.
  ///   - now: the time, on any clock that never goes back.
  /// - Returns: What is complete with these bytes, in order.
  /// - Complexity: O(*n*).
  public mutating func decode(_ bytes: some Sequence<UInt8>, at now: Duration) -> [InputEvent] {
    for byte in bytes {
      take(byte)
      latest = now
    }
    return takeEvents()
  }

  /// Decides what the bytes mean that came before ``deadline``, since no more have come; nothing
  /// before that.
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
