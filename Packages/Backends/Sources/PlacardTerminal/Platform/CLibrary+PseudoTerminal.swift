#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension CLibrary {
  /// Opens a pseudo-terminal with the settings and window size of a terminal; nil on failure.
  ///
  /// Echo and output processing are off. Only the reading end is nonblocking; both ends are
  /// close-on-exec.
  static func openPseudoTerminal(like terminal: Int32) -> (reading: Int32, writing: Int32)? {
    let reading = posix_openpt(O_RDWR | O_NOCTTY)
    guard reading >= 0 else { return nil }
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
    let writing = openOtherEnd(of: reading)
    guard writing >= 0, var settings = settings(of: terminal) else {
      close(reading, writing)
      return nil
    }
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    settings.c_oflag &= ~tcflag_t(OPOST)
    apply(settings, to: writing)
    copyWindowSize(from: terminal, to: reading)
    _ = fcntl(reading, F_SETFL, O_RDWR | O_NONBLOCK)
    return (reading, writing)
  }

  /// Copies the window size of a terminal to another; async-signal-safe.
  static func copyWindowSize(from terminal: Int32, to other: Int32) {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return }
    _ = ioctl(other, UInt(TIOCSWINSZ), &size)
  }

  /// Calls a function in each forked child before `fork` returns there.
  static func inForkedChildren(_ body: @convention(c) () -> Void) {
    _ = pthread_atfork(nil, nil, body)
  }

  private static func openOtherEnd(of reading: Int32) -> Int32 {
    guard grantpt(reading) == 0, unlockpt(reading) == 0 else { return -1 }
    var name = [CChar](repeating: 0, count: 128)
    guard ptsname_r(reading, &name, name.count) == 0 else { return -1 }
    return open(&name, O_RDWR | O_NOCTTY | O_CLOEXEC)
  }
}

#if !canImport(Darwin)
// In the C library, but not visible through its module's `stdlib.h`.

@_silgen_name("posix_openpt")
private func posix_openpt(_ flags: Int32) -> Int32

@_silgen_name("grantpt")
private func grantpt(_ descriptor: Int32) -> Int32

@_silgen_name("unlockpt")
private func unlockpt(_ descriptor: Int32) -> Int32

@_silgen_name("ptsname_r")
private func ptsname_r(
  _ descriptor: Int32, _ name: UnsafeMutablePointer<CChar>, _ capacity: Int
) -> Int32
#endif
