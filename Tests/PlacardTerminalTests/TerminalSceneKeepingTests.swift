import PlacardInspection
import PlacardModels
import PlacardPosting
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Scene: what stays") struct TerminalSceneKeepingTests {
  private var harness = SceneHarness(columns: 30, rows: 12)

  private func error(_ number: Int, _ title: String) -> Post {
    .card(number, title, severity: .error)
  }

  private func work(_ number: Int, _ title: String, _ fraction: Double) -> Post {
    .card(number, title) { $0.message.progress = .fraction(fraction) }
  }

  @Test(
    "What ends as kept, evicted or folded is left in the scrollback at once, as it was drawn (T3)",
    arguments: [CloseReason.kept, .evicted, .folded])
  mutating func left(reason: CloseReason) throws {
    for number in 1...3 { harness.scene.show(.card(number, "Post \(number)"), at: .zero) }
    _ = try harness.text(at: 500)
    harness.scene.hide(Post.card(1, "Post 1").ended(reason), at: .milliseconds(600))
    harness.scene.hide(Post.card(3, "Post 3").ended(reason), at: .milliseconds(600))
    let text = try harness.text(at: 600)
    #expect(
      text == """
        ╭──────────────────────╮
        │ ● Post 1             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 3             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 2             │
        ╰──────────────────────╯
        """)
    #expect(harness.scene.takeSignals().isEmpty)
    harness.scene.hide(Post.card(2, "Post 2").ended(.hidden, animated: false), at: .seconds(1))
    #expect(try !harness.text(at: 1000).contains("Post 2"))
  }

  @Test("What was never here is a line when it stays, and nothing else (T3)")
  mutating func neverShown() throws {
    for reason in CloseReason.allCases {
      harness.scene.hide(
        Post.card(1, "\(reason)", severity: .warning).ended(reason), at: .zero)
    }
    #expect(
      try harness.text(at: 0) == """
        ▲ warning: evicted
        ▲ warning: kept
        ▲ warning: folded
        """)
  }

  @Test(
    "At most 64 posts that nobody has seen become lines in a frame; errors go before the others")
  mutating func counted() throws {
    harness = SceneHarness(columns: 30, rows: 90)
    for number in 1...1268 {
      let post = number == 3 ? error(number, "Broken") : Post.card(number, "Post \(number)")
      harness.scene.hide(post.ended(.evicted), at: .zero)
    }
    let lines = try harness.text(at: 0).split(separator: "\n")
    #expect(lines.count == 65)
    #expect(lines.first == "● Post 1" && lines[2] == "✗ error: Broken")
    #expect(lines.last == "… 1,204 more")
  }

  @Test("An error makes space for what is newer, and stands above it in the scrollback (T3)")
  mutating func kept() throws {
    harness.scene.show(error(1, "Broken"), at: .zero)
    for number in 2...3 { harness.scene.show(.card(number, "Post \(number)"), at: .zero) }
    _ = try harness.text(at: 0)
    harness.scene.show(.card(4, "Post 4"), at: .milliseconds(200))
    #expect(try !harness.text(at: 200).contains("Post 4"))
    #expect(harness.scene.nextFrame(after: .milliseconds(200)) == .milliseconds(500))
    #expect(
      try harness.text(at: 500) == """
        ╭──────────────────────╮
        │ ✗ Broken             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 2             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 3             │
        ╰──────────────────────╯
        ╭──────────────────────╮
        │ ● Post 4             │
        ╰──────────────────────╯
        """)
    #expect(harness.scene.takeSignals() == [.ended(number: 1, reason: .kept)])
    harness.scene.hide(error(1, "Broken").ended(.kept), at: .milliseconds(510))
    let lines = try harness.close(at: 520)
    #expect(lines.filter { $0.contains("Broken") }.count == 1)
  }

  @Test("Changes after the scene ended a post are reported with the manager's event")
  mutating func changedMeanwhile() throws {
    harness = SceneHarness(columns: 30, rows: 4)
    harness.scene.show(error(1, "Broken"), at: .zero)
    _ = try harness.text(at: 500)
    harness.scene.show(.card(2, "Next"), at: .seconds(1))
    _ = try harness.text(at: 1000)
    harness.scene.hide(error(1, "Mended").ended(.kept), at: .seconds(1))
    #expect(harness.scene.takeSignals().count == 1)
    _ = try harness.text(at: 1100)
    #expect(try harness.close(at: 1200).contains("✗ error: Mended"))
  }

  @Test("On a small terminal notices go first, then running work takes one row each (T3)")
  mutating func downloads() throws {
    harness.scene.show(error(1, "File 1 failed"), at: .zero)
    _ = try harness.text(at: 500)
    for number in 2...6 {
      harness.scene.show(
        work(number, "File \(number)", Double(number) / 10), at: .milliseconds(800))
    }
    #expect(
      try harness.text(at: 800) == """
        ╭───────────────────────────╮
        │ ✗ File 1 failed           │
        ╰───────────────────────────╯
        ● File 2 20%
        ● File 3 30%
        ● File 4 40%
        ● File 5 50%
        ● File 6 60%
        """)
    #expect(harness.scene.takeSignals() == [.ended(number: 1, reason: .kept)])
    for number in 3...6 {
      harness.scene.hide(work(number, "", 1).ended(.hidden, animated: false), at: .seconds(1))
    }
    #expect(try harness.text(at: 1000).hasSuffix("╯\n● File 2 20%"))
    let text = try harness.text(at: 2500)
    #expect(text.contains("│ ● File 2") && text.contains("─  20% │"))
  }

  @Test("Questions and running work are counted as a last resort, and no row stays empty (T3)")
  mutating func nothingElseHelps() throws {
    harness = SceneHarness(columns: 24, rows: 7)
    for number in 1...9 { harness.scene.show(work(number, "File \(number)", 0.5), at: .zero) }
    harness.scene.show(.card(10, "Saved"), at: .zero)
    let text = try harness.text(at: 0)
    #expect(text.hasPrefix("● Saved\n… 4 more\n● File 5 "))
    #expect(text.split(separator: "\n").count == 7)
    #expect(harness.scene.takeSignals() == [.ended(number: 10, reason: .evicted)])
    harness.scene.hide(work(9, "", 1).ended(.hidden, animated: false), at: .seconds(1))
    #expect(try harness.text(at: 1000).contains("… 3 more\n● File 4 "))
  }

  @Test("A place of two rows or one shows a row of each post", arguments: [2, 3])
  mutating func tiny(rows: Int) throws {
    harness = SceneHarness(columns: 20, rows: rows)
    for number in 1...3 { harness.scene.show(.card(number, "Post \(number)"), at: .zero) }
    let text = try harness.text(at: 0)
    #expect(text.hasSuffix(rows == 2 ? "● Post 3" : "● Post 2\n● Post 3"))
    let lines = harness.screen.lines.joined(separator: "\n")
    #expect(lines == "● Post 1\n● Post 2\n● Post 3")
  }

  @Test("In the background a post is a line at once, and not again at the end (T7)")
  mutating func background() throws {
    harness.scene.isInBackground = true
    harness.scene.show(error(1, "Broken"), at: .zero)
    harness.scene.show(work(2, "File", 0.1), at: .zero)
    #expect(harness.scene.takeScrollback().map(\.text) == ["✗ error: Broken", "● File: 10%"])
    harness.scene.update(work(2, "File", 0.5))
    #expect(harness.scene.takeScrollback().isEmpty)
    harness.scene.isInBackground = false
    #expect(harness.scene.frame(at: .seconds(1)).rows == 7)
    for post in [error(1, "Broken"), work(2, "File", 0.5)] {
      harness.scene.hide(post.ended(.closed), at: .seconds(1))
    }
    #expect(harness.scene.close(at: .seconds(1)).map(\.text) == ["● File: ended at 50%"])
  }

  @Test("What is on screen when the process exits is left in the order of arrival, open work too")
  mutating func exiting() throws {
    harness.scene.show(error(2, "Broken"), at: .zero)
    harness.scene.show(work(3, "File", 0.1), at: .zero)
    _ = try harness.text(at: 0)
    let entries = harness.scene.close(
      at: .seconds(1), with: [.card(4, "Late"), .card(1, "Early")], isExiting: true)
    let texts = entries.map(\.text)
    #expect(texts.count == 4)
    for (text, title) in zip(texts, ["Early", "Broken", "File", "Late"]) {
      #expect(text.contains(title))
    }
    #expect(harness.scene.isEmpty)
  }

  @Test("A manager that closes many posts writes a thousand, and counts the rest")
  mutating func closingMany() throws {
    for number in 1...5000 {
      harness.scene.hide(Post.card(number, "Post \(number)").ended(.closed), at: .zero)
    }
    let entries = harness.scene.close(at: .zero)
    #expect(entries.count == 1025)
    #expect(entries.last?.text == "… 3,976 more")
  }
}

extension ScrollbackEntry {
  /// What is read of it.
  fileprivate var text: String {
    switch self {
    case .rows(let rows): rows.text
    case .line(let line): line.text
    }
  }
}
