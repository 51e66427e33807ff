import Placard
import Synchronization

/// What went wrong in the posters; a reader that has gone ends the program without a word.
final class FailureLog: Sendable {
  private struct State {
    var sentences: [String] = []
    var manager: PostManager?
  }

  private let state = Mutex(State())

  /// Names the manager to close when there is nobody left to write for.
  func attach(_ manager: PostManager) {
    state.withLock { $0.manager = manager }
  }

  /// Notes an error; the same one only once.
  func note(_ error: any Error) {
    if let output = error as? OutputError, output.isBrokenPipe {
      return endQuietly()
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
    let sentences = state.withLock { $0.sentences }
    for sentence in sentences {
      shell.complain(sentence)
    }
    return sentences.isEmpty ? .success : .inputOutput
  }

  /// Takes everything off the screen, then ends as a broken pipe ends any program.
  private func endQuietly() {
    let manager = state.withLock { state in
      defer { state.manager = nil }
      return state.manager
    }
    guard let manager else { return }
    Task {
      await manager.close()
      endByBrokenPipe()
    }
  }
}
