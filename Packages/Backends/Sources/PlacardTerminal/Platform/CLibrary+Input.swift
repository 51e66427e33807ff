#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension CLibrary {
  /// The settings without canonical mode and echo; keyboard signals and output processing are
  /// unchanged.
  static func byKeys(_ settings: TerminalSettings) -> TerminalSettings {
    var settings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return settings
  }

  /// Whether a terminal writes a carriage return before each line feed (OPOST and ONLCR).
  static func returnsAtLineFeed(_ descriptor: Int32) -> Bool {
    guard let flags = settings(of: descriptor)?.c_oflag else { return false }
    return flags & tcflag_t(OPOST) != 0 && flags & tcflag_t(ONLCR) != 0
  }

  /// Discards unread input of a terminal; async-signal-safe.
  static func discardInput(of descriptor: Int32) {
    tcflush(descriptor, TCIFLUSH)
  }

  /// Opens the controlling terminal for reading and writing; nil if there is none.
  ///
  /// Prefers the device name of a standard stream, since not every system can poll `/dev/tty`.
  static func openTerminal() -> Int32? {
    var name = [CChar](repeating: 0, count: 256)
    for stream in [STDERR_FILENO, STDIN_FILENO, STDOUT_FILENO]
    where ttyname_r(CapturedDescriptors.original(of: stream), &name, name.count) == 0 {
      let descriptor = open(&name, O_RDWR | O_NOCTTY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
    }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Reads available bytes, blocking until there is one; nil at the end of file.
  static func readSome(of descriptor: Int32, count: Int) -> [UInt8]? {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let outcome = read(descriptor, buffer.baseAddress, count)
        failure = outcome < 0 ? errno : 0
        filled = max(outcome, 0)
      }
      switch failure {
      case 0: return bytes.isEmpty ? nil : bytes
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return []
      default: return nil
      }
    }
  }

  /// Waits until one of two descriptors is readable, or a timeout; nil waits indefinitely, and -1
  /// stands for no descriptor.
  static func waitToRead(
    _ first: Int32, _ second: Int32, milliseconds: Int32?
  ) -> (first: Bool, second: Bool) {
    var requests = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), milliseconds ?? -1) > 0 else {
      return (false, false)
    }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }

  /// Sleeps until a pipe is written to, input can be read, or a timeout, and drains the pipe; nil waits
  /// indefinitely.
  ///
  /// Without a pipe it sleeps for at most 50 ms.
  ///
  /// - Returns: Whether the input can be read.
  static func rest(on pipe: Int32?, input: Int32, for time: Duration?) -> Bool {
    guard input >= 0 else {
      rest(on: pipe, for: time)
      return false
    }
    var milliseconds = time.map { time in
      Int32(min(max(time / .milliseconds(1), 0).rounded(.up), 3_600_000))
    }
    if pipe == nil { milliseconds = min(milliseconds ?? 50, 50) }
    let ready = waitToRead(input, pipe ?? -1, milliseconds: milliseconds)
    if ready.second, let pipe { drain(pipe) }
    return ready.first
  }
}
