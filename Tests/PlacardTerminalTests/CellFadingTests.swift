import PlacardAccessibility
@testable import PlacardTerminal
import Testing

@Suite("Fading") struct CellFadingTests {
  private var cells: CellBuffer {
    var cells = CellBuffer(columns: 5, rows: 1)
    cells.write("日", column: 0, row: 0, style: CellStyle(foreground: .rgb(200, 100, 0)))
    cells.write("x", column: 2, row: 0, style: CellStyle(background: .rgb(100, 100, 100)))
    return cells
  }

  @Test("Half way, colours lie half way to the background")
  func half() {
    let faded = cells.faded(0.5, foreground: .white, background: .black)
    #expect(faded.text == "日x")
    #expect(faded.style(column: 0, row: 0) == CellStyle(foreground: .rgb(100, 50, 0)))
    #expect(
      faded.style(column: 2, row: 0)
        == CellStyle(foreground: .rgb(128, 128, 128), background: .rgb(50, 50, 50)))
    #expect(faded.style(column: 4, row: 0) == .plain)
  }

  @Test("Opaque is the same, and no number is too odd", arguments: [1, 2, Double.nan, .infinity])
  func opaque(opacity: Double) {
    #expect(cells.faded(opacity, foreground: .white, background: .black) == cells)
  }

  @Test("Nothing is left but the background", arguments: [0, -1])
  func transparent(opacity: Double) {
    let faded = cells.faded(opacity, foreground: .white, background: .black)
    #expect(faded.style(column: 0, row: 0).foreground == .rgb(0, 0, 0))
    #expect(faded.style(column: 2, row: 0).background == .rgb(0, 0, 0))
  }
}
