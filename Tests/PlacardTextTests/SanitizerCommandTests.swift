import PlacardText
import Testing

@Suite("Marks of CI commands") struct SanitizerCommandTests {
  @Test(
    "A mark that counts anywhere in a line is broken, anything else is left alone",
    arguments: [
      ("##[error]x", "#\u{FFFD}[error]x"),
      ("a ##vso[task.complete]", "a #\u{FFFD}vso[task.complete]"),
      ("##teamCity[x] ##[y]", "#\u{FFFD}teamCity[x] #\u{FFFD}[y]"),
      ("###[x]", "##\u{FFFD}[x]"),
      ("##vso[\u{301}x", "#\u{FFFD}vso[\u{301}x"),
      ("## Heading [1]", "## Heading [1]"),
      ("#[x] ##vso ## [x] ##1[x] ##é[x]", "#[x] ##vso ## [x] ##1[x] ##é[x]"),
      ("::error::x", "::error::x"),
      ("", ""),
    ])
  func breaking(text: String, expected: String) {
    let broken = Sanitizer.breakingCommands(in: text)
    #expect(Array(broken.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(Sanitizer.breakingCommands(in: broken) == broken)
  }

  @Test(
    "A line that is left alone is what both make of it",
    arguments: [
      ("Saved", true), (" 3 of 4 files ", true), ("", true), ("a#b", false), ("a\nb", false),
      ("\u{1B}[31mred", false), ("café", false), ("\u{7F}", false),
      (String(repeating: "x", count: 4096), true), (String(repeating: "x", count: 4097), false),
    ])
  func leavingAlone(text: String, isLeft: Bool) {
    var line = text
    #expect(line.withUTF8 { Sanitizer.leavesLineAlone($0) } == isLeft)
    if isLeft { #expect(Sanitizer.breakingCommands(in: Sanitizer.line(text)) == text) }
  }
}
