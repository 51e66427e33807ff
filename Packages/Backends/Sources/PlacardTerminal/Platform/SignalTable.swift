#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Handlers for signals, with what was there before them.
///
/// Everything a handler touches lies in memory that is allocated once and never freed, so that a
/// handler neither allocates nor locks.
struct SignalTable: @unchecked Sendable {
  /// A handler as the system calls it.
  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<Info>?, UnsafeMutableRawPointer?) -> Void
  /// What the system tells about a signal.
  typealias Info = siginfo_t

  /// What a signal did before.
  enum Disposition {
    case standard
    case ignored
    case handled
  }

  /// Those that end a process when somebody asks for it.
  static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Those that end it because it went wrong.
  static let crashes = [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP]
  /// Those of job control.
  static let stop = SIGTSTP
  static let resume = SIGCONT
  static let resized = SIGWINCH
  static let brokenPipe = SIGPIPE

  /// All of them.
  static let all = requests + crashes + [stop, resume, resized, brokenPipe]

  private let former: UnsafeMutablePointer<sigaction>
  /// The handlers that were installed.
  private let own: UnsafeMutablePointer<sigaction>
  private static let capacity = 65

  /// Creates a table whose memory lasts as long as the process.
  init() {
    former = .allocate(capacity: Self.capacity)
    former.initialize(repeating: sigaction(), count: Self.capacity)
    own = .allocate(capacity: Self.capacity)
    own.initialize(repeating: sigaction(), count: Self.capacity)
  }

  /// Installs a handler, unless the signal is ignored: whoever ignored it meant it.
  ///
  /// - Returns: Whether the handler is in place.
  func install(_ handler: Handler, for signal: Int32) -> Bool {
    sigaction(signal, nil, &former[Int(signal)])
    guard formerDisposition(of: signal) != .ignored else { return false }
    reinstall(handler, for: signal)
    return true
  }

  /// Installs a handler without looking at what was there; async-signal-safe.
  func reinstall(_ handler: Handler, for signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
    action.__sa_handler.sa_sigaction = handler
    #else
    action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK
    sigfillset(&action.sa_mask)
    own[Int(signal)] = action
    sigaction(signal, &action, nil)
  }

  /// Puts back what was there before, unless another handler lies over the one that was installed:
  /// that one stays, and calls it as the former.
  func uninstall(_ signal: Int32) {
    var current = sigaction()
    sigaction(signal, nil, &current)
    let installed = UnsafeRawPointer(own + Int(signal)).load(as: Int.self)
    let isOnTop = withUnsafeBytes(of: current) { $0.load(as: Int.self) } == installed
    if isOnTop { putBack(signal) }
  }

  /// Puts back what was there before; async-signal-safe.
  func putBack(_ signal: Int32) {
    sigaction(signal, &former[Int(signal)], nil)
  }

  /// What a signal did before the handler was installed; async-signal-safe.
  ///
  /// The handler is the first field of `sigaction` in every libc that is supported; 0 is `SIG_DFL`
  /// and 1 is `SIG_IGN`, which Swift cannot compare as functions.
  func formerDisposition(of signal: Int32) -> Disposition {
    let handler = UnsafeRawPointer(former + Int(signal)).load(as: Int.self)
    return switch handler {
    case 0: .standard
    case 1: .ignored
    default: .handled
    }
  }

  /// Calls the handler that was there before; async-signal-safe.
  func callFormer(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    let action = former[Int(signal)]
    #if canImport(Darwin)
    if action.sa_flags & SA_SIGINFO != 0 {
      action.__sigaction_u.__sa_sigaction?(signal, info, context)
    } else {
      action.__sigaction_u.__sa_handler?(signal)
    }
    #elseif canImport(Musl)
    if action.sa_flags & SA_SIGINFO != 0 {
      action.__sa_handler.sa_sigaction?(signal, info, context)
    } else {
      action.__sa_handler.sa_handler?(signal)
    }
    #else
    if action.sa_flags & SA_SIGINFO != 0 {
      action.__sigaction_handler.sa_sigaction?(signal, info, context)
    } else {
      action.__sigaction_handler.sa_handler?(signal)
    }
    #endif
  }

  /// Whether a signal tells of a crash; async-signal-safe.
  static func isCrash(_ signal: Int32) -> Bool {
    switch signal {
    case SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP: true
    default: false
    }
  }

  /// Whether the process ends by a signal that waits, which no longer has a handler; async-signal-safe.
  static func isAboutToEnd(_ signal: Int32) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, signal) == 1 && handler(of: signal) == 0
  }

  /// Lets the key Control-\ end the process again where Swift's runtime catches it as if it were a crash.
  ///
  /// The runtime's handler prints a back trace over whatever is on the screen, and off a terminal the
  /// process lives on. It is known by being that of a crash too; a handler of the program's own stays.
  static func endAtQuit() {
    let handler = handler(of: SIGQUIT)
    guard handler > 1, handler == Self.handler(of: SIGSEGV) else { return }
    var standard = sigaction()
    sigaction(SIGQUIT, &standard, nil)
  }

  /// The address of a signal's handler; 0 for the standard effect, 1 for one that is ignored.
  private static func handler(of signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) }
  }

  /// Sends a signal to this thread; one that is blocked comes when the handler returns.
  static func raise(_ signal: Int32) {
    #if canImport(Darwin)
    _ = Darwin.raise(signal)
    #elseif canImport(Musl)
    _ = Musl.raise(signal)
    #else
    _ = Glibc.raise(signal)
    #endif
  }

  /// Sends what a terminal would for a key with Control, to the whole group as it would.
  ///
  /// - Returns: Whether the key stands for a signal.
  static func raise(typed scalar: Unicode.Scalar) -> Bool {
    let signal: Int32
    switch scalar {
    case "c": signal = SIGINT
    case "z": signal = SIGTSTP
    case "\\": signal = SIGQUIT
    default: return false
    }
    kill(0, signal)
    return true
  }

  /// Stops the process by a signal that has its standard effect; returns when it goes on.
  static func stopHere(_ signal: Int32) {
    var standard = sigaction()
    sigaction(signal, &standard, nil)
    var (only, former) = (sigset_t(), sigset_t())
    sigemptyset(&only)
    sigaddset(&only, signal)
    pthread_sigmask(SIG_UNBLOCK, &only, &former)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// Runs a body and leaves `errno` as it was.
  static func keepingErrno(_ body: () -> Void) {
    let former = errno
    body()
    errno = former
  }

  /// Calls a function when the process exits.
  static func atExit(_ body: @convention(c) () -> Void) {
    atexit(body)
  }
}
