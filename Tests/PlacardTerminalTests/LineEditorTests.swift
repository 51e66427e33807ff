import Testing

@testable import PlacardTerminal

@Suite("Line editor") struct LineEditorTests {
  private func line(_ pieces: String...) -> StyledLine {
    var editor = LineEditor()
    for piece in pieces { editor.write(piece.utf8) }
    return editor.line
  }

  @Test(
    "Text is written over, moved within the line and erased as on a terminal (T11)",
    arguments: [
      ("abc\rX", "Xbc"), ("abc\u{8}\u{8}X", "aXc"), ("a\tb", "a       b"),
      ("50%\r\u{1B}[Kdone", "done"), ("abc\u{1B}[2K\rx", "x"), ("abc\u{1B}[1Gx", "xbc"),
      ("abc\u{1B}[2Dx", "axc"), ("a\u{1B}[3Cb", "a   b"), ("日本\rx", "x 本"), ("日本\r x", " x本"),
      ("e\u{301}x", "e\u{301}x"), ("abcd\u{1B}[2D\u{1B}[1K", "   d"),
    ])
  func editing(written: String, seen: String) {
    #expect(line(written).text == seen)
  }

  @Test(
    "What else could act on a terminal is left out, cut or not (T11)",
    arguments: [
      "a\u{1B}[2Jb", "a\u{1B}[10;10Hb", "a\u{1B}]0;title\u{7}b", "a\u{1B}]52;c;eA==\u{1B}\\b",
      "a\u{1B}Pq#0\u{1B}\\b", "a\u{1B}cb", "a\u{1B}(0b", "a\u{7}b", "a\u{1B}[?1049hb", "a\u{0}b",
    ])
  func controls(written: String) {
    #expect(line(written).text == "ab")
    #expect(line(String(written.prefix(3)), String(written.dropFirst(3))).text == "ab")
  }

  @Test("Colours and safe links stay (T11)")
  func styles() {
    let red = CellStyle(foreground: .indexed(1))
    #expect(line("\u{1B}[31mred\u{1B}[0m.").runs == [.init("red", style: red), .init(".")])
    #expect(line("\u{1B}[3", "1mred").runs == [.init("red", style: red)])
    var linked = CellStyle.plain
    linked.link = TerminalLink("https://swift.org", id: "a")
    #expect(
      line("\u{1B}]8;id=a;https://swift.org\u{1B}\\go\u{1B}]8;;\u{7}.").runs
        == [.init("go", style: linked), .init(".")])
    #expect(line("\u{1B}]8;;file:///etc\u{7}x").runs == [.init("x")])
  }

  @Test("A character that comes in two pieces is one")
  func cutCharacters() {
    var editor = LineEditor()
    for byte in "é日🚀".utf8 { editor.write([byte]) }
    #expect(editor.line.text == "é日🚀")
    #expect(editor.columns == 5)
  }
}
