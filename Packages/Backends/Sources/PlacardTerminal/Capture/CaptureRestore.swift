import Synchronization

/// Ends a capture when the process ends, using plain memory and atomics, so that signal handlers
/// can.
enum CaptureRestore {
  private static let state = CaptureRestoreState()

  /// Records a capture; there is one for each process at a time.
  static func prepare(
    reading: Int32, terminal: Int32, wake: Int32, kept: [(descriptor: Int32, original: Int32)]
  ) {
    for (slot, kept) in zip(state.slots, kept) {
      slot.pointee = kept
    }
    state.count.store(min(kept.count, state.slots.count), ordering: .relaxed)
    state.terminal.store(terminal, ordering: .relaxed)
    state.wake.store(wake, ordering: .relaxed)
    state.isBusy.store(false, ordering: .relaxed)
    state.isEnding.store(false, ordering: .relaxed)
    state.isRedirected.store(true, ordering: .relaxed)
    state.reading.store(reading, ordering: .releasing)
    if !state.isRegistered.exchange(true, ordering: .relaxed) {
      SignalTable.atExit {
        CaptureRestore.drain(milliseconds: 1000)
        CaptureRestore.run()
      }
      CLibrary.inForkedChildren { CaptureRestore.leave() }
    }
  }

  /// Whether there is an active capture.
  static var isPrepared: Bool {
    state.reading.load(ordering: .acquiring) >= 0 && state.isRedirected.load(ordering: .acquiring)
  }

  /// Whether the process is about to end, so that output must not be held back.
  static var isEnding: Bool { state.isEnding.load(ordering: .acquiring) }

  /// Records whether captured output is still to be written.
  static func note(isBusy: Bool) {
    state.isBusy.store(isBusy, ordering: .releasing)
  }

  /// Records that the capture has ended.
  static func forget() {
    state.reading.store(-1, ordering: .releasing)
    state.isRedirected.store(false, ordering: .releasing)
  }

  /// Waits a limited time for the threads that print captured output; async-signal-safe.
  static func drain(milliseconds: Int) {
    let reading = state.reading.load(ordering: .acquiring)
    guard reading >= 0 else { return }
    state.isEnding.store(true, ordering: .releasing)
    CLibrary.poke(state.wake.load(ordering: .acquiring))
    // Output written to a pseudo-terminal arrives with a delay, as does output passed to the
    // writer.
    CLibrary.wait(for: -1, toWrite: false, milliseconds: 5)
    for _ in 0..<milliseconds
    where CLibrary.hasBytes(reading) || state.isBusy.load(ordering: .acquiring) {
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
    }
    CLibrary.wait(for: -1, toWrite: false, milliseconds: 5)
    state.isEnding.store(false, ordering: .releasing)
  }

  /// Restores the descriptors, once; async-signal-safe.
  static func putBack() {
    guard state.isRedirected.exchange(false, ordering: .acquiringAndReleasing) else { return }
    for slot in state.slots.prefix(state.count.load(ordering: .relaxed)) {
      CLibrary.replace(slot.pointee.descriptor, with: slot.pointee.original)
    }
  }

  /// Restores the descriptors and writes pending output to the terminal; async-signal-safe.
  static func run() {
    let reading = state.reading.exchange(-1, ordering: .acquiringAndReleasing)
    guard reading >= 0 else { return }
    putBack()
    let terminal = state.terminal.load(ordering: .relaxed)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while case .read(let count) = CLibrary.receive(from: reading, into: buffer) {
        for index in 0..<count where isControl(buffer[index]) { buffer[index] = 0x3F }
        let text = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        guard CLibrary.writeOrGiveUp(text, to: terminal) else { return }
      }
    }
  }

  /// Copies the terminal's window size to the captured pseudo-terminal; async-signal-safe.
  static func followWindowSize() {
    let reading = state.reading.load(ordering: .acquiring)
    guard reading >= 0 else { return }
    CLibrary.copyWindowSize(from: state.terminal.load(ordering: .relaxed), to: reading)
  }

  /// Gives a forked child the terminal itself; async-signal-safe.
  ///
  /// The capture and the region remain the parent's.
  private static func leave() {
    guard state.reading.exchange(-1, ordering: .acquiringAndReleasing) >= 0 else { return }
    putBack()
    TerminalRestore.state.descriptor.store(-1, ordering: .releasing)
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
  let wake = Atomic<Int32>(-1)
  let isBusy = Atomic(false)
  let isEnding = Atomic(false)
  let isRedirected = Atomic(false)
  let count = Atomic(0)
  let isRegistered = Atomic(false)
  let slots: [UnsafeMutablePointer<Kept>]

  init() {
    let memory = UnsafeMutablePointer<Kept>.allocate(capacity: 4)
    memory.initialize(repeating: (-1, -1), count: 4)
    slots = (0..<4).map { memory + $0 }
  }
}
