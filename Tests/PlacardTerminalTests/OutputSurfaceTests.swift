import PlacardInspection
import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("Output surface") struct OutputSurfaceTests {
  private let size = TerminalSize(columns: 30, rows: 8)

  /// Something in the history.
  private enum Entry {
    case lines([StyledLine])
    case rows(CellBuffer)
  }

  private func made(of entries: [Entry] = [], frame: CellBuffer? = nil) -> OutputQueue.Batch {
    var batch = OutputQueue.Batch()
    for entry in entries {
      switch entry {
      case .lines(let lines): for line in lines { batch.lines.append(line) }
      case .rows(let rows): batch.kept.append(.init(linesBefore: batch.lines.count, rows: rows))
      }
    }
    batch.frame = frame
    return batch
  }

  @Test("Where there is no terminal, lines and kept rows come without escape sequences (T1)")
  func plain() {
    let surface = OutputSurface(
      size: size, capabilities: TerminalCapabilities(mode: .plain, colorDepth: .none))
    let bold = CellStyle(foreground: .indexed(1), attributes: .bold)
    let batch = made(
      of: [
        .lines([StyledLine([.init("a", style: bold), .init("b")])]),
        .rows(CellBuffer("done", style: bold)),
      ], frame: CellBuffer("never seen"))
    #expect(surface.write(batch, isForeground: true).visible == "ab␊done␊")
    #expect(surface.finish(keepingRows: true, isForeground: true).isEmpty)
  }

  @Test("Forced colours colour plain lines (T4)")
  func forcedColors() {
    let surface = OutputSurface(
      size: size, capabilities: TerminalCapabilities(mode: .plain, colorDepth: .ansi16))
    let red = CellStyle(foreground: .indexed(1))
    let batch = made(
      of: [.lines([StyledLine([.init("a", style: red)])]), .rows(CellBuffer("b", style: red))])
    #expect(surface.write(batch, isForeground: true).visible == "␛[31ma␛[m␊␛[31mb␛[m␊")
  }

  @Test("In the background lines are printed, and the frame comes with the foreground (T7)")
  func background() throws {
    let surface = OutputSurface(size: size, capabilities: TerminalCapabilities())
    let batch = made(
      of: [.lines([StyledLine("log")])], frame: CellBuffer("frame"))
    #expect(surface.write(batch, isForeground: false).visible == "log␊")
    #expect(surface.resume(isRestored: true, isForeground: false).isEmpty)
    var screen = VirtualScreen(size: size)
    try screen.write(surface.resume(isRestored: true, isForeground: true))
    #expect(screen.text == "frame")
  }

  @Test("After a stop without notice the region is drawn anew below what is there (T7)")
  func continued() throws {
    let surface = OutputSurface(size: size, capabilities: TerminalCapabilities())
    var screen = VirtualScreen(size: size)
    let batch = made(frame: CellBuffer("frame"))
    try screen.write(surface.write(batch, isForeground: true))
    try screen.write(surface.resume(isRestored: false, isForeground: true))
    #expect(screen.text == "frame\nframe")
  }

  @Test("Entries and the frame come in order (T3)")
  func order() throws {
    let surface = OutputSurface(size: size, capabilities: TerminalCapabilities())
    var screen = VirtualScreen(size: size)
    let batch = made(
      of: [
        .lines([StyledLine("one")]), .rows(CellBuffer("two")), .lines([StyledLine("three")]),
      ], frame: CellBuffer("live"))
    try screen.write(surface.write(batch, isForeground: true))
    #expect(screen.text == "one\ntwo\nthree\nlive")
    try screen.write(surface.finish(keepingRows: false, isForeground: true))
    #expect(screen.text == "one\ntwo\nthree")
  }
}

extension OutputSurface {
  fileprivate func write(_ batch: OutputQueue.Batch, isForeground: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    write(batch, isForeground: isForeground, into: &bytes)
    return bytes
  }
}
