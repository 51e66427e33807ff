#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// Detects that the user has ended a line that the program itself reads, without reading input.
///
/// Polling for input would not do, since the program may have read it already; so the kernel is
/// asked for a signal (O_ASYNC), to this thread alone. To be used by one thread, and ended with
/// ``end()``. Without effect on systems other than Linux.
struct TypingWatch {
  private let terminal: Int32
  private var descriptor: Int32 = -1
  /// The number of times the process has been continued after a stop.
  private var resumes = 0

  /// Prepares to watch the terminal, if it is also standard input.
  init(terminal: Int32) {
    self.terminal = terminal
  }

  /// Begins to watch, unless that has begun.
  ///
  /// - Parameter wake: the pipe that receives a byte when a line may have ended.
  mutating func begin(wake: Int32) {
    #if os(Linux)
    guard descriptor < 0, CLibrary.isSameTerminal(0, terminal) else { return }
    guard TerminalRestore.assignInputSignal(to: lineHandler) else { return }
    descriptor = openOwn()
    guard descriptor >= 0 else { return TerminalRestore.takeBackInputSignal() }
    typing.wake.store(wake, ordering: .relaxed)
    typing.hasEnded.store(false, ordering: .releasing)
    resumes = TerminalRestore.state.resumes.load(ordering: .acquiring)
    allowSignal(true)
    // F_SETOWN_EX with F_OWNER_TID: the owner is this thread.
    var owner: (kind: Int32, thread: Int32) = (0, gettid())
    _ = withUnsafeMutablePointer(to: &owner) { fcntl(descriptor, 15, UnsafeMutableRawPointer($0)) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK | O_ASYNC)
    #endif
  }

  /// Stops watching.
  mutating func end() {
    #if os(Linux)
    guard descriptor >= 0 else { return }
    CLibrary.close(descriptor)
    descriptor = -1
    allowSignal(false)
    typing.wake.store(-1, ordering: .relaxed)
    TerminalRestore.takeBackInputSignal()
    #endif
  }

  /// Whether a line has ended since the last call, so that the terminal has begun another.
  ///
  /// Input typed for a shell while the process is stopped does not count.
  mutating func takeEnd() -> Bool {
    guard typing.hasEnded.exchange(false, ordering: .acquiring), descriptor >= 0,
      let settings = CLibrary.settings(of: terminal)
    else { return false }
    CLibrary.wait(for: -1, toWrite: false, milliseconds: 5)
    let now = TerminalRestore.state.resumes.load(ordering: .acquiring)
    guard now == resumes else {
      resumes = now
      return false
    }
    return settings.c_lflag & tcflag_t(ICANON) != 0
      && settings.c_lflag & tcflag_t(ECHO | ECHONL) != 0
  }

  #if os(Linux)
  /// Opens the terminal again, so that flags set on the descriptor affect no other one.
  private func openOwn() -> Int32 {
    var name = [CChar](repeating: 0, count: 128)
    guard ttyname_r(0, &name, name.count) == 0 else { return -1 }
    return open(&name, O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  }

  private func allowSignal(_ isAllowed: Bool) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGIO)
    pthread_sigmask(isAllowed ? SIG_UNBLOCK : SIG_BLOCK, &signals, nil)
  }
  #endif
}

/// The state shared with the signal handler.
private struct TypingState: ~Copyable, Sendable {
  let wake = Atomic<Int32>(-1)
  let hasEnded = Atomic(false)
}

private let typing = TypingState()

/// Handles SIGIO: input has arrived.
private let lineHandler: SignalTable.Handler = { _, _, _ in
  SignalTable.keepingErrno {
    typing.hasEnded.store(true, ordering: .releasing)
    CLibrary.poke(typing.wake.load(ordering: .acquiring))
  }
}
