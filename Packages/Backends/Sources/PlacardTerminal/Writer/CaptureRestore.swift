import Synchronization

/// What ends a capture when the process ends: plain memory and atomics, for signal handlers too.
enum CaptureRestore {
  private static let state = CaptureRestoreState()

  /// Takes note of a capture; there is one for each process at a time.
  static func prepare(
    reading: Int32, terminal: Int32, kept: [(descriptor: Int32, original: Int32)]
  ) {
    for (slot, kept) in zip(state.slots, kept) {
      slot.pointee = kept
    }
    state.count.store(min(kept.count, state.slots.count), ordering: .relaxed)
    state.terminal.store(terminal, ordering: .relaxed)
    state.reading.store(reading, ordering: .releasing)
    if !state.isRegistered.exchange(true, ordering: .relaxed) {
      SignalTable.atExit { CaptureRestore.run() }
    }
  }

  /// The capture has ended.
  static func forget() {
    state.reading.store(-1, ordering: .releasing)
  }

  /// Gives the threads that print what was captured a moment to do so; async-signal-safe.
  static func settle() {
    let reading = state.reading.load(ordering: .acquiring)
    guard reading >= 0 else { return }
    for _ in 0..<50 where CLibrary.hasBytes(reading) {
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
    }
    CLibrary.wait(for: -1, toWrite: false, milliseconds: 5)
  }

  /// Puts the descriptors back and empties the pipe onto the terminal; async-signal-safe.
  static func run() {
    let reading = state.reading.exchange(-1, ordering: .acquiringAndReleasing)
    guard reading >= 0 else { return }
    for slot in state.slots.prefix(state.count.load(ordering: .relaxed)) {
      CLibrary.replace(slot.pointee.descriptor, with: slot.pointee.original)
    }
    let terminal = state.terminal.load(ordering: .relaxed)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while case .read(let count) = CLibrary.receive(from: reading, into: buffer) {
        for index in 0..<count where isControl(buffer[index]) { buffer[index] = 0x3F }
        let text = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        guard CLibrary.writeOrGiveUp(text, to: terminal) else { return }
      }
    }
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F
  }
}

/// Memory that is allocated once and never freed.
private struct CaptureRestoreState: ~Copyable, @unchecked Sendable {
  typealias Kept = (descriptor: Int32, original: Int32)

  let reading = Atomic<Int32>(-1)
  let terminal = Atomic<Int32>(-1)
  let count = Atomic(0)
  let isRegistered = Atomic(false)
  let slots: [UnsafeMutablePointer<Kept>]

  init() {
    let memory = UnsafeMutablePointer<Kept>.allocate(capacity: 4)
    memory.initialize(repeating: (-1, -1), count: 4)
    slots = (0..<4).map { memory + $0 }
  }
}
