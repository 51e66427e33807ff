#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension CLibrary {
  /// The settings under which keys come one by one and unseen; signals from the keyboard stay, and so
  /// does what makes foreign line breaks right.
  static func byKeys(_ settings: TerminalSettings) -> TerminalSettings {
    var settings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return settings
  }

  /// Forgets what a terminal has sent and nobody has read; async-signal-safe.
  static func discardInput(of descriptor: Int32) {
    tcflush(descriptor, TCIFLUSH)
  }

  /// Opens the terminal of the process to be read and written, or nil if it has none.
  ///
  /// By its own name where a standard stream has one, since not every system can wait for `/dev/tty`.
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

  /// Reads what a descriptor has, waiting for the first byte; nil at its end.
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

  /// Waits until one of two descriptors has bytes, or the time is up; nil waits for ever, and -1 is
  /// no descriptor.
  static func waitToRead(
    _ first: Int32, _ second: Int32, milliseconds: Int32?
  ) -> (first: Bool, second: Bool) {
    var requests = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), milliseconds ?? -1) > 0 else {
      return (false, false)
    }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }
}
