/// The bytes of a file, a pipe or standard input, in chunks, as they come.
///
/// They are read on a thread of their own, so that no task blocks in a system call, and only when
/// they are asked for, so that a reader that takes its time holds the writer back.
///
/// ```swift
/// try await messages.read(NativeFeed(), from: .standardInput)
/// ```
public struct InputBytes: AsyncSequence, Sendable {
  /// One chunk, not empty.
  public typealias Element = ArraySlice<UInt8>

  /// The program's standard input.
  public static let standardInput = InputBytes(descriptor: 0, name: "standard input")

  private let source: InputSource

  /// Creates the bytes of a descriptor that the caller opens and closes.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - name: What an error calls it; by default its number.
  public init(descriptor: Int32, name: String? = nil) {
    source = InputSource(
      descriptor: descriptor, name: name ?? "descriptor \(descriptor)", isOwned: false)
  }

  /// Opens a file.
  ///
  /// - Throws: `InputError` that names the file and the reason; a folder is refused.
  public init(path: String) throws(InputError) {
    source = try InputSource(path: path)
  }

  /// Begins to read where the descriptor is; there is one place in it, however many read.
  public func makeAsyncIterator() -> Iterator {
    Iterator(thread: InputThread(source))
  }

  /// Reads chunk after chunk.
  public struct Iterator: AsyncIteratorProtocol {
    let thread: InputThread

    /// The next chunk; nil at the end.
    ///
    /// - Throws: `InputError` when the system refuses, `CancellationError` when the task is cancelled;
    ///   what comes in after that is kept for the next call.
    public mutating func next() async throws -> ArraySlice<UInt8>? {
      try await thread.next()
    }
  }
}
