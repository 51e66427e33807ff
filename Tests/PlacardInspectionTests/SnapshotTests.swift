import PlacardInspection
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Snapshots") struct SnapshotTests {
  private var card: CellBuffer {
    var card = CellBuffer(columns: 12, rows: 3)
    let green = CellStyle(foreground: .indexed(2))
    card.frame(card.bounds, with: Border.rounded.glyphs(in: .unicode), style: green)
    card.write("✓", column: 2, row: 1, style: green)
    card.write("A <b>", column: 4, row: 1, style: CellStyle(attributes: .bold))
    return card
  }

  @Test("What a virtual screen shows can be drawn like any cells (T9)")
  func screenCells() throws {
    var screen = VirtualScreen(size: TerminalSize(columns: 13, rows: 4))
    try screen.write(card.ansi().utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    #expect(screen.cells.text == card.text + "\n")
    #expect(screen.cells.style(column: 4, row: 1) == CellStyle(attributes: .bold))
  }

  @Test("A picture has one element for each run, exactly on the grid (T9)")
  func svg() {
    let svg = SVGSnapshot(hasWindow: false, title: "A \"card\"").draw(card)
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100.8" height="54" viewBox="0 0 100.8 54" \
        role="img" aria-label="A &quot;card&quot;">
          <rect width="100.8" height="54" fill="#15181f"/>
          <g font-family="ui-monospace, SFMono-Regular, 'SF Mono', Menlo, 'Cascadia Mono', Consolas, \
        'DejaVu Sans Mono', 'Liberation Mono', monospace" font-size="14">
            <path d="M4.2 18Q4.2 9 8.4 9" fill="none" stroke="#7fca92" stroke-width="1.2"/>
            <path d="M8.4 9H92.4" fill="none" stroke="#7fca92" stroke-width="1.2"/>
            <path d="M96.6 18Q96.6 9 92.4 9" fill="none" stroke="#7fca92" stroke-width="1.2"/>
            <path d="M4.2 18V36" fill="none" stroke="#7fca92" stroke-width="1.2"/>
            <text x="16.8" y="31.5" textLength="8.4" fill="#7fca92">✓</text>
            <text x="33.6" y="31.5" textLength="8.4" fill="#d7dce5" font-weight="bold">A</text>
            <text x="50.4" y="31.5" textLength="25.2" fill="#d7dce5" font-weight="bold">&lt;b&gt;</text>
            <path d="M96.6 18V36" fill="none" stroke="#7fca92" stroke-width="1.2"/>
            <path d="M4.2 36Q4.2 45 8.4 45" fill="none" stroke="#7fca92" stroke-width="1.2"/>
            <path d="M8.4 45H92.4" fill="none" stroke="#7fca92" stroke-width="1.2"/>
            <path d="M96.6 36Q96.6 45 92.4 45" fill="none" stroke="#7fca92" stroke-width="1.2"/>
          </g>
        </svg>

        """)
  }

  @Test("Backgrounds are one rectangle a run; reverse exchanges the colours (T9)")
  func backgrounds() {
    var cells = CellBuffer(columns: 4, rows: 1)
    cells.write("日", column: 0, row: 0, style: CellStyle(background: .indexed(4)))
    cells.write(
      "ab", column: 2, row: 0, style: CellStyle(attributes: [.inverse, .underline, .dim]))
    let svg = SVGSnapshot(hasWindow: false).draw(cells)
    #expect(svg.contains(##"<rect x="0" y="0" width="16.8" height="18" fill="#6fb1fc""##))
    #expect(svg.contains(##"<rect x="16.8" y="0" width="16.8" height="18" fill="#d7dce5""##))
    #expect(svg.contains(##"textLength="16.8" fill="#15181f" opacity="0.6">ab</text>"##))
    #expect(
      svg.contains(
        ##"<rect x="16.8" y="15" width="16.8" height="1" fill="#15181f" opacity="0.6"/>"##))
  }

  @Test("A window has its title, and the cells their position in it (T9)")
  func window() {
    var cells = CellBuffer(columns: 1, rows: 1)
    cells.write("x", column: 0, row: 0)
    let svg = SVGSnapshot(theme: .light, title: "placard").draw(cells)
    #expect(svg.contains(##"width="44.4" height="84""##))
    #expect(svg.contains(##"<text x="18" y="61.5" textLength="8.4" fill="#272c35">x</text>"##))
    #expect(svg.contains(">placard</text>"))
  }

  @Test("A page has the text as it is, with spans where it is coloured or may not fit (T9)")
  func html() {
    var cells = CellBuffer(columns: 8, rows: 2)
    cells.write("a<日", column: 0, row: 0, style: CellStyle(attributes: [.bold, .underline]))
    cells.write("─┤", column: 5, row: 0, style: CellStyle(foreground: .indexed(2)))
    cells.write("plain", column: 0, row: 1)
    let lines = HTMLSnapshot(title: "A & B").draw(cells).split(separator: "\n")
    #expect(lines.contains("<title>A &amp; B</title>"))
    #expect(
      lines.contains(
        "<span style=\"font-weight:bold;text-decoration:underline;\">a&lt;</span>"
          + "<span style=\"font-weight:bold;text-decoration:underline;display:inline-block;width:2ch;"
          + "overflow:hidden;vertical-align:top;\">日</span> "
          + "<span style=\"color:#7fca92;\">─┤</span> "))
    #expect(lines.contains("plain   "))
  }
}
