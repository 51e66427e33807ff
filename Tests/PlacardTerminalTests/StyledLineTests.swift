import PlacardTerminal
import Testing

@Suite("Lines of other programs") struct StyledLineTests {
  @Test("Colours are kept, within their line")
  func colors() {
    let lines = StyledLine.lines(of: "a\u{1B}[31mred\nplain\u{1B}[1m\n\n\u{1B}[0mend")
    let red = CellStyle(foreground: .indexed(1))
    #expect(
      lines == [
        StyledLine([.init("a"), .init("red", style: red)]), StyledLine("plain"), StyledLine(),
        StyledLine("end"),
      ])
  }

  @Test("A line break at the end starts no line")
  func endings() {
    #expect(StyledLine.lines(of: "").isEmpty)
    #expect(StyledLine.lines(of: "a\n") == [StyledLine("a")])
    #expect(StyledLine.lines(of: "a\r\n\r\n") == [StyledLine("a"), StyledLine()])
  }

  @Test(
    "Whatever could act on the terminal shows as something harmless",
    arguments: [
      ("\u{1B}[2Jx", "\u{FFFD}x"), ("\u{1B}]0;t\u{7}x", "\u{FFFD}x"), ("a\rb", "a␍b"),
      ("\u{1B}[31", "\u{FFFD}"), ("\u{8}", "␈"), ("\u{1B}[?25lx", "\u{FFFD}x"),
      ("a\u{202E}b", "a\u{FFFD}b"), ("a\tb", "a       b"),
    ])
  func hostile(text: String, shown: String) {
    #expect(StyledLine.lines(of: text).map(\.text) == [shown])
  }

  @Test("A line made from text with breaks is one line")
  func oneLine() {
    #expect(StyledLine("a\nb").text == "a⏎b")
  }
}
