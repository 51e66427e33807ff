import Synchronization

/// Two short byte strings for signal handlers, replaced together.
///
/// Two slots alternate, so that a handler never reads a slot that is being written. The memory is
/// never freed.
struct PreparedTexts: ~Copyable, @unchecked Sendable {
  /// Which of the two byte strings.
  enum RestoreReason: Int {
    /// The process ends.
    case restoreSequence
    /// The process stops.
    case suspendSequence
  }

  /// Maximum size in bytes of one string: enough to delete every picture of a ``PictureBoard``.
  static let capacity = 640

  private let bytes: UnsafeMutablePointer<UInt8>
  private let counts: UnsafeMutablePointer<Int>
  /// The slot in use, or -1.
  private let slot = Atomic(-1)

  init() {
    bytes = .allocate(capacity: 4 * Self.capacity)
    bytes.initialize(repeating: 0, count: 4 * Self.capacity)
    counts = .allocate(capacity: 4)
    counts.initialize(repeating: 0, count: 4)
  }

  /// Replaces both; called only by the one owner of the terminal.
  func set(restoreSequence: [UInt8], suspendSequence: [UInt8]) {
    precondition(
      max(restoreSequence.count, suspendSequence.count) <= Self.capacity,
      "a prepared text has at most \(Self.capacity) bytes")
    let next = slot.load(ordering: .relaxed) == 0 ? 1 : 0
    for (index, text) in [restoreSequence, suspendSequence].enumerated() {
      let entry = next * 2 + index
      counts[entry] = text.count
      for (offset, byte) in text.enumerated() {
        bytes[entry * Self.capacity + offset] = byte
      }
    }
    slot.store(next, ordering: .releasing)
  }

  /// Clears both.
  func clear() {
    slot.store(-1, ordering: .releasing)
  }

  /// Writes one of them, unless the terminal accepts no bytes; async-signal-safe.
  func write(_ restoreReason: RestoreReason, to descriptor: Int32) {
    let slot = slot.load(ordering: .acquiring)
    guard slot >= 0 else { return }
    let entry = slot * 2 + restoreReason.rawValue
    CLibrary.writeOrGiveUp(
      UnsafeRawBufferPointer(start: bytes + entry * Self.capacity, count: counts[entry]),
      to: descriptor)
  }
}
