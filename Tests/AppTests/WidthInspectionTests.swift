import Testing

@testable import PlacardCommand

@Suite("inspect width") struct WidthInspectionTests {
  @Test func aTextIsATableOfItsClusters() async {
    let result = await TestEnvironment().run("inspect", "width", "e\u{301}👩‍💻🇩🇪日\u{E000}\u{1B}")
    #expect(
      result.output == """
        columns  legacy
              1        1             U+0065 U+0301  e\u{301}
              2        4  ambiguous  U+1F469 U+200D U+1F4BB  👩‍💻
              2        2  ambiguous  U+1F1E9 U+1F1EA  🇩🇪
              2        2             U+65E5  日
              1        1  ambiguous  U+E000  �
              0        0             U+001B  ␛
              8       10  in all

        """)
    #expect(result.errors == "" && result.status == .success)
  }

  @Test func aLineInIsALineOut() async {
    let result = await TestEnvironment(input: #""abc""# + "\n" + #""日本\u0301""# + "\n" + #""""#)
      .run("inspect", "width")
    #expect(result.output == "{\"columns\":3}\n{\"columns\":4}\n{\"columns\":0}\n")
    #expect(result.errors == "" && result.status == .success)
  }

  @Test func theFormatCanBeChosen() async {
    let json = await TestEnvironment().run("inspect", "width", "é☺️", "--format", "json")
    #expect(
      json.output == """
        {"columns":3,"legacy":2,"clusters":[\
        {"text":"é","columns":1,"legacy":1,"ambiguous":false,"scalars":["U+00E9"]},\
        {"text":"☺️","columns":2,"legacy":1,"ambiguous":true,"scalars":["U+263A","U+FE0F"]}]}

        """)
    let text = await TestEnvironment(input: "\"a\"\n").run("inspect", "width", "--format", "text")
    let table = await TestEnvironment().run("inspect", "width", "a")
    #expect(text.output == table.output)
    #expect(text.output.hasSuffix("\n      1        1  in all\n"))
  }

  @Test func whatIsWrongIsReportedWithItsLine() async {
    let result = await TestEnvironment(input: "\"a\"\n5\n\"b\nnull").run("inspect", "width")
    #expect(result.output == "{\"columns\":1}\n" && result.status == .negative)
    #expect(
      result.errors == """
        placard: line 2: The line must be a JSON string.
        placard: line 3, column 1: The text that begins here has no closing quotation mark.
        placard: line 4: The line must be a JSON string.

        """)
  }

  @Test(arguments: [
    (["inspect", "width", "a", "b"], "inspect width takes one text; it got 2 words."),
    (["inspect", "terminal", "a"], "inspect terminal takes no word; it got 1 word."),
    (
      ["inspect", "width", "a", "--format", "jsn"],
      "--format got \"jsn\"; accepted is one of text, json; the nearest is json."
    ),
  ])
  func wrongUsage(words: [String], sentence: String) async {
    let result = await TestEnvironment().run(words)
    #expect(result.errors == "placard: \(sentence)\n" && result.output == "")
    #expect(result.status == .usage)
  }
}
