import PlacardInspection
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Virtual screen") struct VirtualScreenTests {
  private func screen(
    _ text: String, columns: Int = 8, rows: Int = 3
  ) throws(VirtualScreenError) -> VirtualScreen {
    var screen = VirtualScreen(size: TerminalSize(columns: columns, rows: rows))
    try screen.write(Array(text.utf8))
    return screen
  }

  @Test("Text wraps at the edge, with a wide character as a whole (T9)")
  func wrapping() throws {
    let wrapped = try screen("abcdefg日x")
    #expect(wrapped.text == "abcdefg\n日x")
    #expect(wrapped.lines == ["abcdefg 日x"])
    let full = try screen("abcdefgh")
    #expect(full.cursorRow == 0 && full.cursorColumn == 7)
    #expect(try screen("abcdefgh\r\nx").text == "abcdefgh\nx")
    #expect(try screen("\u{1B}[?7labcdefghij").text == "abcdefgj")
  }

  @Test("What scrolls out is history (T9)")
  func scrolling() throws {
    let scrolled = try screen("1\r\n2\r\n3\r\n4\r\n5")
    #expect(scrolled.text == "3\n4\n5")
    #expect(scrolled.historyRows == 2)
    #expect(scrolled.lines == ["1", "2", "3", "4", "5"])
  }

  @Test("Moves stop at the edges, erasing keeps to the cursor (T9)")
  func movesAndErasing() throws {
    #expect(try screen("ab\u{1B}[99D\u{1B}[9Ax").text == "xb")
    #expect(try screen("abcd\u{1B}[2D\u{1B}[K").text == "ab")
    #expect(try screen("ab\r\ncd\r\nef\u{1B}[2A\u{1B}[J").text == "ab")
    #expect(try screen("日本\u{1B}[4G\u{1B}[K").text == "日")
    #expect(try screen("a\u{1B}[3B\u{1B}[2Cz").text == "a\n\n   z")
  }

  @Test("Styles are read whole (T9)")
  func styles() throws {
    let text = "\u{1B}[1;38;5;208;48:2::1:2:3ma\u{1B}[22;39mb\u{1B}[mc"
    let cells = try screen(text).cells
    #expect(
      cells.style(column: 0, row: 0)
        == CellStyle(foreground: .indexed(208), background: .rgb(1, 2, 3), attributes: .bold))
    #expect(cells.style(column: 1, row: 0) == CellStyle(background: .rgb(1, 2, 3)))
    #expect(cells.style(column: 2, row: 0) == .plain)
  }

  @Test(
    "Whatever we never send is refused, with its position (T9)",
    arguments: [
      "\u{1B}[2J", "\u{1B}[2;2f", "\u{1B}[6n", "\u{1B}]0;x\u{7}", "\u{1B}P$q\u{1B}\\", "\u{1B}c",
      "\t", "\u{5}", "\u{7F}", "\u{1B}[", "\u{1B}[3", "\u{1B}", "\u{1B}[?1047h",
      "\u{1B}[5m", "\u{1B}[38;5m", "\u{1B}[38;2;1;2m", "\u{1B}[0A", "\u{1B}[1;2A", "\u{1B}[1\u{7}A",
    ])
  func refused(sequence: String) throws {
    let error = #expect(throws: VirtualScreenError.self) { _ = try screen("ok" + sequence) }
    #expect(error?.offset == 2)
  }

  @Test(
    "Bytes that are no text are refused (T9)", arguments: [[0xC3], [0xFF], [0xE6, 0x97, 0x41]])
  func illFormed(bytes: [UInt8]) {
    var screen = VirtualScreen(size: .assumed)
    let error = #expect(throws: VirtualScreenError.self) { try screen.write(bytes) }
    #expect(error?.description == "Ill-formed UTF-8 at byte 0")
  }

  @Test("Controls of eight bits are refused (T9)")
  func eightBitControls() {
    let error = #expect(throws: VirtualScreenError.self) { _ = try screen("\u{9B}A") }
    #expect(error?.description == "An eight-bit control at byte 0")
  }

  @Test("Reflow breaks lines anew and keeps the cursor with its character (T9)")
  func reflow() throws {
    var narrow = try screen("abcdefgh\r\nxy", columns: 10, rows: 4)
    narrow.resize(to: TerminalSize(columns: 3, rows: 4), isReflowing: true)
    #expect(narrow.text == "abc\ndef\ngh\nxy")
    #expect(narrow.cursorRow == 3 && narrow.cursorColumn == 2)
    narrow.resize(to: TerminalSize(columns: 4, rows: 2), isReflowing: true)
    #expect(narrow.lines == ["abcdefgh", "xy"])
    #expect(narrow.text == "efgh\nxy")
    narrow.resize(to: TerminalSize(columns: 10, rows: 4), isReflowing: true)
    #expect(narrow.text == "abcdefgh\nxy")
    #expect(narrow.historyRows == 0)
  }

  @Test("Without reflow rows are cut, and at the top as many leave as the cursor needs (T9)")
  func crop() throws {
    var cropped = try screen("abcdef\r\n日本\r\nx", columns: 8, rows: 3)
    cropped.resize(to: TerminalSize(columns: 3, rows: 2), isReflowing: false)
    #expect(cropped.text == "日\nx")
    #expect(cropped.lines == ["abcdef", "日", "x"])
    #expect(cropped.cursorRow == 1)
  }

  @Test(
    "The emulator accepts only our graphics commands (T6)",
    arguments: [
      "a=q,i=1,q=2", "a=t,f=100,t=f,i=1,q=2,m=0;AAAA", "a=p,i=1,p=1,c=1,r=1,C=1,q=2", "a=d,d=A,q=2",
      "a=d,d=I,i=1", "a=t,f=100,t=d,i=1,q=2,m=0;A A", "a=t,f=32,t=d,i=1,q=2,m=0;AAAA", "q", "",
    ])
  func strictness(keys: String) {
    var screen = VirtualScreen(size: TerminalSize(columns: 20, rows: 5))
    #expect(throws: VirtualScreenError.self) {
      try screen.write(Array("\u{1B}_G\(keys)\u{1B}\\".utf8))
    }
  }
}
