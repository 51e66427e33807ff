import PlacardLayout
import PlacardModels
@testable import PlacardViews
import Testing

@Suite("The view card")
struct CardLayoutTests {
  private let view = CardLayout()

  @Test("V10: in less than three rows the title stands without a border, and the actions with it")
  func withoutBorder() {
    let message = Message("Build failed", body: "3 errors", severity: .error)
    #expect(message.drawn(by: .card(), columns: 40, rows: 1).text == "✗ Build failed")
    #expect(message.drawn(by: .card(), columns: 40, rows: 2).text == "✗ Build failed\n  3 errors")
    let question = message.action("r", "Retry")
    #expect(
      question.drawn(by: .card(), columns: 40, rows: 2).text == "✗ Build failed\n  [r] Retry")
    #expect(question.drawn(by: .card(), columns: 40, rows: 1).text == "✗ Build failed")
  }

  @Test("V1: a title alone is three rows", arguments: [24, 40, 80])
  func title(columns: Int) {
    #expect(
      Message.saved.drawn(by: view, columns: columns).text == """
        ╭──────────────────────╮
        │ ✓ Saved              │
        ╰──────────────────────╯
        """)
  }

  @Test("V1: everything a message can say, at 24, 40 and 80 columns")
  func everything() {
    #expect(
      Message.failed.drawn(by: view, columns: 24, count: 3).text == """
        ╭──────────────────────╮
        │ ✗ Build failed    ×3 │
        │   3 errors in        │
        │   Layout, one of     │
        │   them in a place    │
        │   that nobody has    │
        │   looked at for      │
        │   years.             │
        │                      │
        │   See the log.       │
        │   ━╸──── 12/40 files │
        │   → Run swift test   │
        │     --filter Layout  │
        │   → Ask Ada          │
        │   https://example.or │
        │   g/builds/4711      │
        │   [r] Retry          │
        │   [s] Show log       │
        │   [d] Dismiss        │
        ╰──────────────────────╯
        """)
    #expect(
      Message.failed.drawn(by: view, columns: 40, count: 3).text == """
        ╭──────────────────────────────────────╮
        │ ✗ Build failed                    ×3 │
        │   3 errors in Layout, one of them in │
        │   a place that nobody has looked at  │
        │   for years.                         │
        │                                      │
        │   See the log.                       │
        │   ━━━━━━╸─────────────── 12/40 files │
        │   → Run swift test --filter Layout   │
        │   → Ask Ada                          │
        │   https://example.org/builds/4711    │
        │   [r] Retry  [s] Show log            │
        │   [d] Dismiss                        │
        ╰──────────────────────────────────────╯
        """)
    #expect(
      Message.failed.drawn(by: view, columns: 80, count: 3).text == """
        ╭──────────────────────────────────────────────────────────╮
        │ ✗ Build failed                                        ×3 │
        │   3 errors in Layout, one of them in a place that nobody │
        │   has looked at for years.                               │
        │                                                          │
        │   See the log.                                           │
        │   ━━━━━━━━━━━━╸───────────────────────────── 12/40 files │
        │   → Run swift test --filter Layout                       │
        │   → Ask Ada                                              │
        │   https://example.org/builds/4711                        │
        │   [r] Retry  [s] Show log  [d] Dismiss                   │
        ╰──────────────────────────────────────────────────────────╯
        """)
  }

  @Test("V1: a card hugs what it says, up to the option maxWidth")
  func width() {
    #expect(
      Message.removed.drawn(by: view, columns: 80).text == """
        ╭───────────────────────────────╮
        │ ♻ Removed 3 files             │
        │   They are in the bin.        │
        │   [u] Undo  [e] Empty the bin │
        ╰───────────────────────────────╯
        """)
    var options = PostOptions()
    options.maxWidth = 20
    #expect(
      Message.removed.drawn(by: view, columns: 80, options: options).text == """
        ╭──────────────────╮
        │ ♻ Removed 3      │
        │   files          │
        │   They are in    │
        │   the bin.       │
        │   [u] Undo       │
        │   [e] Empty the… │
        ╰──────────────────╯
        """)
    options.maxWidth = 200
    let long = Message(String(repeating: "word ", count: 60))
    #expect(long.drawn(by: view, columns: 80, options: options).drawing.columns == 80)
    #expect(long.drawn(by: view, columns: 80).drawing.columns == 60)
  }

  @Test("V1: a bar has space to be read")
  func progress() {
    #expect(
      Message.pulling.drawn(by: view, columns: 80).text == """
        ╭──────────────────────────────────────╮
        │ ● Pulling nginx                      │
        │   ━━━━━━━━──────────────────── 12/40 │
        ╰──────────────────────────────────────╯
        """)
    #expect(
      Message.pulling.drawn(by: view, columns: 24).text == """
        ╭──────────────────────╮
        │ ● Pulling nginx      │
        │   ━━━╸──────── 12/40 │
        ╰──────────────────────╯
        """)
  }

  @Test("V3: in ASCII, and without an icon")
  func ascii() {
    let screen = Message.failed.drawn(by: view, columns: 40, count: 2) {
      $0.glyphs = .ascii
      $0.theme.iconStyle = .hidden
    }
    #expect(screen.text.utf8.allSatisfy { $0 < 128 })
    #expect(
      screen.text == """
        +--------------------------------------+
        | Build failed                      x2 |
        | 3 errors in Layout, one of them in a |
        | place that nobody has looked at for  |
        | years.                               |
        |                                      |
        | See the log.                         |
        | #######----------------- 12/40 files |
        | > Run swift test --filter Layout     |
        | > Ask Ada                            |
        | https://example.org/builds/4711      |
        | [r] Retry  [s] Show log  [d] Dismiss |
        +--------------------------------------+
        """)
  }

  @Test("L9: from right to left everything is mirrored")
  func rightToLeft() {
    let screen = Message.failed.drawn(by: view, columns: 40, count: 2) {
      $0.writingDirection = .rightToLeft
    }
    #expect(
      screen.text == """
        ╭──────────────────────────────────────╮
        │ ×2                    Build failed ✗ │
        │ 3 errors in Layout, one of them in   │
        │  a place that nobody has looked at   │
        │                         for years.   │
        │                                      │
        │                       See the log.   │
        │ 12/40 files ───────────────╺━━━━━━   │
        │   Run swift test --filter Layout ←   │
        │                          Ask Ada ←   │
        │    https://example.org/builds/4711   │
        │            Show log [s]  Retry [r]   │
        │                        Dismiss [d]   │
        ╰──────────────────────────────────────╯
        """)
  }

  @Test("V10: with few rows the border stays whole and the actions stay")
  func fewRows() {
    #expect(
      Message.failed.drawn(by: view, columns: 44, rows: 6).text == """
        ╭──────────────────────────────────────────╮
        │ ✗ Build failed                           │
        │   … 5 more lines                         │
        │   ━━━━━━━╸────────────────── 12/40 files │
        │   [r] Retry  [s] Show log  [d] Dismiss   │
        ╰──────────────────────────────────────────╯
        """)
    #expect(
      Message.failed.drawn(by: view, columns: 44, rows: 4).text == """
        ╭────────────────────────────────────────╮
        │ ✗ Build failed                         │
        │   [r] Retry  [s] Show log  [d] Dismiss │
        ╰────────────────────────────────────────╯
        """)
  }

  @Test("V10: wide characters keep their columns")
  func wide() {
    #expect(
      Message.japanese.drawn(by: view, columns: 24, count: 3).text == """
        ╭──────────────────────╮
        │ ✓ 設定を保存しま  ×3 │
        │   した               │
        │   変更は次回の起動時 │
        │   に有効になります。 │
        │   👩‍👩‍👧 family          │
        ╰──────────────────────╯
        """)
  }

  @Test("V1: what is too narrow for a border goes without")
  func narrow() {
    #expect(Message.saved.drawn(by: view, columns: 11).text == "✓ Saved")
    #expect(Message.saved.drawn(by: view, columns: 6).text == "✓ Sav…")
    #expect(Message.saved.drawn(by: view, columns: 1).text == "✓")
  }

  @Test("V10: 300 words with ideographs and emoji at 40 columns")
  func longText() {
    let words = [
      "the", "build", "日本語", "went", "on", "🚀", "for", "a-long-time", "and", "nobody", "보았다",
      "it", "👩‍👩‍👧", "until", "the", "café", "closed,", "設定を保存しました。", "then", "🇩🇪", "woke.",
    ]
    let body = (0..<300).map { words[$0 * 11 % words.count] }.joined(separator: " ")
    let screen = Message("A long story", body: body).drawn(by: view, columns: 40)
    #expect(screen.drawing.columns == 40)
    #expect(
      screen.text == """
        ╭──────────────────────────────────────╮
        │ ● A long story                       │
        │   the it build 👩‍👩‍👧 日本語 until went  │
        │   the on café 🚀 closed, for 設定を  │
        │   保存しました。 a-long-time then    │
        │   and 🇩🇪 nobody woke. 보았다 the it  │
        │   build 👩‍👩‍👧 日本語 until went the on  │
        │   café 🚀 closed, for 設定を保存しま │
        │   した。 a-long-time then and 🇩🇪     │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until went the on café   │
        │   🚀 closed, for 設定を保存しまし    │
        │   た。 a-long-time then and 🇩🇪       │
        │   nobody woke. 보았다 the it build   │
        │   👩‍👩‍👧 日本語 until                    │
        ╰──────────────────────────────────────╯
        """)
  }
}
