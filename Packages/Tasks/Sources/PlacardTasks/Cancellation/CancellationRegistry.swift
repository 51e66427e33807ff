import Synchronization

/// Who is to be called when a signal asks the process to end.
final class CancellationRegistry: Sendable {
  private struct Entry: Sendable {
    let signals: CancellationSignals
    let cancel: @Sendable () -> Void
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var tokens = 0
    var isListening = false
  }

  static let shared = CancellationRegistry()

  private let state = Mutex(State())

  /// Calls a closure once, on a thread of its own, when one of some signals comes.
  ///
  /// Without a pipe or a thread, which the system may refuse, the signals keep their effect.
  ///
  /// - Returns: What ``remove(_:)`` takes.
  func add(_ signals: CancellationSignals, _ cancel: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.tokens += 1
      state.entries[state.tokens] = Entry(signals: signals, cancel: cancel)
      if !state.isListening {
        state.isListening = SignalRelay.shared.listen { [self] in receive($0) }
      }
      if state.isListening { SignalRelay.shared.arm(for: signals) }
      return state.tokens
    }
  }

  /// Forgets a closure; after the last one for a signal, the signal does what it did before.
  func remove(_ token: Int) {
    state.withLock { state in
      guard let entry = state.entries.removeValue(forKey: token) else { return }
      let wanted = state.entries.values.reduce(into: CancellationSignals()) {
        $0.formUnion($1.signals)
      }
      SignalRelay.shared.disarm(for: entry.signals.subtracting(wanted))
    }
  }

  private func receive(_ signal: CancellationSignals) {
    let entries = state.withLock { $0.entries.values.filter { $0.signals.contains(signal) } }
    for entry in entries {
      entry.cancel()
    }
  }
}
