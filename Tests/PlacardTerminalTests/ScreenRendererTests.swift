import PlacardInspection
import PlacardLayout
@testable import PlacardTerminal
import PlacardViews
import Testing

@Suite("Screen renderer") struct ScreenRendererTests {
  private let size = TerminalSize(columns: 20, rows: 4)

  private func renderer(
    _ editing: TerminalEditing = .all, showing frame: CellBuffer
  ) -> ScreenRenderer {
    var renderer = ScreenRenderer(size: size, editing: editing, isSynchronized: false)
    var bytes: [UInt8] = []
    renderer.paint(frame, into: &bytes)
    return renderer
  }

  private func change(
    _ old: CellBuffer, _ new: CellBuffer, editing: TerminalEditing = .all
  ) -> String {
    var renderer = renderer(editing, showing: old)
    var bytes: [UInt8] = []
    renderer.paint(new, into: &bytes)
    return bytes.visible
  }

  @Test("The first frame resets the pen and draws every row, whatever was there (T2)")
  func first() {
    var renderer = ScreenRenderer(size: size, isSynchronized: false)
    var bytes: [UInt8] = []
    renderer.paint(CellBuffer("one", "two"), into: &bytes)
    #expect(bytes.visible == "␛[m␛[Hone␛[K␍␊two␛[K␍␊␛[K␊␛[K")
  }

  @Test("A frame with no change writes nothing, and so does one outside its damage (T2)")
  func unchanged() {
    let frame = CellBuffer("🇩🇪 日本", "é", style: CellStyle(background: .rgb(1, 2, 3)))
    var renderer = renderer(showing: frame)
    var bytes: [UInt8] = []
    renderer.paint(frame, into: &bytes)
    var other = frame
    other.write("x", column: 0, row: 1)
    renderer.paint(
      other, damage: CellRect(column: 0, row: 0, columns: 20, rows: 1), into: &bytes)
    #expect(bytes.isEmpty)
    renderer.paint(
      other, damage: CellRect(column: 0, row: 1, columns: 20, rows: 1), into: &bytes)
    #expect(bytes.visible == "␛[2Ax")
  }

  @Test("The pen stays as it is between frames (T2)")
  func pen() {
    let red = CellStyle(foreground: .indexed(1))
    var renderer = renderer(showing: CellBuffer("one", "two", style: red))
    var bytes: [UInt8] = []
    renderer.paint(CellBuffer("one", "tWo", style: red), into: &bytes)
    renderer.paint(CellBuffer("One", "tWo", style: red), into: &bytes)
    #expect(bytes.visible == "␛[2;2H␛[31mW␛[HO")
  }

  @Test(
    "The shortest way leads to a cell (T2)",
    arguments: [
      (0, 0, 0, 1, ""), (0, 1, 0, 4, "␛[2C"), (0, 5, 1, 0, "␍␊"), (1, 3, 3, 2, "␛[2B␈␈"),
      (0, 2, 0, 0, "␍"), (0, 12, 0, 3, "␛[4G"), (1, 5, 2, 6, "␛[B"), (3, 2, 0, 3, "␛[d"),
      (0, 12, 0, 11, "␈␈"), (0, 12, 3, 0, "␍␊␊␊"), (2, 5, 3, 5, "␛[B␈"),
    ])
  func moves(fromRow: Int, fromColumn: Int, toRow: Int, toColumn: Int, way: String) {
    var frame = CellBuffer(columns: 20, rows: 4)
    var renderer = renderer(showing: frame)
    var bytes: [UInt8] = []
    frame.write("a", column: fromColumn, row: fromRow)
    renderer.paint(frame, into: &bytes)
    bytes = []
    frame.write("b", column: toColumn, row: toRow)
    renderer.paint(frame, into: &bytes)
    #expect(bytes.visible == way + "b")
  }

  @Test(
    "A line feed alone goes down where the driver of the terminal is known (T2)",
    arguments: [(LineFeed.returns, 0, "␊"), (.keepsColumn, 7, "␊"), (.keepsColumn, 6, "␊␈")])
  func lineFeeds(lineFeed: LineFeed, toColumn: Int, way: String) {
    var frame = CellBuffer(columns: 20, rows: 4)
    var renderer = renderer(showing: frame)
    renderer.lineFeed = lineFeed
    var bytes: [UInt8] = []
    frame.write("a", column: 6, row: 1)
    renderer.paint(frame, into: &bytes)
    bytes = []
    frame.write("b", column: toColumn, row: 2)
    renderer.paint(frame, into: &bytes)
    #expect(bytes.visible == way + "b")
  }

  @Test("Cells in one colour are drawn together, whatever stands between them (T2)")
  func order() {
    let red = CellStyle(foreground: .rgb(200, 10, 10))
    let green = CellStyle(foreground: .rgb(10, 200, 10))
    let frame = CellBuffer(columns: 20, rows: 4)
    var cards = frame
    cards.write("r", column: 4, row: 0, style: red)
    cards.write("g", column: 4, row: 1, style: green)
    cards.write("r", column: 4, row: 2, style: red)
    cards.write("g", column: 4, row: 3, style: green)
    #expect(
      change(frame, cards)
        == "␛[4C␛[38;2;10;200;10mg␛[2A␈g␛[B␈␛[38;2;200;10;10mr␛[d␈r")
  }

  @Test("After the last column the next move starts from a column that is known (T2)")
  func lastColumn() {
    var frame = CellBuffer(columns: 20, rows: 4)
    var renderer = renderer(showing: frame)
    var bytes: [UInt8] = []
    frame.write("x", column: 19, row: 0)
    frame.write("y", column: 19, row: 1)
    renderer.paint(frame, into: &bytes)
    #expect(bytes.visible == "␛[;20Hx␍␊␛[19Cy")
  }

  @Test("What slides moves with the row, where the terminal can (T2)")
  func sliding() {
    let text = CellBuffer("the quick brown fox.")
    let toast = CellBuffer("[build is done]")
    var half = text
    half.draw(toast, column: 10, row: 0)
    var more = text
    more.draw(toast, column: 8, row: 0)
    #expect(change(half, more) == "␛[;9H␛[2P␛[10Cdo")
    #expect(change(more, half) == "␛[;9H␛[2@k")
    #expect(change(half, more, editing: []) == "␛[;9H[build is do")
    var middle = text
    middle.draw(CellBuffer("[all is well]"), column: 3, row: 0)
    var right = text
    right.draw(CellBuffer("[all is well]"), column: 4, row: 0)
    #expect(change(middle, right) == "␛[;17H␛[P␛[4G␛[@")
    #expect(change(right, middle) == "␛[;4H␛[P␛[13C␛[@f")
  }

  @Test("Nothing is moved in a row with wide characters (T2)")
  func wideRows() {
    let old = CellBuffer("abc日本語abcdefghijk")
    let new = CellBuffer("ab日本語abcdefghijkl")
    let bytes = change(old, new)
    #expect(!bytes.contains("P") && !bytes.contains("@"), "\(bytes)")
  }

  @Test("Runs of one character are repeated or erased, where the terminal can (T2)")
  func runs() {
    let blank = CellBuffer(columns: 20, rows: 4)
    var line = blank
    line.fill(CellRect(column: 0, row: 0, columns: 20, rows: 1), with: "=")
    #expect(change(blank, line) == "␛[d=␛[19b")
    let background = CellStyle(background: .indexed(4))
    var band = blank
    band.fill(CellRect(column: 0, row: 0, columns: 20, rows: 1), style: background)
    #expect(change(blank, band).hasSuffix("␛[44m␛[K"))
    #expect(change(blank, band, editing: []).hasSuffix("␛[44m" + String(repeating: " ", count: 20)))
    var box = blank
    box.fill(CellRect(column: 2, row: 0, columns: 14, rows: 1), style: background)
    box.write("x", column: 16, row: 0, style: background)
    #expect(change(blank, box, editing: [.erasing, .coloring]).hasSuffix("␛[44m␛[14X␛[14Cx"))
    #expect(!change(blank, box, editing: [.erasing]).contains("X"))
  }

  @Test("Another size, and a screen that others have used, are drawn whole (T3)")
  func wholeAgain() throws {
    var renderer = renderer(showing: CellBuffer("one", "two"))
    renderer.resize(to: TerminalSize(columns: 9, rows: 2))
    var screen = VirtualScreen(size: TerminalSize(columns: 9, rows: 2))
    try screen.write(Array("garbage\r\nand more".utf8))
    var bytes: [UInt8] = []
    renderer.paint(CellBuffer("one", "two"), into: &bytes)
    try screen.write(bytes)
    #expect(screen.text == "one\ntwo")
    bytes = []
    renderer.resize(to: TerminalSize(columns: 9, rows: 2))
    renderer.paint(CellBuffer("one", "two"), into: &bytes)
    #expect(bytes.isEmpty)
    renderer.forget()
    renderer.paint(CellBuffer("one", "two"), into: &bytes)
    #expect(!bytes.isEmpty)
  }

  @Test(
    "What a terminal is known to do is read from its name (T4)",
    arguments: [
      ("xterm-256color", "", 15), ("tmux-256color", "", 15),
      ("xterm-256color", "Apple_Terminal", 13),
      ("screen", "", 5), ("vt100", "", 0), ("", "", 0),
    ])
  func editing(term: String, program: String, bits: UInt8) {
    #expect(TerminalEditing(term: term, program: program).rawValue == bits)
  }
}
