import Testing

@testable import PlacardCommand

@Suite("inspect terminal") struct InputInspectionTests {
  private static let bytes =
    "a\u{3}\u{1B}[1;3A\u{1B}[97;5:3u\u{1B}[<20;3;4M\u{1B}[<35;1;1M\u{1B}[I\u{1B}[O"
    + "\u{1B}[200~a\u{1B}[2J\rb\u{1B}[201~\u{1B}P>|x(1)\u{1B}\\\u{1B}[?62;4c\u{1B}[?2026;2$y\u{1B}"

  @Test func bytesAreReportedEventByEvent() async {
    let result = await TestEnvironment(input: Self.bytes).run("inspect", "terminal")
    #expect(
      result.output == """
        key a
        key control+c
        key alt+up
        key control+a phase release
        pointer press left column 2 row 3 held shift+control
        pointer move column 0 row 0
        focus gained
        focus lost
        paste a�⏎b
        reply version x(1)
        reply attributes 62 4
        reply mode 2026 reset
        key escape

        """)
    #expect(result.errors == "" && result.status == .success)
  }

  @Test func andAsJSON() async {
    let result = await TestEnvironment(input: Self.bytes).run(
      "inspect", "terminal", "--format=json")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[3] == #"{"key":"control+a","phase":"release"}"#)
    #expect(lines[4] == #"{"pointer":"press left","column":2,"row":3,"held":"shift+control"}"#)
    #expect(lines[8] == #"{"paste":"a�\nb"}"#)
  }
}
