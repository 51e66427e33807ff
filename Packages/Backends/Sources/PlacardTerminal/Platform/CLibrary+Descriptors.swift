#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

extension CLibrary {
  /// What an attempt to read gave.
  enum ReadOutcome: Equatable {
    case read(Int)
    case nothingYet
    case end
  }

  /// Reads what there is; async-signal-safe.
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

  /// Waits until one of two descriptors has bytes or the time is up; nil waits for ever.
  ///
  /// - Returns: Whether it was the first, or both.
  static func wait(for one: Int32, or other: Int32, milliseconds: Int32?) -> Bool {
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { requests in
      requests[0] = pollfd(fd: one, events: Int16(POLLIN), revents: 0)
      requests[1] = pollfd(fd: other, events: Int16(POLLIN), revents: 0)
      return poll(requests.baseAddress, 2, milliseconds ?? -1) > 0 && requests[0].revents != 0
    }
  }

  /// Another descriptor for the same, which children do not inherit; -1 when there is none to be had.
  static func duplicate(_ descriptor: Int32) -> Int32 {
    fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  }

  /// Makes a descriptor stand for what another stands for; async-signal-safe.
  static func replace(_ descriptor: Int32, with other: Int32) {
    while dup2(other, descriptor) < 0, errno == EINTR || errno == EBUSY {}
  }

  /// Whether two descriptors stand for the same.
  static func isSameFile(_ one: Int32, _ other: Int32) -> Bool {
    var (left, right) = (stat(), stat())
    return fstat(one, &left) == 0 && fstat(other, &right) == 0 && left.st_dev == right.st_dev
      && left.st_ino == right.st_ino
  }

  /// A pipe of which only the reading end never blocks; nil when there is none to be had.
  ///
  /// Children inherit neither end.
  static func makeCapturingPipe() -> (reading: Int32, writing: Int32)? {
    guard let pipe = makePipe() else { return nil }
    _ = fcntl(pipe.writing, F_SETFL, 0)
    return pipe
  }

  /// The number of this process; a forked child has another.
  static var processID: Int32 { getpid() }

  /// What tells the calling thread from every other that runs.
  static var threadID: UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #else
    UInt(bitPattern: pthread_self())
    #endif
  }

  /// Has the C library hand over standard output a line at a time, so that no line is cut.
  static func bufferStandardOutputByLine() {
    _ = fflush(stdout)
    _ = setvbuf(stdout, nil, _IOLBF, 0)
  }
}
