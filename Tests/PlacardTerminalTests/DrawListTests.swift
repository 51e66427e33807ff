import PlacardLayout
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Drawn views as cells") struct DrawListTests {
  private let list = DrawList(
    columns: 8, rows: 3,
    commands: [
      .fill(CellRect(column: 0, row: 0, columns: 8, rows: 3), .palette(4)),
      .border(
        CellRect(column: 0, row: 0, columns: 8, rows: 3), Border.rounded.glyphs(in: .unicode),
        TextStyle(foreground: .palette(2), background: .palette(4))),
      .text("日 ok", column: 2, row: 1, columns: 5, TextStyle(attributes: [.bold, .inverse])),
    ])

  @Test("Commands cover each other in order, with their styles")
  func styles() {
    let cells = CellBuffer(list)
    #expect(cells.text == "╭──────╮\n│ 日 ok│\n╰──────╯")
    #expect(cells.style(column: 1, row: 1) == CellStyle(background: .indexed(4)))
    #expect(
      cells.style(column: 0, row: 0)
        == CellStyle(foreground: .indexed(2), background: .indexed(4)))
    #expect(cells.style(column: 2, row: 1) == CellStyle(attributes: [.bold, .inverse]))
  }

  @Test("A drawing that is partly outside or clipped changes no other cell")
  func clipped() {
    var cells = CellBuffer(columns: 10, rows: 4)
    cells.fill(cells.bounds, with: ".")
    cells.draw(list, column: 5, row: 2)
    #expect(cells.text == "..........\n..........\n.....╭────\n.....│ 日")
    cells.fill(cells.bounds, with: ".")
    cells.draw(list, column: -3, row: 0, clip: CellRect(column: 0, row: 1, columns: 3, rows: 1))
    #expect(cells.text == "..........\n  o.......\n..........\n..........")
  }
}
