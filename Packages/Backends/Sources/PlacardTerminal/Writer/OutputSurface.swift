import PlacardViews

/// What a terminal shows, as the bytes that change it: with a live region, or as plain lines.
struct OutputSurface: Sendable {
  private(set) var region: LiveRegion
  private let isInline: Bool
  private let isReflowing: Bool
  private let depth: ColorDepth

  init(size: TerminalSize, capabilities: TerminalCapabilities) {
    region = LiveRegion(
      size: size, depth: capabilities.colorDepth, editing: capabilities.editing,
      isSynchronized: capabilities.isSynchronized,
      showsPictures: capabilities.pictures == .kitty)
    isInline = capabilities.mode == .inline
    isReflowing = capabilities.isReflowing
    depth = capabilities.colorDepth
  }

  /// Whether the batch brings rows that are redrawn.
  func shows(_ batch: OutputQueue.Batch) -> Bool {
    isInline && (batch.frame ?? region.wanted).rows > 0
  }

  /// Appends the bytes of a batch; in the background those of its lines only.
  mutating func write(
    _ batch: OutputQueue.Batch, isForeground: Bool, into bytes: inout [UInt8]
  ) {
    let isDrawn = isInline && isForeground
    if !isDrawn, let frame = batch.frame {
      region.wanted = frame
    }
    var done = 0
    for kept in batch.kept {
      print(batch.lines, done..<kept.linesBefore, isDrawn: isDrawn, into: &bytes)
      done = kept.linesBefore
      bytes += isDrawn ? region.commit(kept.rows) : plain(kept.rows)
    }
    if !isDrawn {
      print(batch.lines, done..<batch.lines.count, isDrawn: false, into: &bytes)
    } else if done < batch.lines.count || batch.frame != nil {
      region.print(
        above: batch.lines, done..<batch.lines.count, frame: batch.frame, into: &bytes)
    }
  }

  /// The bytes after the window has another size.
  mutating func resize(to size: TerminalSize) -> [UInt8] {
    region.resize(to: size, isReflowing: isReflowing)
  }

  /// The bytes after others have used the terminal; none in the background.
  ///
  /// - Parameters:
  ///   - isRestored: whether the terminal was restored before, so that the region is gone.
  ///   - isForeground: whether the process may draw.
  /// - Returns: The bytes to write at once.
  mutating func resume(isRestored: Bool, isForeground: Bool) -> [UInt8] {
    let farewell = isRestored || !isForeground ? [] : region.farewell
    region.forget()
    return isForeground && isInline ? farewell + region.paint(region.wanted) : []
  }

  /// The bytes that end the region.
  mutating func finish(keepingRows: Bool, isForeground: Bool) -> [UInt8] {
    isInline && isForeground ? region.finish(keepingRows: keepingRows) : []
  }

  private mutating func print(
    _ lines: LineBuffer, _ range: Range<Int>, isDrawn: Bool, into bytes: inout [UInt8]
  ) {
    guard !range.isEmpty else { return }
    if isDrawn {
      region.print(above: lines, range, frame: nil, into: &bytes)
    } else {
      plain(lines, range, into: &bytes)
    }
  }

  private func plain(_ rows: CellBuffer) -> [UInt8] {
    Array((depth == .none ? rows.text + "\n" : rows.ansi(depth: depth)).utf8)
  }

  private func plain(_ lines: LineBuffer, _ range: Range<Int>, into bytes: inout [UInt8]) {
    var stream = EscapeStream()
    var pen = Pen()
    var reducer = ColorReducer(depth: depth)
    swap(&bytes, &stream.bytes)
    lines.bytes.withUnsafeBufferPointer { text in
      for index in range {
        var start = lines.text(of: index).lowerBound
        for run in lines.runs(of: index) where depth != .none {
          pen.set(reducer.reduce(lines.runs[run].style), in: &stream)
          stream.put(text: .init(rebasing: text[start..<lines.runs[run].end]))
          start = lines.runs[run].end
        }
        pen.set(.plain, in: &stream)
        stream.put(text: .init(rebasing: text[start..<lines.lines[index].end]))
        stream.lineFeeds(1)
      }
    }
    swap(&bytes, &stream.bytes)
  }
}
