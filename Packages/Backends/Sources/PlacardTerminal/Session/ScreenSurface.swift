import PlacardLayout

/// Encodes frames for the whole screen: the alternate one, from the first frame with rows to an empty one.
final class ScreenSurface: SessionSurface {
  private var renderer: ScreenRenderer
  private(set) var rows = 0
  /// The newest frame, if it came in the background.
  private(set) var wanted = CellBuffer(columns: 0, rows: 0)

  init(size: TerminalSize, capabilities: TerminalCapabilities) {
    renderer = ScreenRenderer(
      size: size, depth: capabilities.colorDepth, editing: capabilities.editing,
      isSynchronized: capabilities.isSynchronized,
      showsPictures: capabilities.pictures == .kitty)
  }

  var sentPictures: [UInt32] { renderer.pictures.sent }
  var restoreSequence: [UInt8] { renderer.pictures.restoreSequence + AlternateScreen.leaving }
  var suspendSequence: [UInt8] { restoreSequence }

  func shows(_ batch: OutputQueue.Batch) -> Bool { (batch.frame ?? wanted).rows > 0 }

  func follow(_ lineFeed: LineFeed) { renderer.lineFeed = lineFeed }

  func write(
    _ batch: OutputQueue.Batch, isForeground: Bool, into bytes: inout [UInt8]
  ) {
    if let cursor = batch.cursor { renderer.cursor = cursor }
    guard isForeground else {
      wanted = batch.frame ?? wanted
      return
    }
    guard let frame = batch.frame else {
      if rows > 0, renderer.movesCursor {
        renderer.paint(CellBuffer(columns: 0, rows: 0), damage: .zero, into: &bytes)
      }
      return
    }
    wanted = CellBuffer(columns: 0, rows: 0)
    guard frame.rows > 0 else {
      bytes += finish(keepingRows: false, isForeground: true)
      return
    }
    if rows == 0 {
      bytes += AlternateScreen.entering
      renderer.forget()
      rows = renderer.size.rows
    }
    let damage = batch.rows.map { rows in
      CellRect(column: 0, row: rows.lowerBound, columns: frame.columns, rows: rows.count)
    }
    renderer.paint(frame, damage: damage, into: &bytes)
  }

  func standBack() -> [UInt8] { [] }

  func startRow() -> [UInt8] { [] }

  func resize(to size: TerminalSize) -> [UInt8] {
    renderer.resize(to: size)
    renderer.forget()
    if rows > 0 { rows = size.rows }
    return []
  }

  /// Enters again, whatever the terminal shows; the next frame is drawn in full.
  func resume(isRestored: Bool, isForeground: Bool) -> [UInt8] {
    renderer.forget()
    guard rows > 0, isForeground else {
      rows = 0
      return []
    }
    return AlternateScreen.entering
  }

  func finish(keepingRows: Bool, isForeground: Bool) -> [UInt8] {
    guard rows > 0 else { return [] }
    let bytes = restoreSequence
    rows = 0
    renderer.forget()
    return isForeground ? bytes : []
  }
}

/// The bytes that enter and leave the alternate screen.
enum AlternateScreen {
  /// Enters it, with a hidden cursor and without autowrap.
  static var entering: [UInt8] {
    var stream = EscapeStream()
    stream.set(.alternateScreen, true)
    stream.set(.cursor, false)
    stream.set(.autowrap, false)
    return stream.take()
  }

  /// Leaves it, whatever was being written.
  static var leaving: [UInt8] {
    var stream = EscapeStream()
    stream.set(.synchronized, false)
    stream.rendition()
    stream.set(.autowrap, true)
    stream.set(.alternateScreen, false)
    stream.set(.cursor, true)
    return stream.take()
  }
}
