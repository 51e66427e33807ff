import PlacardInspection
@_spi(Inspection) @testable import PlacardTerminal
import Synchronization

/// A terminal in memory that remembers what was written to it and the calls it received.
final class RecordingPort: TerminalPort {
  struct Record: Sendable {
    var batches: [[UInt8]] = []
    var log: [String] = []
    var restoreSequence: [UInt8] = []
    var events: TerminalEvents = []
    var size: TerminalSize
    var isGone = false
    /// What was typed and not read; nil without a keyboard.
    var typed: [UInt8]?
    /// The descriptor that wakes whoever reads it.
    var reader: Int32 = -1
  }

  let record: Mutex<Record>

  init(size: TerminalSize) {
    record = Mutex(Record(size: size))
  }

  var size: TerminalSize? { record.withLock { $0.size } }
  var isForeground: Bool { true }

  func write(_ bytes: [UInt8]) throws(TerminalGone) {
    let isGone = record.withLock { record in
      if !bytes.isEmpty {
        record.batches.append(bytes)
      }
      return record.isGone
    }
    if isGone { throw TerminalGone() }
  }

  func attach(wake: Int32) { record.withLock { $0.log.append("attach") } }
  func detach() { record.withLock { $0.log.append("detach") } }

  func prepare(restoreSequence: [UInt8], suspendSequence: [UInt8]) {
    record.withLock { $0.restoreSequence = restoreSequence }
  }

  var hasInput: Bool { record.withLock { $0.typed != nil } }

  func beginInput(_ modes: InputModes, wake: Int32) -> Bool {
    record.withLock { record in
      guard record.typed != nil else { return false }
      record.reader = wake
      record.log.append("keys")
      return true
    }
  }

  func readInput() -> [UInt8]? {
    record.withLock { record in
      defer { record.typed = [] }
      return record.typed
    }
  }

  func endInput() { record.withLock { $0.log.append("no keys") } }

  /// Types something.
  func type(_ text: String) {
    let reader = record.withLock { record in
      record.typed = (record.typed ?? []) + Array(text.utf8)
      return record.reader
    }
    if reader >= 0 { CLibrary.poke(reader) }
  }

  func takeEvents() -> TerminalEvents {
    record.withLock { record in
      defer { record.events = [] }
      return record.events
    }
  }

  /// Whether some text was among what was written.
  func sent(_ text: String) -> Bool {
    let bytes = record.withLock { $0.batches.flatMap(\.self) }
    return String(decoding: bytes, as: UTF8.self).contains(text)
  }

  /// What a person sees after everything that was written.
  func screen() throws -> VirtualScreen {
    let (size, batches) = record.withLock { ($0.size, $0.batches) }
    var screen = VirtualScreen(size: size)
    for batch in batches {
      try screen.write(batch)
    }
    return screen
  }
}
