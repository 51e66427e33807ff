#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Placard

/// The world around the program: environment and standard streams.
struct Shell: Sendable {
  let environment: [String: String]
  private let output: any ByteSink
  private let errors: any ByteSink

  /// Creates a world; tests pass their own.
  init(environment: [String: String], output: any ByteSink, errors: any ByteSink) {
    self.environment = environment
    self.output = output
    self.errors = errors
  }

  /// The process's own world.
  static func current() -> Shell {
    Shell(
      environment: processEnvironment(), output: FileDescriptorSink.standardOutput,
      errors: FileDescriptorSink.standardError)
  }

  /// Writes to standard output; a reader that has gone ends the program as it ends any other.
  func print(_ text: String) {
    print(Array(text.utf8))
  }

  /// Writes bytes to standard output.
  func print(_ bytes: [UInt8]) {
    do {
      try output.write(bytes)
    } catch let error as OutputError where error.isBrokenPipe {
      endByBrokenPipe()
    } catch {
      complain("\(error)")
      exit(.inputOutput)
    }
  }

  /// Writes a sentence to standard error, behind the program's name, safe for a terminal.
  ///
  /// There is nowhere left to report that it cannot be written.
  func complain(_ sentence: String) {
    try? errors.write(Array("placard: \(Sanitizer.line(sentence))\n".utf8))
  }

  /// Ends the process.
  func exit(_ status: ExitStatus) -> Never {
    exitProcess(status.code)
  }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return variables
  }
}
