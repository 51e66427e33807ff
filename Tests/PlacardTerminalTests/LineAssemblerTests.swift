import Testing

@testable import PlacardTerminal

@Suite("Line assembler") struct LineAssemblerTests {
  /// What becomes of pieces, one word each; `~` in a piece's place is a silence.
  private func output(of pieces: String...) -> [String] {
    var lines = LineAssembler()
    var words: [String] = []
    let take = { (output: LineAssembler.Output) -> Void in
      switch output {
      case .lines(let text): words.append(contentsOf: StyledLine.foreignLines(of: text).map(\.text))
      case .line(let line): words.append(line.text)
      case .unfinished(.partial(let text)): words.append("stands “\(text.text)”")
      case .unfinished(.ended(let text)): words.append("ends with “\(text.text)”")
      case .unfinished(.typed): words.append("typed")
      case .unfinished(.withdrawn): words.append("withdrawn")
      case .unfinished(.seen(let line)): words.append(line.map { "seen “\($0.text)”" } ?? "unseen")
      }
    }
    for piece in pieces {
      if piece == "~" {
        lines.passPartialLine(take)
      } else if piece == "⏎" {
        lines.endByTyping(take)
      } else {
        var piece = piece
        piece.withUTF8 { lines.add(UnsafeRawBufferPointer($0), take) }
      }
    }
    return words
  }

  @Test("Lines come whole, however they were written (T11)")
  func whole() {
    #expect(output(of: "one\ntw", "o\nth", "ree\n") == ["one", "two", "three"])
    #expect(output(of: "a\r\nb\r\n\n") == ["a", "b", ""])
    #expect(output(of: "caf", "\u{E9}\n") == ["café"])
  }

  @Test("A line without an end stands after a silence, goes on at once, and ends (T11)")
  func prompt() {
    #expect(output(of: "Name? ", "~", "~") == ["stands “Name? ”"])
    #expect(
      output(of: ".", "~", ".", ".\nnext\n")
        == ["stands “.”", "stands “.”", "ends with “.”", "next"])
    #expect(
      output(of: "a\nName? ", "~", "Hello\n") == ["a", "stands “Name? ”", "ends with “Hello”"])
  }

  @Test("A line that a person ended by typing is over (T11)")
  func typed() {
    #expect(output(of: "Name? ", "~", "⏎", "Hello\n") == ["stands “Name? ”", "typed", "Hello"])
    #expect(output(of: "Name? ", "⏎", "Hello\n") == ["Name? Hello"])
  }

  @Test("A line that is rewritten is seen as it is, and ends as it was last (T11)")
  func rewritten() {
    #expect(output(of: "\r10%", "\r20%", "\r100%\n") == ["100%"])
    #expect(
      output(of: "\r10%", "~", "\r20%", "\n") == ["seen “10%”", "seen “20%”", "unseen", "20%"])
    #expect(
      output(of: "10%", "~", "\r20%", "\n")
        == ["stands “10%”", "withdrawn", "seen “20%”", "unseen", "20%"])
  }

  @Test("A line longer than anybody reads comes in parts")
  func endless() {
    let words = output(of: String(repeating: "x", count: 70_000), "y\n")
    #expect(words.map(\.count) == [70_000, 1])
  }
}
