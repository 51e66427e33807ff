#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Placard

/// Something that is read to its end on a thread of its own, so that no task ever waits for input.
struct InputFile: Sendable {
  /// The most bytes read at once.
  static let chunkSize = 1 << 16

  let descriptor: Int32
  /// What a sentence about it calls it.
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
  /// - Throws: ``Failure`` that names the file and why it cannot be read.
  static func open(_ path: String?, in shell: Shell) throws(Failure) -> InputFile {
    guard let path, path != "-" else { return standardInput(of: shell) }
    return try open(file: path)
  }

  /// Opens a file of any name.
  ///
  /// - Throws: As ``open(_:in:)``.
  static func open(file path: String) throws(Failure) -> InputFile {
    let descriptor = openForReading(path)
    let error = descriptor < 0 ? errno : isFolder(descriptor) ? EISDIR : 0
    guard error == 0 else { throw failure("\"\(path)\"", error) }
    return InputFile(descriptor: descriptor, name: "\"\(path)\"")
  }

  /// The input, in chunks that are read on demand.
  var chunks: InputBytes {
    InputBytes(descriptor: descriptor, name: name)
  }

  /// Lets go of a file that was opened.
  func close() {
    closeFile(descriptor)
  }

  /// Whether a path names the very file that is read.
  func isSame(asFileAt path: String) -> Bool {
    isSameFile(descriptor, path)
  }

  /// Reads until the end, calling `body` with each chunk on the reading thread.
  ///
  /// What `body` does not return from is not read past, so that it may hold the input back.
  ///
  /// - Throws: ``Failure`` when the system refuses to read; what `body` throws, which ends the reading.
  func read(_ body: @escaping @Sendable (ArraySlice<UInt8>) throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Worker.start {
        continuation.resume(with: Result { try readAll(body) })
      }
    }
  }

  /// Reads until the end on the calling thread.
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
