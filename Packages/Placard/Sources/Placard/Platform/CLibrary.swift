#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// C library functions whose names or types clash with Swift's.
enum CLibrary {
  /// Calls `read`.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
    Glibc.read(descriptor, &buffer, buffer.count)
    #elseif canImport(Musl)
    Musl.read(descriptor, &buffer, buffer.count)
    #else
    Darwin.read(descriptor, &buffer, buffer.count)
    #endif
  }

  /// The system's description of an error code.
  static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// The environment variables of the process.
  static func environment() -> [String: String] {
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
