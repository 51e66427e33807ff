import Placard
import Synchronization

/// What went wrong in the posters; a reader that has gone ends the program without a word.
final class FailureLog: Sendable {
  private struct State {
    var sentences: [String] = []
    var isPipeBroken = false
    var end: (@Sendable () async -> Void)?
  }

  private let state = Mutex(State())

  /// Says how the program ends when there is nobody left to write for, even while it waits for input.
  func onBrokenPipe(_ end: @escaping @Sendable () async -> Void) {
    state.withLock { $0.end = end }
  }

  /// Notes an error; the same one only once.
  func note(_ error: any Error) {
    if let output = error as? OutputError, output.isBrokenPipe {
      return noteBrokenPipe()
    }
    let sentence = "\(error)"
    state.withLock { state in
      if !state.sentences.contains(sentence) { state.sentences.append(sentence) }
    }
  }

  /// Complains of what went wrong.
  ///
  /// - Returns: The status to end with.
  func report(_ shell: Shell) -> ExitStatus {
    let (sentences, isPipeBroken) = state.withLock { ($0.sentences, $0.isPipeBroken) }
    for sentence in sentences {
      shell.complain(sentence)
    }
    if isPipeBroken { return .brokenPipe }
    return sentences.isEmpty ? .success : .inputOutput
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
