#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Placard

/// An input that is read to its end on a separate thread, so that no task blocks.
struct InputFile: Sendable {
  /// The maximum size in bytes of a chunk.
  static let chunkSize = 1 << 16

  let descriptor: Int32
  /// The name in messages.
  let name: String

  private init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// The program's standard input.
  static func standardInput(of shell: Shell) -> InputFile {
    InputFile(descriptor: shell.input, name: "standard input")
  }

  /// Opens a file; nil and `-` mean standard input.
  ///
  /// - Throws: ``Failure`` with the file and the reason.
  static func open(_ path: String?, in shell: Shell) throws(Failure) -> InputFile {
    guard let path, path != "-" else { return standardInput(of: shell) }
    return try open(file: path)
  }

  /// Opens a file with any name, including `-`.
  ///
  /// - Throws: As ``open(_:in:)``.
  static func open(file path: String) throws(Failure) -> InputFile {
    let descriptor = openForReading(path)
    let error = descriptor < 0 ? errno : isFolder(descriptor) ? EISDIR : 0
    guard error == 0 else { throw failure("\"\(path)\"", error) }
    return InputFile(descriptor: descriptor, name: "\"\(path)\"")
  }

  /// The input, in chunks read on demand.
  var chunks: InputBytes {
    InputBytes(descriptor: descriptor, name: name)
  }

  /// Closes a file that was opened.
  func close() {
    closeFile(descriptor)
  }

  /// Whether a path refers to this file.
  func isSame(asFileAt path: String) -> Bool {
    isSameFile(descriptor, path)
  }

  /// Reads to the end, calling `body` with each chunk on the reading thread.
  ///
  /// The next chunk is read after `body` has returned, which gives it back-pressure.
  ///
  /// - Throws: ``Failure`` on a read error; errors of `body`, which end the reading.
  func read(_ body: @escaping @Sendable (ArraySlice<UInt8>) throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Worker.start {
        continuation.resume(with: Result { try readAll(body) })
      }
    }
  }

  /// Reads to the end on the calling thread.
  ///
  /// - Throws: As ``read(_:)``.
  func readAll(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = readSome(descriptor, &buffer)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw Self.failure(name, errno) }
      if count == 0 { return }
      try body(buffer[..<count])
    }
  }

  private static func failure(_ name: String, _ number: Int32) -> Failure {
    Failure("Cannot read \(name): \(String(cString: strerror(number))).")
  }
}
