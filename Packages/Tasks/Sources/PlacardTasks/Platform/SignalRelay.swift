import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Relays the first of some signals from its handler, through a pipe, to an ordinary thread.
///
/// Other code may install a handler later and chain to this one, which then forwards every signal
/// but the first to the handler before it. Memory used by the handler is allocated once and never
/// freed.
struct SignalRelay: ~Copyable, @unchecked Sendable {
  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  static let shared = SignalRelay()

  /// The `CancellationSignals` of which the first is taken.
  private let armed = Atomic<UInt8>(0)
  /// The signals whose handler is installed.
  private let installed = Atomic<UInt8>(0)
  /// Whether a signal is being forwarded; one that is forwarded back meanwhile ends the process.
  private let isPassingOn = Atomic(false)
  /// The process with the listening thread; a forked child has the handler, but not the thread.
  private let process = Atomic<Int32>(0)
  /// The writing end of the pipe, or -1.
  private let writing = Atomic<Int32>(-1)
  /// The previous handlers, by signal.
  private let former: UnsafeMutablePointer<sigaction>

  private static let capacity = 65

  private init() {
    former = .allocate(capacity: Self.capacity)
    former.initialize(repeating: sigaction(), count: Self.capacity)
  }

  /// Starts the thread that calls a closure for every signal that is taken.
  ///
  /// - Returns: Whether a pipe and a thread could be created.
  func listen(_ receive: @escaping @Sendable (CancellationSignals) -> Void) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    process.store(getpid(), ordering: .releasing)
    writing.store(ends[1], ordering: .releasing)
    let reading = ends[0]
    return Self.startThread {
      while let number = Self.readNumber(from: reading) {
        receive(Self.signal(of: number))
      }
    }
  }

  /// Takes the next of some signals, and no other after it.
  func arm(for signals: CancellationSignals) {
    armed.bitwiseOr(signals.rawValue, ordering: .sequentiallyConsistent)
    if signals.contains(.interrupt) { install(SIGINT) }
    if signals.contains(.terminate) { install(SIGTERM) }
  }

  /// Restores the previous effect of some signals.
  func disarm(for signals: CancellationSignals) {
    armed.bitwiseAnd(~signals.rawValue, ordering: .sequentiallyConsistent)
    if signals.contains(.interrupt) { putBack(SIGINT) }
    if signals.contains(.terminate) { putBack(SIGTERM) }
  }

  /// Installs the handler, unless the signal is ignored or a later handler chains to this one.
  private func install(_ number: Int32) {
    let bit = Self.signal(of: number).rawValue
    var current = sigaction()
    sigaction(number, nil, &current)
    let address = Self.address(of: &current)
    let isInstalled = installed.load(ordering: .acquiring) & bit != 0
    if address == Self.ignored || isInstalled && address != Self.standard { return }
    former[Int(number)] = current
    installed.bitwiseOr(bit, ordering: .releasing)
    var action = Self.action
    sigaction(number, &action, nil)
  }

  /// Restores the previous handler, unless a later one chains to this one; async-signal-safe.
  private func putBack(_ number: Int32) {
    let bit = Self.signal(of: number).rawValue
    var (current, own) = (sigaction(), Self.action)
    sigaction(number, nil, &current)
    guard installed.load(ordering: .acquiring) & bit != 0,
      Self.address(of: &current) == Self.address(of: &own)
    else { return }
    sigaction(number, &former[Int(number)], nil)
    installed.bitwiseAnd(~bit, ordering: .releasing)
  }

  /// Takes the first signal, and forwards every other; async-signal-safe.
  fileprivate func receive(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    let error = errno
    defer { errno = error }
    guard process.load(ordering: .acquiring) == getpid(), takes(number) else {
      putBack(number)
      return passOn(number, info, context)
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { byte in
      byte[0] = UInt8(truncatingIfNeeded: number)
      while write(writing.load(ordering: .acquiring), byte.baseAddress, 1) < 0, errno == EINTR {}
    }
    putBack(SIGINT)
    putBack(SIGTERM)
  }

  /// Claims a signal if it is the first of the armed ones.
  private func takes(_ number: Int32) -> Bool {
    let bit = Self.signal(of: number).rawValue
    return armed.load(ordering: .sequentiallyConsistent) & bit != 0
      && armed.exchange(0, ordering: .sequentiallyConsistent) & bit != 0
  }

  /// Forwards a signal to the previous handler, or ends the process; async-signal-safe.
  private func passOn(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    let isFirst = !isPassingOn.exchange(true, ordering: .sequentiallyConsistent)
    guard isFirst, Self.address(of: &former[Int(number)]) != Self.standard else {
      return Self.end(by: number)
    }
    Self.call(former[Int(number)], number, info, context)
    isPassingOn.store(false, ordering: .sequentiallyConsistent)
  }

  /// Calls a handler; async-signal-safe.
  private static func call(
    _ action: sigaction, _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    #if canImport(Darwin)
    let handlers = action.__sigaction_u
    let (plain, detailed) = (handlers.__sa_handler, handlers.__sa_sigaction)
    #elseif canImport(Musl)
    let handlers = action.__sa_handler
    let (plain, detailed) = (handlers.sa_handler, handlers.sa_sigaction)
    #else
    let handlers = action.__sigaction_handler
    let (plain, detailed) = (handlers.sa_handler, handlers.sa_sigaction)
    #endif
    if action.sa_flags & SA_SIGINFO != 0 {
      detailed?(number, info, context)
    } else {
      plain?(number)
    }
  }

  /// Ends the process by a signal, so that its parent sees which; async-signal-safe.
  ///
  /// The signal is blocked while its handler runs and delivered when that returns, so that a
  /// handler that chains to this one can still restore the terminal.
  private static func end(by number: Int32) {
    var standard = sigaction()
    sigaction(number, &standard, nil)
    raise(number)
  }

  private static func signal(of number: Int32) -> CancellationSignals {
    switch number {
    case SIGINT: .interrupt
    case SIGTERM: .terminate
    default: []
    }
  }

  /// The handler as a `sigaction`.
  private static var action: sigaction {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_sigaction = relayHandler
    #elseif canImport(Musl)
    action.__sa_handler.sa_sigaction = relayHandler
    #else
    action.__sigaction_handler.sa_sigaction = relayHandler
    #endif
    action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK
    sigemptyset(&action.sa_mask)
    return action
  }

  /// `SIG_DFL` and `SIG_IGN`, which Swift cannot compare as functions.
  private static let standard = 0
  private static let ignored = 1

  /// The address of the handler, which is the first field of `sigaction` in every supported libc.
  private static func address(of action: UnsafePointer<sigaction>) -> Int {
    UnsafeRawPointer(action).load(as: Int.self)
  }

  /// Reads the number of a signal, blocking; nil when the pipe is closed.
  private static func readNumber(from descriptor: Int32) -> Int32? {
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count == 1 { return Int32(byte) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// Runs a closure on a new thread that leaves the program's signals to others; returns false if none can be created.
  private static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(ThreadBody(body))
    var (blocked, mask) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    // Those of its own faults, and one by which Swift's runtime suspends threads at a crash.
    for signal in [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS, SIGPROF] {
      sigdelset(&blocked, signal)
    }
    pthread_sigmask(SIG_BLOCK, &blocked, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    guard pthread_create(&thread, nil, { runThread($0) }, context.toOpaque()) == 0 else {
      context.release()
      return false
    }
    #if canImport(Glibc)
    pthread_detach(thread)
    #else
    if let thread { pthread_detach(thread) }
    #endif
    return true
  }
}

private let relayHandler: SignalRelay.Handler = { SignalRelay.shared.receive($0, $1, $2) }

/// The body of a thread, boxed to be passed as a pointer.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
#else
private func runThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
#endif
