#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// The calls whose names or types differ between C libraries, or that a Swift name hides.

func openForReading(_ path: String) -> Int32 {
  open(path, O_RDONLY | O_CLOEXEC)
}

func closeFile(_ descriptor: Int32) {
  close(descriptor)
}

func readSome(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

func isFolder(_ descriptor: Int32) -> Bool {
  var status = stat()
  return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether an open descriptor and a path are one regular file.
func isSameFile(_ descriptor: Int32, _ path: String) -> Bool {
  var one = stat()
  var other = stat()
  guard fstat(descriptor, &one) == 0, stat(path, &other) == 0 else { return false }
  return one.st_mode & S_IFMT == S_IFREG && one.st_dev == other.st_dev && one.st_ino == other.st_ino
}

/// The time on the wall, since the beginning of 1970 in UTC.
func wallTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// Ends the process as the signal would have, without a word.
func endByBrokenPipe() -> Never {
  signal(SIGPIPE, SIG_DFL)
  raise(SIGPIPE)
  exit(141)
}

#if canImport(Darwin)
func startThread(_ work: UnsafeMutableRawPointer) -> Bool {
  var thread: pthread_t?
  let result = pthread_create(
    &thread, nil,
    {
      Worker.run($0)
      return nil
    }, work)
  if let thread { pthread_detach(thread) }
  return result == 0
}
#else
func startThread(_ work: UnsafeMutableRawPointer) -> Bool {
  var thread = pthread_t()
  let result = pthread_create(
    &thread, nil,
    { context in
      if let context { Worker.run(context) }
      return nil
    }, work)
  if result == 0 { pthread_detach(thread) }
  return result == 0
}
#endif

func exitProcess(_ code: Int32) -> Never {
  exit(code)
}

/// Gives the standard streams that the program was started without a descriptor that refuses to be
/// read or written, so that nothing that is opened later takes its number.
func holdStandardStreams() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Makes a write to a closed pipe an error instead of the end.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}
