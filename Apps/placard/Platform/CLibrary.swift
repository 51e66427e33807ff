#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// C library functions whose names or types differ between libraries or clash with Swift's.

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

/// Whether an open descriptor and a path refer to the same regular file.
func isSameFile(_ descriptor: Int32, _ path: String) -> Bool {
  var one = stat()
  var other = stat()
  guard fstat(descriptor, &one) == 0, stat(path, &other) == 0 else { return false }
  return one.st_mode & S_IFMT == S_IFREG && one.st_dev == other.st_dev && one.st_ino == other.st_ino
}

/// The time of the wall clock since 1970-01-01 in UTC.
func wallTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// Ends the process silently by SIGPIPE.
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

/// Opens closed standard streams on the null device, in a mode in which reading or writing fails,
/// so that no file opened later gets their numbers.
func holdStandardStreams() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Ignores SIGPIPE, so that a write to a closed pipe is an error.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}
