import PlacardViews
import Synchronization

extension WriterLoop {
  /// The number of attempts, a millisecond apart.
  private static let attempts = (lock: 200, writing: 700)

  /// Writes pending output and ends, without tasks, on the thread that exits the process.
  ///
  /// - Parameters:
  ///   - entries: The remaining entries.
  ///   - restoreSequence: The bytes that undo other effects.
  ///   - ending: How the region ends.
  /// - Returns: The number of lines that the terminal did not accept in time.
  func settle(_ entries: [ScrollbackEntry], restoreSequence: [UInt8], ending: Ending) -> Int {
    port.prepareToExit()
    guard port.beginUpdate() else { return 0 }
    port.endUpdate()
    guard let isOwnThread else { return entries.count }
    if isOwnThread {
      write(entries, restoreSequence)
      return 0
    }
    let consequence = attempt(Self.attempts.lock) { state -> State.Consequence in
      guard state.phase != .over else { return .nothingToDo }
      state.queue.append(entries)
      if !restoreSequence.isEmpty {
        state.queue.append(signal: restoreSequence, restoreSequence: [])
      }
      state.queue.hurry()
      state.ending = ending
      return state.settle(wakes: true)
    }
    switch consequence {
    case .start: CLibrary.startThread { self.run() }
    case .wake: wake()
    case .carryOn: break
    case .nothingToDo: return 0
    case nil: return entries.count
    }
    for _ in 0..<Self.attempts.writing {
      if attempt(1, { $0.phase == .over }) ?? false { return 0 }
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
    }
    // Without pending lines, the end of the region counts as one.
    let unwritten = attempt(Self.attempts.lock) { state in
      state.phase == .over ? 0 : max(state.unwrittenLines, 1)
    }
    return unwritten ?? entries.count
  }

  /// Whether the calling thread is the writing thread; nil if the lock could not be acquired.
  var isOwnThread: Bool? {
    attempt(Self.attempts.lock) { $0.thread == CLibrary.threadID }
  }

  /// Writes entries in place of the region, on the writing thread.
  private func write(_ entries: [ScrollbackEntry], _ restoreSequence: [UInt8]) {
    var bytes = (attempt(1) { $0.suspendSequence } ?? []) + restoreSequence
    for entry in entries {
      switch entry {
      case .rows(let rows): bytes += Array(rows.ansi(depth: capabilities.colorDepth).utf8)
      case .line(let line): bytes += Array((line.text + "\n").utf8)
      }
    }
    port.prepare(restoreSequence: [], suspendSequence: [])
    try? port.write(bytes)
  }

  /// Accesses the state once the lock is free; nil if it is not in time.
  private func attempt<Value: Sendable>(
    _ count: Int, _ body: (inout State) -> Value
  ) -> Value? {
    for step in 0..<count {
      if step > 0 { CLibrary.wait(for: -1, toWrite: false, milliseconds: 1) }
      if let value = state.withLockIfAvailable({ body(&$0) }) { return value }
    }
    return nil
  }
}
