#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

extension CLibrary {
  /// The result of a read.
  enum ReadOutcome: Equatable {
    case read(Int)
    case nothingYet
    case end
  }

  /// Reads the available bytes; async-signal-safe.
  static func receive(from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer)
    -> ReadOutcome
  {
    while true {
      #if canImport(Darwin)
      let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
      let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count > 0 { return .read(count) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .nothingYet
      default: return .end
      }
    }
  }

  /// Waits until one of two descriptors is readable, or a timeout; nil waits indefinitely.
  ///
  /// - Returns: Whether the first one is readable.
  static func wait(for one: Int32, or other: Int32, milliseconds: Int32?) -> Bool {
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { requests in
      requests[0] = pollfd(fd: one, events: Int16(POLLIN), revents: 0)
      requests[1] = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      return poll(requests.baseAddress, 2, milliseconds ?? -1) > 0 && requests[0].revents != 0
    }
  }

  /// Duplicates a descriptor with close-on-exec; -1 on failure.
  static func duplicate(_ descriptor: Int32) -> Int32 {
    fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  }

  /// Redirects a descriptor to another one's file, as `dup2`; async-signal-safe.
  static func replace(_ descriptor: Int32, with other: Int32) {
    while dup2(other, descriptor) < 0, errno == EINTR || errno == EBUSY {}
  }

  /// Whether two descriptors refer to the same file.
  static func isSameFile(_ one: Int32, _ other: Int32) -> Bool {
    var (left, right) = (stat(), stat())
    return fstat(one, &left) == 0 && fstat(other, &right) == 0 && left.st_dev == right.st_dev
      && left.st_ino == right.st_ino
  }

  /// Creates a pipe with a nonblocking reading end and a blocking writing end; nil on failure.
  ///
  /// Both ends are close-on-exec.
  static func makeCapturingPipe() -> (reading: Int32, writing: Int32)? {
    guard let pipe = makePipe() else { return nil }
    _ = fcntl(pipe.writing, F_SETFL, 0)
    return pipe
  }

  /// The process ID; different in a forked child.
  static var processID: Int32 { getpid() }

  /// Makes standard output line-buffered, so that no line is split.
  static func bufferStandardOutputByLine() {
    _ = fflush(stdout)
    _ = setvbuf(stdout, nil, _IOLBF, 0)
  }
}
