/// The bytes of a file, a pipe or standard input, in chunks as they arrive.
///
/// They are read on a separate thread, so that no task blocks in a system call, and only on demand,
/// so that a slow reader applies back-pressure.
///
/// ```swift
/// try await messages.read(NativeFeed(), from: .standardInput)
/// ```
public struct InputBytes: AsyncSequence, Sendable {
  /// A nonempty chunk.
  public typealias Element = ArraySlice<UInt8>

  /// The program's standard input.
  public static let standardInput = InputBytes(descriptor: 0, name: "standard input")

  private let source: InputSource

  /// Creates a sequence over a descriptor that the caller opens and closes.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - name: The name in errors; by default its number.
  public init(descriptor: Int32, name: String? = nil) {
    source = InputSource(
      descriptor: descriptor, name: name ?? "descriptor \(descriptor)", isOwned: false)
  }

  /// Opens a file.
  ///
  /// - Throws: `InputError` with the file and the reason; a folder is refused.
  public init(path: String) throws(InputError) {
    source = try InputSource(path: path)
  }

  /// Creates an iterator at the descriptor's current position, which all iterators share.
  public func makeAsyncIterator() -> Iterator {
    Iterator(thread: InputThread(source))
  }

  /// An iterator over the chunks.
  public struct Iterator: AsyncIteratorProtocol {
    let thread: InputThread

    /// The next chunk; nil at the end.
    ///
    /// - Throws: `InputError` on failure, `CancellationError` if the task is cancelled; bytes read
    ///   after that are returned by the next call.
    public mutating func next() async throws -> ArraySlice<UInt8>? {
      try await thread.next()
    }
  }
}
