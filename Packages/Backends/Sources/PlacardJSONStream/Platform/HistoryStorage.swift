#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import PlacardOutput

/// An open history file with the system calls that it needs; closed with the last reference.
final class HistoryStorage: Sendable {
  private let descriptor: Int32
  private let path: String

  private init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    _ = close(descriptor)
  }

  /// Opens a file for appending, accessible to its owner only; creates it if missing.
  static func forAppending(_ path: String) throws(OutputError) -> HistoryStorage {
    try opened(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC)
  }

  /// Creates or truncates a file.
  static func emptied(_ path: String) throws(OutputError) -> HistoryStorage {
    try opened(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC)
  }

  /// Opens a file for reading; nil if there is none.
  static func forReading(_ path: String) throws(OutputError) -> HistoryStorage? {
    do throws(OutputError) {
      return try opened(path, O_RDONLY | O_CLOEXEC)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  private static func opened(_ path: String, _ flags: Int32) throws(OutputError) -> HistoryStorage {
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw OutputError(.open, path, code: errno) }
    return HistoryStorage(descriptor, path)
  }

  /// Creates the missing directories of a path, accessible to the owner only; an error shows when the file
  /// is opened.
  static func makeFolders(of path: String) {
    for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      _ = mkdir(String(decoding: path.utf8.prefix(index), as: UTF8.self), 0o700)
    }
  }

  /// Waits for the file's lock, and holds it until the file is closed.
  func lock() throws(OutputError) {
    while flock(descriptor, LOCK_EX) != 0 {
      if errno != EINTR { throw failure(.write) }
    }
  }

  /// Releases the lock.
  func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }

  /// Whether the path still names this file; another process may have replaced it.
  var isAtItsPath: Bool {
    var mine = stat()
    var there = stat()
    return fstat(descriptor, &mine) == 0 && stat(path, &there) == 0
      && mine.st_dev == there.st_dev && mine.st_ino == there.st_ino
  }

  /// The file size in bytes.
  func size() throws(OutputError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(.open) }
    return Int(status.st_size)
  }

  /// Reads bytes at an offset; fewer at the end of the file.
  func read(_ count: Int, at offset: Int) throws(OutputError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = buffer[filled...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(offset + filled))
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw failure(.open) }
      guard got > 0 else { break }
      filled += got
    }
    return Array(buffer[..<filled])
  }

  /// Appends bytes, with one system call unless it writes only a part.
  func append(_ bytes: [UInt8]) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let taken = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if taken < 0, errno == EINTR { continue }
      guard taken >= 0 else { throw failure(.write) }
      written += taken
    }
  }

  /// Syncs the file to disk.
  func synchronize() throws(OutputError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(.write) }
  }

  /// Renames a file over another.
  static func rename(_ path: String, to other: String) throws(OutputError) {
    guard Self.move(path, other) == 0 else { throw OutputError(.write, other, code: errno) }
  }

  private static func move(_ path: String, _ other: String) -> Int32 {
    #if canImport(Glibc)
    Glibc.rename(path, other)
    #elseif canImport(Musl)
    Musl.rename(path, other)
    #else
    Darwin.rename(path, other)
    #endif
  }

  private func failure(_ operation: OutputError.Operation) -> OutputError {
    OutputError(operation, path, code: errno)
  }
}

/// The wall-clock time as Unix time.
func wallTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
