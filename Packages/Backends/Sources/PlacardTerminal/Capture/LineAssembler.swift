/// Assembles chunks of bytes into whole lines, and reports the state of an unterminated line.
struct LineAssembler {
  /// The output for some bytes.
  enum Output {
    /// Whole lines with their ends, which may contain escape sequences.
    case lines(UnsafeBufferPointer<UInt8>)
    /// A whole line.
    case line(StyledLine)
    /// The state of an unterminated line.
    case unfinished(UnfinishedLine)
  }

  private var editor = LineEditor()
  /// The columns of the unterminated line on the terminal, with the cursor behind it; nil if there
  /// is none.
  private var partialColumns: Int?
  /// Whether the line is shown in the region while it is rewritten.
  private var isSeen = false

  /// Whether no line has begun.
  var isEmpty: Bool { editor.isEmpty }

  /// Whether an unterminated line is on the terminal, with the cursor behind it.
  var hasPartialLine: Bool { partialColumns != nil }

  /// Whether ``passPartialLine(_:)`` has output.
  private(set) var isWaiting = false

  /// Adds bytes, and passes on what should be shown at once.
  mutating func add(_ bytes: UnsafeRawBufferPointer, _ take: (Output) -> Void) {
    guard let last = bytes.lastIndex(of: 0x0A) else { return begin(bytes[...], take) }
    var start = bytes.startIndex
    if !editor.isEmpty, let first = bytes.firstIndex(of: 0x0A) {
      let end = first > bytes.startIndex && bytes[first - 1] == 0x0D ? first - 1 : first
      editor.write(bytes[..<end])
      finish(take)
      start = first + 1
    }
    if start <= last {
      UnsafeRawBufferPointer(rebasing: bytes[start...last]).withMemoryRebound(to: UInt8.self) {
        take(.lines($0))
      }
    }
    begin(bytes[(last + 1)...], take)
  }

  /// Passes on a line that has been unterminated for a while: for good, with the cursor behind it,
  /// or, if it is being rewritten, as a row of the region.
  mutating func passPartialLine(_ take: (Output) -> Void) {
    guard isWaiting else { return }
    isWaiting = false
    if editor.isRewritten {
      isSeen = true
      take(.unfinished(.seen(editor.line)))
    } else if editor.columns > 0 {
      partialColumns = editor.columns
      take(.unfinished(.partial(editor.line)))
    }
  }

  /// Ends the line, if one has begun.
  mutating func finish(_ take: (Output) -> Void) {
    guard !editor.isEmpty else { return }
    if let partialColumns, !editor.isRewritten {
      take(.unfinished(.ended(editor.line(from: partialColumns))))
    } else {
      withdraw(take)
      take(.line(editor.line))
    }
    self = LineAssembler()
  }

  /// Records that the user has ended the unterminated line on the terminal by typing.
  mutating func endByTyping(_ take: (Output) -> Void) {
    guard hasPartialLine else { return }
    take(.unfinished(.typed))
    self = LineAssembler()
  }

  private mutating func begin(_ bytes: Slice<UnsafeRawBufferPointer>, _ take: (Output) -> Void) {
    guard !bytes.isEmpty else { return }
    editor.write(bytes)
    if let partialColumns, !editor.isRewritten {
      take(.unfinished(.partial(editor.line(from: partialColumns))))
      self.partialColumns = editor.columns
    } else if partialColumns != nil {
      withdraw(take)
      isSeen = true
    }
    if isSeen { take(.unfinished(.seen(editor.line))) }
    isWaiting = !isSeen && partialColumns == nil
    if editor.columns > Self.longestLine { finish(take) }
  }

  /// Removes the unterminated line from the terminal or the region.
  private mutating func withdraw(_ take: (Output) -> Void) {
    if partialColumns != nil { take(.unfinished(.withdrawn)) }
    if isSeen { take(.unfinished(.seen(nil))) }
    partialColumns = nil
    isSeen = false
  }

  private static var longestLine: Int { 1 << 16 }
}
