#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Wrappers of C library functions with Swift types.
enum CLibrary {
  /// The settings of a terminal.
  typealias TerminalSettings = termios

  /// The result of a write.
  enum WriteOutcome: Equatable {
    case wrote(Int)
    case tryAgain
    case full
    case failed
  }

  /// The cube root.
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  /// `base` to the power of `exponent`.
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  /// Writes as much as possible; async-signal-safe.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> WriteOutcome {
    #if canImport(Darwin)
    let count = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
    let count = Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
    if count >= 0 { return .wrote(count) }
    switch errno {
    case EINTR: return .tryAgain
    case EAGAIN, EWOULDBLOCK: return .full
    default: return .failed
    }
  }

  /// Writes all bytes; gives up when the descriptor accepts none for half a second;
  /// async-signal-safe.
  ///
  /// - Returns: Whether all bytes were written.
  @discardableResult
  static func writeOrGiveUp(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var written = 0
    while written < bytes.count {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&request, 1, 500) > 0 else { return false }
      let rest = UnsafeRawBufferPointer(start: start + written, count: bytes.count - written)
      switch write(rest, to: descriptor) {
      case .wrote(let count): written += count
      case .tryAgain, .full: break
      case .failed: return false
      }
    }
    return true
  }

  /// Waits until a descriptor is writable or readable, or a timeout; nil waits indefinitely.
  static func wait(for descriptor: Int32, toWrite: Bool, milliseconds: Int32?) {
    var request = pollfd(
      fd: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0)
    _ = poll(&request, 1, milliseconds ?? -1)
  }

  /// Whether a descriptor is readable; async-signal-safe.
  static func hasBytes(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Whether two descriptors refer to the same terminal.
  static func isSameTerminal(_ one: Int32, _ other: Int32) -> Bool {
    var (left, right) = (stat(), stat())
    return isTerminal(one) && isTerminal(other) && fstat(one, &left) == 0
      && fstat(other, &right) == 0 && left.st_rdev == right.st_rdev
  }

  /// Whether the process may draw on a terminal: it is in the foreground process group, or there is
  /// no job control.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// The size of a terminal's window; nil if unknown.
  static func windowSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Blank settings, to be overwritten.
  static var blankSettings: TerminalSettings { termios() }

  /// The settings of a terminal; nil if the descriptor is not one.
  static func settings(of descriptor: Int32) -> TerminalSettings? {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 ? settings : nil
  }

  /// Applies settings to a terminal immediately; async-signal-safe.
  static func apply(_ settings: TerminalSettings, to descriptor: Int32) {
    var settings = settings
    _ = tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// The settings without echo.
  static func withoutEcho(_ settings: TerminalSettings) -> TerminalSettings {
    var settings = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    return settings
  }

  /// Creates a nonblocking, close-on-exec pipe; nil on failure.
  static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  /// Wakes the reader of a pipe; async-signal-safe.
  static func poke(_ pipe: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
      byte[0] = 0
      _ = write(UnsafeRawBufferPointer(byte), to: pipe)
    }
  }

  /// Discards the contents of a pipe.
  static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  /// Sleeps until a pipe is written to, or a timeout, and drains the pipe; nil waits indefinitely.
  ///
  /// Without a pipe it sleeps for at most 50 ms.
  static func rest(on pipe: Int32?, for time: Duration?) {
    var milliseconds = time.map { time in
      Int32(min(max(time / .milliseconds(1), 0).rounded(.up), 3_600_000))
    }
    if pipe == nil { milliseconds = min(milliseconds ?? 50, 50) }
    wait(for: pipe ?? -1, toWrite: false, milliseconds: milliseconds)
    if let pipe { drain(pipe) }
  }

  /// Closes descriptors.
  static func close(_ descriptors: Int32...) {
    for descriptor in descriptors {
      #if canImport(Darwin)
      _ = Darwin.close(descriptor)
      #elseif canImport(Musl)
      _ = Musl.close(descriptor)
      #else
      _ = Glibc.close(descriptor)
      #endif
    }
  }
}
