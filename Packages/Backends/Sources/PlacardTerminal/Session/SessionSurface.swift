/// Encodes a session's output for the part of the terminal that it owns: rows below the scrolling output, or the
/// whole screen.
protocol SessionSurface: AnyObject {
  /// The number of rows that it occupies on the terminal.
  var rows: Int { get }
  /// The frame to draw once the terminal may be used again; empty for none.
  var wanted: CellBuffer { get }
  /// The pictures that the restore sequence deletes.
  var sentPictures: [UInt32] { get }
  /// The bytes with which the terminal is left for good, whatever was being written.
  var restoreSequence: [UInt8] { get }
  /// The bytes with which the terminal is left for a while.
  var suspendSequence: [UInt8] { get }

  /// Whether the batch shows rows that are redrawn.
  func shows(_ batch: OutputQueue.Batch) -> Bool

  /// Sets what the terminal does at a line feed.
  func follow(_ lineFeed: LineFeed)

  /// Appends the bytes of a batch.
  func write(_ batch: OutputQueue.Batch, isForeground: Bool, into bytes: inout [UInt8])

  /// The bytes that clear its rows temporarily.
  func standBack() -> [UInt8]

  /// The bytes that move the cursor to an empty row, from any position.
  func startRow() -> [UInt8]

  /// The bytes to send after the window size has changed.
  func resize(to size: TerminalSize) -> [UInt8]

  /// The bytes to send after other programs have used the terminal; none in the background.
  func resume(isRestored: Bool, isForeground: Bool) -> [UInt8]

  /// The bytes that end it.
  func finish(keepingRows: Bool, isForeground: Bool) -> [UInt8]
}
