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

func readSome(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

func pause(milliseconds: UInt32) {
  usleep(milliseconds * 1000)
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

/// Makes a write to a closed pipe an error instead of the end.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// The descriptor of standard input.
let standardInput = STDIN_FILENO
