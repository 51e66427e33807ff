#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Signal handlers, with the previous ones.
///
/// Memory used by a handler is allocated once and never freed, so that handlers neither allocate
/// nor lock.
struct SignalTable: @unchecked Sendable {
  /// A handler as for `sa_sigaction`.
  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<Info>?, UnsafeMutableRawPointer?) -> Void
  /// The system's information about a signal.
  typealias Info = siginfo_t

  /// The previous effect of a signal.
  enum Disposition {
    case standard
    case ignored
    case handled
  }

  /// Signals that request termination.
  static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Signals of a crash.
  static let crashes = [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP]
  /// Other signals that end the process by default.
  static let others: [Int32] = {
    let common = [SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS]
    #if os(Linux)
    return common + [SIGPWR, SIGSTKFLT]
    #else
    return common + [SIGEMT]
    #endif
  }()
  /// The signal of an input that is ready, which ends the process by default on Linux alone.
  static let inputReady = SIGIO
  /// Signals that our own threads receive: those of their own faults, and one by which Swift's
  /// runtime suspends them at a crash.
  ///
  /// The runtime takes the first of USR1, USR2 and PROF that a thread does not block; a program's
  /// handler of the others need not expect to run on a thread of ours.
  static let received = crashes + [SIGSYS, SIGPROF]
  /// Signals of job control.
  static let stop = SIGTSTP
  static let resume = SIGCONT
  static let resized = SIGWINCH
  static let brokenPipe = SIGPIPE

  /// All handled signals.
  static let all = requests + crashes + others + [stop, resume, resized, brokenPipe]

  private let former: UnsafeMutablePointer<sigaction>
  /// The installed handlers.
  private let own: UnsafeMutablePointer<sigaction>
  private static let capacity = 65

  /// Creates a table whose memory is never freed.
  init() {
    former = .allocate(capacity: Self.capacity)
    former.initialize(repeating: sigaction(), count: Self.capacity)
    own = .allocate(capacity: Self.capacity)
    own.initialize(repeating: sigaction(), count: Self.capacity)
  }

  /// Installs a handler, unless the signal is ignored.
  ///
  /// - Returns: Whether the handler is installed.
  func install(_ handler: Handler, for signal: Int32) -> Bool {
    sigaction(signal, nil, &former[Int(signal)])
    guard formerDisposition(of: signal) != .ignored else { return false }
    reinstall(handler, for: signal)
    return true
  }

  /// Installs a handler if the signal has its default effect.
  ///
  /// - Returns: Whether the handler is installed.
  func installOverStandard(_ handler: Handler, for signal: Int32) -> Bool {
    guard Self.isStandard(signal) else { return false }
    return install(handler, for: signal)
  }

  /// Whether the handler that was installed last is in effect.
  func isInstalled(_ signal: Int32) -> Bool {
    let installed = UnsafeRawPointer(own + Int(signal)).load(as: Int.self)
    return installed != 0 && installed == Self.handler(of: signal)
  }

  /// Installs a handler without recording the previous one; async-signal-safe.
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

  /// Restores the previous handler, unless a later one chains to the installed one, which then
  /// stays.
  func uninstall(_ signal: Int32) {
    if isInstalled(signal) { putBack(signal) }
  }

  /// Restores the previous handler; async-signal-safe.
  func putBack(_ signal: Int32) {
    sigaction(signal, &former[Int(signal)], nil)
  }

  /// The previous effect of a signal; async-signal-safe.
  ///
  /// The handler is the first field of `sigaction` in every supported libc; 0 is `SIG_DFL` and 1 is
  /// `SIG_IGN`, which Swift cannot compare as functions.
  func formerDisposition(of signal: Int32) -> Disposition {
    let handler = UnsafeRawPointer(former + Int(signal)).load(as: Int.self)
    return switch handler {
    case 0: .standard
    case 1: .ignored
    default: .handled
    }
  }

  /// Calls the previous handler; async-signal-safe.
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

  /// Calls the previous handler under the signal mask that it would have without ours, as that of
  /// Swift's runtime needs to: it reads memory that may not be there; async-signal-safe.
  func callFormerUnderItsMask(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    var (mask, current) = (former[Int(signal)].sa_mask, sigset_t())
    if former[Int(signal)].sa_flags & Int32(SA_NODEFER) == 0 { sigaddset(&mask, signal) }
    if let interrupted = context?.assumingMemoryBound(to: ucontext_t.self) {
      var other: Int32 = 1
      while other < Self.capacity {
        if sigismember(&interrupted.pointee.uc_sigmask, other) == 1 { sigaddset(&mask, other) }
        other += 1
      }
    }
    pthread_sigmask(SIG_SETMASK, &mask, &current)
    callFormer(signal, info, context)
    pthread_sigmask(SIG_SETMASK, &current, nil)
  }

  /// Whether a signal is that of a crash; async-signal-safe.
  static func isCrash(_ signal: Int32) -> Bool {
    switch signal {
    case SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP: true
    default: false
    }
  }

  /// Whether a signal has its default effect; async-signal-safe.
  static func isStandard(_ signal: Int32) -> Bool {
    handler(of: signal) == 0
  }

  /// Whether a pending signal without a handler will end the process; async-signal-safe.
  static func isAboutToEnd(_ signal: Int32) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, signal) == 1 && isStandard(signal)
  }

  /// Restores the default effect of Control-\ where Swift's runtime handles SIGQUIT as a crash.
  ///
  /// The runtime's handler prints a backtrace over the screen, and without a terminal the process
  /// continues. It is recognized as the handler of SIGSEGV, too; any other handler is kept.
  static func endAtQuit() {
    let handler = handler(of: SIGQUIT)
    guard handler > 1, handler == Self.handler(of: SIGSEGV) else { return }
    var standard = sigaction()
    sigaction(SIGQUIT, &standard, nil)
  }

  /// The address of a signal's handler; 0 for `SIG_DFL`, 1 for `SIG_IGN`.
  private static func handler(of signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) }
  }

  /// Raises a signal in this thread; a blocked one is delivered when the handler returns.
  static func raise(_ signal: Int32) {
    #if canImport(Darwin)
    _ = Darwin.raise(signal)
    #elseif canImport(Musl)
    _ = Musl.raise(signal)
    #else
    _ = Glibc.raise(signal)
    #endif
  }

  /// Sends the signal of a Control key to the process group, as a terminal does.
  ///
  /// - Returns: Whether the key has a signal.
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

  /// Stops the process by a signal with its default effect; returns when the process is continued.
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

  /// Runs a body and preserves `errno`.
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
