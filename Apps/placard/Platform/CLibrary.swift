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

/// Replaces this process by a program that stands beside its own file or, if there is none, in `PATH`; returns if
/// there is none there either.
func becomeProgram(_ name: String, environment: [String: String]) {
  let own = ownPath()
  let folder = own.lastIndex(of: "/").map { own[...$0] } ?? ""
  let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  let arguments = [strdup(name), nil]
  if !folder.isEmpty { execve("\(folder)\(name)", arguments, variables) }
  for path in (environment["PATH"] ?? "").split(separator: ":") {
    execve("\(path)/\(name)", arguments, variables)
  }
}

/// The path of this program's file; as it was called where the system does not say.
private func ownPath() -> String {
  var path = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &path, path.count)
  guard count > 0 else { return CommandLine.arguments.first ?? "" }
  return String(decoding: path.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
