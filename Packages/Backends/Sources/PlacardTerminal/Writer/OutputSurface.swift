import PlacardViews

/// What a terminal shows, as the bytes that change it: with a live region, or as plain lines.
struct OutputSurface: Sendable {
  private(set) var region: LiveRegion
  private let isInline: Bool
  private let isReflowing: Bool
  private let depth: ColorDepth

  init(size: TerminalSize, capabilities: TerminalCapabilities) {
    region = LiveRegion(
      size: size, depth: capabilities.colorDepth, isSynchronized: capabilities.isSynchronized)
    isInline = capabilities.mode == .inline
    isReflowing = capabilities.isReflowing
    depth = capabilities.colorDepth
  }

  /// Whether the batch brings rows that are redrawn.
  func shows(_ batch: OutputQueue.Batch) -> Bool {
    isInline && (batch.frame ?? region.wanted).rows > 0
  }

  /// The bytes of a batch; in the background its lines only.
  mutating func write(_ batch: OutputQueue.Batch, isForeground: Bool) -> [UInt8] {
    guard isInline, isForeground else {
      if let frame = batch.frame {
        region.wanted = frame
      }
      return batch.entries.flatMap { plain($0) }
    }
    var bytes: [UInt8] = []
    for (index, entry) in batch.entries.enumerated() {
      let isLast = index == batch.entries.count - 1
      switch entry {
      case .lines(let lines):
        bytes += region.print(above: lines, frame: isLast ? batch.frame : nil)
      case .rows(let rows): bytes += region.commit(rows)
      }
    }
    if let frame = batch.frame {
      bytes += region.paint(frame)
    }
    return bytes
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

  private func plain(_ entry: OutputQueue.Entry) -> [UInt8] {
    switch entry {
    case .rows(let rows):
      let text = depth == .none ? rows.text + "\n" : rows.ansi(depth: depth)
      return Array(text.utf8)
    case .lines(let lines):
      var stream = EscapeStream()
      var pen = Pen()
      var reducer = ColorReducer(depth: depth)
      for line in lines {
        for run in line.runs {
          pen.set(depth == .none ? .plain : reducer.reduce(run.style), in: &stream)
          stream.put(run.text)
        }
        pen.set(.plain, in: &stream)
        stream.put(ascii: 0x0A)
      }
      return stream.take()
    }
  }
}
