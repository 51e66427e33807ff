import PlacardModels
import PlacardViews
import Testing

@Suite("Progress")
struct ProgressTests {
  @Test(
    "P13: figures",
    arguments: [
      (Message.Progress.fraction(0.4), "40%"), (.fraction(0.999), "99%"), (.fraction(7), "100%"),
      (.fraction(.nan), "0%"), (.steps(done: 12, total: 40), "12/40"),
      (.steps(done: 12, total: 40, unit: "files"), "12/40 files"),
      (.steps(done: 12, total: 40, unit: ""), "12/40"), (.steps(done: 3, total: 0), "3"),
      (.steps(done: 0, total: 0), nil), (.indeterminate, nil),
      (.steps(done: 1_250_000, total: 40_000_000, unit: "bytes"), "1.3/40.0 MB"),
      (.steps(done: 12, total: 999, unit: "bytes"), "12/999 B"),
      (.steps(done: 2048, total: 0, unit: "bytes"), "2.0 kB"),
      (.steps(done: .max, total: .max, unit: "bytes"), "9.2/9.2 EB"),
      (.steps(done: -5, total: 9), "-5/9"),
    ] as [(Message.Progress, String?)])
  func figures(progress: Message.Progress, figures: String?) {
    #expect(progress.figures == figures)
  }

  @Test(
    "P13: the bar shows half a column, and is full only at the end",
    arguments: [
      (0.0, "──────────"), (0.04, "──────────"), (0.05, "╸─────────"), (0.5, "━━━━━─────"),
      (0.55, "━━━━━╸────"), (0.999, "━━━━━━━━━╸"), (1, "━━━━━━━━━━"), (-3, "──────────"),
      (.infinity, "━━━━━━━━━━"),
    ])
  func bar(fraction: Double, text: String) {
    #expect(bar(.fraction(fraction)) == text)
    #expect(bar(.fraction(fraction)) { $0.glyphs = .ascii }.count == 10)
  }

  @Test("P13: unknown progress swings to and fro, and stands still where nothing may move")
  func indeterminate() {
    func bar(at milliseconds: Int, moves: Bool = true) -> String {
      self.bar(.indeterminate) {
        $0.elapsed = .milliseconds(milliseconds)
        $0.moves = moves
      }
    }
    #expect(bar(at: 0) == "━━────────")
    #expect(bar(at: 500) == "────━━────")
    #expect(bar(at: 1000) == "────────━━")
    #expect(bar(at: 1500) == "────━━────")
    #expect(bar(at: 2000) == "━━────────")
    #expect(bar(at: -100) == "━━────────")
    #expect(bar(at: 700, moves: false) == "╌╌╌╌╌╌╌╌╌╌")
  }

  private func bar(
    _ progress: Message.Progress, _ change: (inout ViewEnvironment) -> Void = { _ in }
  ) -> String {
    Message("x", progress: progress).drawn(by: Bar(), columns: 10, change).text
  }
}

private struct Bar: MessageStyle {
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    ProgressBar(post.message.progress)
  }
}
