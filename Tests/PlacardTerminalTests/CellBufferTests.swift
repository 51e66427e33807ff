import PlacardInspection
import PlacardLayout
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Cell buffer") struct CellBufferTests {
  @Test("A wide character that loses a half leaves a blank (T2)")
  func halves() {
    var buffer = CellBuffer(columns: 6, rows: 1)
    buffer.write("日本語", column: 0, row: 0)
    buffer.write("x", column: 1, row: 0)
    #expect(buffer.text == " x本語")
    buffer.write("y", column: 2, row: 0)
    #expect(buffer.text == " xy 語")
    buffer.write("語", column: 3, row: 0)
    #expect(buffer.text == " xy語")
  }

  @Test("Whatever falls outside is clipped, half a wide character is a space")
  func clipping() {
    var buffer = CellBuffer(columns: 4, rows: 2)
    #expect(buffer.write("日本語", column: -1, row: 0) == 6)
    #expect(buffer.text(column: 0, row: 0) == " ")
    #expect(buffer.text(column: 1, row: 0) == "本")
    #expect(buffer.text(column: 3, row: 0) == " ")
    buffer.write("abc", column: 0, row: 2)
    buffer.write("abc", column: 0, row: -1)
    buffer.write("abcd", column: 0, row: 1, clip: CellRect(column: 1, row: 0, columns: 2, rows: 9))
    #expect(buffer.text == " 本\n bc")
  }

  @Test(
    "No control enters a cell",
    arguments: ["\u{1B}[2J", "\r\n", "\t", "\u{9B}2J", "\u{7F}", "\u{202E}", "\u{2028}"])
  func controls(text: String) {
    var buffer = CellBuffer(columns: 8, rows: 1)
    buffer.write(text, column: 0, row: 0)
    #expect(buffer.text(column: 0, row: 0) == "\u{FFFD}")
    for column in 0..<8 {
      let scalars = buffer.text(column: column, row: 0).unicodeScalars
      #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test("Frames, fills and copies keep their styles")
  func drawing() {
    let red = CellStyle(foreground: .indexed(1))
    var card = CellBuffer(columns: 5, rows: 3)
    card.frame(card.bounds, with: Border.rounded.glyphs(in: .unicode), style: red)
    card.write("é日", column: 1, row: 1, style: CellStyle(attributes: .bold))
    var buffer = CellBuffer(columns: 7, rows: 4)
    buffer.fill(buffer.bounds, with: ".", style: CellStyle(attributes: .dim))
    buffer.draw(card, column: 1, row: 1)
    #expect(buffer.text == ".......\n.╭───╮.\n.│é日│.\n.╰───╯.")
    #expect(buffer.style(column: 1, row: 1) == red)
    #expect(buffer.style(column: 3, row: 2) == CellStyle(attributes: .bold))
    #expect(buffer.width(column: 3, row: 2) == 2)
    #expect(buffer.width(column: 4, row: 2) == 0)
    #expect(buffer.style(column: 0, row: 0) == CellStyle(attributes: .dim))
  }

  @Test("Buffers are equal when they look the same, however they were made")
  func equality() {
    var one = CellBuffer(columns: 3, rows: 1)
    one.write("x", column: 2, row: 0, style: CellStyle(attributes: .bold))
    one.write("👩‍🚀", column: 0, row: 0)
    var other = CellBuffer(columns: 3, rows: 1)
    other.write("👩‍🚀", column: 0, row: 0)
    #expect(one != other)
    other.write("x", column: 2, row: 0, style: CellStyle(attributes: .bold))
    #expect(one == other)
  }

  @Test("Text drops the blanks at the ends (T9)")
  func text() {
    #expect(card.text == "╭──────────╮\n│ ✓ A <b>  │\n╰──────────╯")
  }

  @Test("ANSI leaves nothing switched on at the end of a row (T9)")
  func ansi() {
    #expect(
      Array(card.ansi(depth: .ansi16).utf8).visible
        == "␛[32m╭──────────╮␛[m␊␛[32m│␛[m ␛[32m✓␛[m ␛[1mA <b>␛[m  ␛[32m│␛[m␊"
        + "␛[32m╰──────────╯␛[m␊")
  }

  private var card: CellBuffer {
    var card = CellBuffer(columns: 12, rows: 3)
    let green = CellStyle(foreground: .indexed(2))
    card.frame(card.bounds, with: Border.rounded.glyphs(in: .unicode), style: green)
    card.write("✓", column: 2, row: 1, style: green)
    card.write("A <b>", column: 4, row: 1, style: CellStyle(attributes: .bold))
    return card
  }

  @Test("Hangul consonants that form no syllable take two cells each, as on every terminal (T3)")
  func hangulApart() throws {
    var buffer = CellBuffer(columns: 8, rows: 1)
    #expect(buffer.write("\u{1100}\u{AC00}x", column: 0, row: 0) == 5)
    #expect(buffer.text(column: 0, row: 0) == "\u{1100}")
    #expect(buffer.text(column: 2, row: 0) == "\u{AC00}")
    #expect(buffer.text(column: 4, row: 0) == "x")
    var screen = VirtualScreen(size: TerminalSize(columns: 8, rows: 1))
    try screen.write(Array("\u{1100}\u{AC00}x".utf8))
    #expect(screen.cells == buffer)
  }
}
