#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

// C library functions whose names or types differ between libraries or clash with Swift's.

func exitProcess(_ code: Int32) -> Never {
  exit(code)
}

/// The bytes of a file; nil if it cannot be opened or read.
func contents(of path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}

/// The environment variables that identify a terminal.
func environmentVariables() -> [String: String] {
  ["TERM", "COLORTERM", "TERM_PROGRAM", "LC_ALL", "LANG"].reduce(into: [:]) { variables, name in
    variables[name] = getenv(name).map { String(cString: $0) }
  }
}

/// Prints through the C library's buffer of standard output.
func printByC(_ text: String) {
  _ = fputs(text, stdout)
}

/// Starts a shell script that inherits standard output; nil on failure.
func spawnShell(_ script: String) -> pid_t? {
  var process = pid_t()
  let texts = ["/bin/sh", "-c", script]
  let words: [UnsafeMutablePointer<CChar>?] = texts.map { text in strdup(text) } + [nil]
  defer { for word in words { free(word) } }
  return posix_spawn(&process, texts[0], nil, nil, words, nil) == 0 ? process : nil
}

/// Waits until a process has ended.
func waitForProcess(_ process: pid_t) {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
}
