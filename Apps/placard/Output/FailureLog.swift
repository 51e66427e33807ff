import Placard
import Synchronization

/// Reports failures of the posters when they happen; a closed reader ends the program silently.
final class FailureLog: Sendable {
  private struct State {
    var reported: Set<String> = []
    var isPipeBroken = false
    var end: (@Sendable () async -> Void)?
  }

  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// Creates a log without failures.
  ///
  /// - Parameter report: Called once with a sentence for each failure, on any thread.
  init(report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  /// Sets the handler that ends the program when its reader has closed, even while it waits for
  /// input.
  func onBrokenPipe(_ end: @escaping @Sendable () async -> Void) {
    state.withLock { $0.end = end }
  }

  /// Records an error; equal ones are reported once.
  func note(_ error: any Error) {
    if let output = error as? OutputError, output.isBrokenPipe {
      return noteBrokenPipe()
    }
    let sentence = "\(error)"
    if state.withLock({ $0.reported.insert(sentence).inserted }) { report(sentence) }
  }

  /// The exit status.
  var status: ExitStatus {
    state.withLock { state in
      state.isPipeBroken ? .brokenPipe : state.reported.isEmpty ? .success : .inputOutput
    }
  }

  private func noteBrokenPipe() {
    let end = state.withLock { state in
      state.isPipeBroken = true
      defer { state.end = nil }
      return state.end
    }
    guard let end else { return }
    Task { await end() }
  }
}
