import PlacardText
import PlacardViews

/// Encodes output for a terminal: with a live region, or as plain lines.
final class OutputSurface: SessionSurface {
  private(set) var region: LiveRegion
  private let isInline: Bool
  private let isReflowing: Bool
  private let depth: ColorDepth
  /// Whether an unterminated line is on the terminal, with the cursor behind it and the region
  /// removed.
  private(set) var hasPartialLine = false
  /// The line that is being rewritten, and the frame below it.
  private var seen: (line: StyledLine, frame: CellBuffer)?

  init(size: TerminalSize, capabilities: TerminalCapabilities) {
    region = LiveRegion(
      size: size, depth: capabilities.colorDepth, editing: capabilities.editing,
      isSynchronized: capabilities.isSynchronized,
      showsPictures: capabilities.pictures == .kitty)
    isInline = capabilities.mode == .inline
    isReflowing = capabilities.isReflowing
    depth = capabilities.colorDepth
  }

  var rows: Int { region.rows }
  var wanted: CellBuffer { region.wanted }
  var sentPictures: [UInt32] { region.pictures.sent }
  var restoreSequence: [UInt8] { region.restoreSequence }
  var suspendSequence: [UInt8] { region.suspendSequence }

  /// Whether the batch shows rows that are redrawn.
  func shows(_ batch: OutputQueue.Batch) -> Bool {
    let hasLine = batch.seen.map { $0 != nil } ?? false
    return isInline && !hasPartialLine(after: batch)
      && (hasLine || (batch.frame ?? region.wanted).rows > 0)
  }

  /// Whether an unterminated line is on the terminal after the batch.
  private func hasPartialLine(after batch: OutputQueue.Batch) -> Bool {
    batch.partialLine != nil || hasPartialLine && batch.lineEnd == nil
  }

  /// Sets what the terminal does at a line feed.
  func follow(_ lineFeed: LineFeed) { region.lineFeed = lineFeed }

  /// Appends the bytes of a batch; in the background only those of its lines.
  func write(
    _ batch: OutputQueue.Batch, isForeground: Bool, into bytes: inout [UInt8]
  ) {
    let isDrawn = isInline && isForeground && !hasPartialLine(after: batch)
    var frame = frame(of: batch)
    if isInline, isForeground, batch.partialLine != nil, !hasPartialLine {
      region.batch(into: &bytes) { $0.erase() }
    }
    if let end = batch.lineEnd, hasPartialLine {
      finish(end, into: &bytes)
      frame = frame ?? region.wanted
    }
    if !isDrawn, let frame {
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
    } else if done < batch.lines.count || frame != nil {
      region.print(above: batch.lines, done..<batch.lines.count, frame: frame, into: &bytes)
    }
    if let text = batch.partialLine {
      plain(text, into: &bytes)
      hasPartialLine = true
    }
  }

  /// The bytes that remove the region temporarily.
  func standBack() -> [UInt8] {
    guard !hasPartialLine else { return [] }
    return region.batch { $0.erase() }
  }

  /// The bytes that move the cursor to an empty row, from any position.
  ///
  /// A full row of blanks wraps to the next row unless it began in the first column.
  func startRow() -> [UInt8] {
    var stream = EscapeStream()
    stream.put(ascii: 0x20, count: region.size.columns)
    stream.carriageReturn()
    stream.eraseToEndOfLine()
    region.forget()
    return stream.take()
  }

  /// The bytes to send after the window size has changed.
  func resize(to size: TerminalSize) -> [UInt8] {
    guard !hasPartialLine else {
      region.size = size
      return []
    }
    return region.resize(to: size, isReflowing: isReflowing)
  }

  /// The bytes to send after other programs have used the terminal; none in the background.
  ///
  /// - Parameters:
  ///   - isRestored: whether the terminal was restored before, so that the region is gone.
  ///   - isForeground: whether the process may draw.
  /// - Returns: The bytes to write at once.
  func resume(isRestored: Bool, isForeground: Bool) -> [UInt8] {
    let restoreSequence = isRestored || !isForeground ? [] : region.restoreSequence
    region.forget()
    return isForeground && isInline ? restoreSequence + region.paint(region.wanted) : []
  }

  /// The bytes that end the region.
  func finish(keepingRows: Bool, isForeground: Bool) -> [UInt8] {
    isInline && isForeground ? region.finish(keepingRows: keepingRows) : []
  }

  /// The frame of a batch, below the line that is being rewritten; nil if unchanged.
  private func frame(of batch: OutputQueue.Batch) -> CellBuffer? {
    guard seen != nil || batch.seen != nil else { return batch.frame }
    let rest = batch.kept.isEmpty ? (seen?.frame ?? region.wanted) : CellBuffer(columns: 0, rows: 0)
    let frame = batch.frame ?? rest
    let line = batch.seen ?? seen?.line
    seen = line.map { ($0, frame) }
    return line.map { frame.below($0, columns: region.limit.columns) } ?? frame
  }

  /// Ends the unterminated line on the terminal.
  private func finish(_ end: OutputQueue.LineEnd, into bytes: inout [UInt8]) {
    switch end {
    case .text(let text):
      plain(text, into: &bytes)
      bytes += [0x0D, 0x0A]
    case .typed: bytes += startRow()
    case .withdrawn:
      var stream = EscapeStream()
      stream.carriageReturn()
      stream.eraseBelow()
      bytes += stream.take()
    }
    hasPartialLine = false
    region.forget()
  }

  /// Appends text, with the cursor behind it.
  private func plain(_ line: StyledLine, into bytes: inout [UInt8]) {
    var buffer = LineBuffer()
    buffer.append(line)
    plain(buffer, 0..<1, into: &bytes)
    bytes.removeLast()
  }

  private func print(
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

extension CellBuffer {
  /// The frame with a line above it, truncated to fit.
  fileprivate func below(_ line: StyledLine, columns: Int) -> CellBuffer {
    let used = line.runs.reduce(0) { $0 + PlacardText.columns(of: $1.text) }
    var all = CellBuffer(
      columns: max(self.columns, min(used, columns)), rows: rows + 1, widthModel: widthModel)
    var column = 0
    for run in line.runs {
      column += all.write(run.text, column: column, row: 0, style: run.style)
    }
    all.draw(self, column: 0, row: 1)
    return all
  }
}
