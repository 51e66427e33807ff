import PlacardInspection
import PlacardModels
import PlacardTerminal
import PlacardText
import Testing

@Suite("A long text of many scripts, as it arrives") struct ReadingTests {
  /// Three hundred words: Latin, Chinese, Japanese, emoji of several scalars, a word too long.
  private static let body: String = {
    let parts = [
      "The build of the layout engine took longer than it should have, and nobody knows why.",
      "构建服务器在夜里重新启动了三次，请检查日志。", "ビルドは成功しましたが、警告が残っています。",
      "👩‍👩‍👧‍👦 🇩🇪 ✅ 🚀 everything else went well, café and naïve included.",
      "See Packages/Layout/Sources/PlacardLayout/Engine/Sweep+ContentHeight.swift for more.",
    ]
    return (0..<9).map { _ in parts.joined(separator: " ") }.joined(separator: "\n")
  }()

  @Test("Every word of it arrives inside its card at 40 columns, at every moment")
  func arrival() throws {
    #expect(Self.body.split(whereSeparator: \.isWhitespace).count >= 300)
    var harness = SceneHarness(columns: 40, rows: 120)
    harness.scene.show(.card(1, "Nightly 夜間", body: Self.body, severity: .warning), at: .zero)
    var heights: [Int] = []
    for time in stride(from: 0, through: 400, by: 20) {
      let rows = try harness.text(at: time).split(separator: "\n")
      heights.append(rows.count)
      #expect(rows.allSatisfy { columns(of: $0) == 39 }, "at \(time) ms")
    }
    #expect(heights.first == 0)
    #expect(heights == heights.sorted())
    let inside = harness.screen.text.split(separator: "\n").dropFirst(2).dropLast()
      .map { $0.dropFirst(4).dropLast(2) }
    let letters = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(letters(inside.joined()) == letters(Self.body))
  }

  @Test("What does not fit says how much is left out")
  func folded() throws {
    var harness = SceneHarness(columns: 40, rows: 9)
    harness.scene.show(.card(1, "Nightly 夜間", body: Self.body, severity: .warning), at: .zero)
    #expect(
      try harness.text(at: 500) == """
        ╭─────────────────────────────────────╮
        │ ▲ Nightly 夜間                      │
        │   The build of the layout engine    │
        │   took longer than it should have,  │
        │   and nobody knows why. 构建服务器  │
        │   在夜里重新启动了三次，请检查日    │
        │   … 95 more lines                   │
        ╰─────────────────────────────────────╯
        """)
  }
}
