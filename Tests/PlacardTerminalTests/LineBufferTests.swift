import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("Line buffer") struct LineBufferTests {
  /// The text of each line.
  private func texts(_ buffer: LineBuffer) -> [String] {
    (0..<buffer.count).map { String(decoding: buffer.bytes[buffer.text(of: $0)], as: UTF8.self) }
  }

  @Test(
    "Text becomes the same lines as one by one, however it ends (T3)",
    arguments: [
      "", "a", "a\n", "a\nb", "a\n\nb\n", "\n", "a\r\nb\r\n", "a\rb", "a\r", "\r\n", "é\n日本",
      "\u{1B}[1;38;5;9;48;2;1;2;3mloud\u{1B}[0;4m\nnext\u{1B}[39m x\n", "\u{1B}[mplain",
      "\u{1B}[31m", "a\n\u{1B}[32m", "\u{1B}[38;5mx", "\u{1B}[38;5;256mx", "\u{1B}[38:5:9mx",
      "\u{1B}[;1mx", "\u{1B}[1;mx", "\u{1B}[99mx", "\u{1B}[38;5;mx", "\u{1B}[38;2;1;2;mx\u{1B}[;mz",
      "a\r\u{1B}[m\nb", "\u{1B}[31ma\u{1B}[32m\r\nb",
      "\u{1B}[31mred\u{1B}[m plain\nnext", "ok\n\u{1B}[2J", "tab\tbed",
      "naïve – “quoted” ✓ 日本語 한국어 Ελλάς ✅", "é\u{85}x", "é\u{9B}31mx", "ée\u{301}x", "é✔\u{FE0F}",
      "é\u{FEFF}x", "日\u{200B}b", "é\u{E000}", "é\u{FFFF}", "🏴\u{E0067}", "שלום", "สวัสดี", "नमस्ते",
      "\u{1B}[31mé\u{1B}[m日\u{1B}[1m", "é\u{202E}x", "é\u{7F}", "🎉 done", "\u{1F1E9}\u{1F1EA}",
    ])
  func lines(text: String) {
    var buffer = LineBuffer()
    buffer.append("before")
    buffer.append(text)
    let lines = StyledLine.lines(of: text)
    #expect(texts(buffer) == ["before"] + lines.map(\.text))
    var slow = LineBuffer()
    for line in [StyledLine("before")] + lines { slow.append(line) }
    #expect(buffer.lines.map(\.columns) == slow.lines.map(\.columns))
    for (index, line) in lines.enumerated() {
      let runs = buffer.runs(of: index + 1).map { buffer.runs[$0].style }
      let isPlain = line.runs.allSatisfy { $0.style == .plain }
      #expect(runs == (isPlain ? [] : line.runs.map(\.style)))
    }
  }

  @Test("The columns are known, unless terminals disagree (T3)")
  func columns() {
    var buffer = LineBuffer()
    buffer.append("abc\r\n日本\n🇩🇪\n")
    #expect(buffer.lines.map(\.columns) == [3, 4, nil])
    buffer.removeAll()
    #expect(buffer.isEmpty)
    buffer.append("x")
    #expect(texts(buffer) == ["x"])
    #expect(buffer.lines.map(\.columns) == [1])
  }

  @Test("Pieces become whole lines, however they are cut", arguments: 0..<8 as Range<UInt64>)
  func assembling(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = (0..<50).map { "line \($0) é日\n" }.joined() + "rest"
    let bytes = Array(text.utf8)
    var assembler = LineAssembler()
    var lines: [String] = []
    var start = 0
    func take(_ output: LineAssembler.Output) {
      switch output {
      case .lines(let whole):
        #expect(whole.last == 0x0A, "seed \(seed)")
        lines.append(contentsOf: StyledLine.foreignLines(of: whole).map(\.text))
      case .line(let line): lines.append(line.text)
      case .unfinished: Issue.record("nothing stands without a silence, seed \(seed)")
      }
    }
    while start < bytes.count {
      let end = min(start + Int.random(in: 1...30, using: &generator), bytes.count)
      bytes[start..<end].withUnsafeBytes { assembler.add($0, take) }
      start = end
    }
    #expect(!assembler.isEmpty)
    assembler.finish(take)
    #expect(lines.joined(separator: "\n") == text)
    assembler.finish { _ in Issue.record("there is nothing left") }
  }
}
