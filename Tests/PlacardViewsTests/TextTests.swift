import PlacardAccessibility
import PlacardText
import PlacardViews
import Testing

@Suite("Texts")
struct TextTests {
  private let spans = [
    Text.Span("Wrote "), Text.Span("12 files", Style(attributes: .bold)), Text.Span(" to "),
    Text.Span("~/a place", Style(foreground: .accent)), Text.Span(".\nDone."),
  ]

  @Test("V10: spans are wrapped as one text and keep their styles", arguments: [8, 11, 13, 40])
  func wrapping(columns: Int) {
    let screen = draw(columns) { Text(spans) }
    let plain = draw(columns) { Text("Wrote 12 files to ~/a place.\nDone.") }
    #expect(screen.text == plain.text)
    let accent = Theme.dark.color(of: .accent, depth: .trueColor)
    var accented = ""
    var bold = ""
    for row in 0..<screen.drawing.rows {
      for column in 0..<columns where screen.cells[row][column] != " " {
        let style = screen.drawing.style(column: column, row: row)
        if style.foreground == accent { accented += screen.cells[row][column] }
        if style.attributes.contains(.bold) { bold += screen.cells[row][column] }
      }
    }
    #expect(accented == "~/aplace")
    #expect(bold == "12files")
  }

  @Test("V10: a span may have a background of its own, on which it can be read")
  func backgrounds() {
    let drawing = draw(20) {
      Text([
        Text.Span("a "), Text.Span("b", Style(foreground: .muted, background: .rgb(RGB(0x9aa4b2)))),
      ])
    }.drawing
    #expect(drawing.style(column: 0, row: 0) == .plain)
    #expect(
      drawing.style(column: 2, row: 0)
        == TextStyle(foreground: .rgb(.black), background: .rgb(RGB(0x9aa4b2))))
  }

  @Test(
    "V10: what is too long gives way at its end, its start or in the middle",
    arguments: zip(
      Truncation.allCases, ["…les/a-name.txt", "/a/long…ame.txt", "/a/long/path/o…"]))
  func truncation(place: Truncation, text: String) {
    let path = "/a/long/path/of/files/a-name.txt"
    #expect(draw(15) { Text(line: path).rows(atMost: 1).truncated(at: place) }.text == text)
    let styled = draw(15) {
      Text([Text.Span("/a/long/path/of/files/"), Text.Span("a-name.txt", Style(attributes: .bold))])
        .rows(atMost: 1).truncated(at: place)
    }
    #expect(styled.text == text)
    let isBold = styled.drawing.style(column: 14, row: 0).attributes.contains(.bold)
    #expect(isBold == (place != .end))
  }

  @Test("V10: line breaks of a joined text are spaces")
  func joined() {
    #expect(draw(20) { Text(joining: "one\ntwo") }.text == "one two")
    #expect(draw(20) { Text(line: "one\ntwo") }.text == "one⏎two")
  }
}
