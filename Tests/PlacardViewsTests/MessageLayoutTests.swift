import PlacardLayout
import PlacardModels
@testable import PlacardViews
import Testing

@Suite("The view message")
struct MessageLayoutTests {
  private let view = MessageLayout()

  @Test("V1: a title alone is one row", arguments: [24, 40, 80])
  func title(columns: Int) {
    #expect(Message.saved.drawn(by: view, columns: columns).text == "▌ ✓ Saved")
    #expect(Message.saved.drawn(by: view, columns: columns).drawing.columns == columns)
  }

  @Test("V1: everything a message can say, at 24, 40 and 80 columns")
  func everything() {
    #expect(
      Message.failed.drawn(by: view, columns: 24, count: 3).text == """
        ▌ ✗ Build failed  ×3
        ▌   3 errors in Layout,
        ▌   one of them in a
        ▌   place that nobody
        ▌   has looked at for
        ▌   years.
        ▌
        ▌   See the log.
        ▌   ━━────── 12/40 files
        ▌   → Run swift test
        ▌     --filter Layout
        ▌   → Ask Ada
        ▌   https://example.org/
        ▌   builds/4711
        ▌   [r] Retry
        ▌   [s] Show log
        ▌   [d] Dismiss
        """)
    #expect(
      Message.failed.drawn(by: view, columns: 40, count: 3).text == """
        ▌ ✗ Build failed  ×3
        ▌   3 errors in Layout, one of them in a
        ▌   place that nobody has looked at for
        ▌   years.
        ▌
        ▌   See the log.
        ▌   ━━━━━━━───────────────── 12/40 files
        ▌   → Run swift test --filter Layout
        ▌   → Ask Ada
        ▌   https://example.org/builds/4711
        ▌   [r] Retry  [s] Show log  [d] Dismiss
        """)
    #expect(
      Message.failed.drawn(by: view, columns: 80, count: 3).text == """
        ▌ ✗ Build failed  ×3
        ▌   3 errors in Layout, one of them in a place that nobody has looked at for
        ▌   years.
        ▌
        ▌   See the log.
        ▌   ━━━━━━━━━━━━━─────────────────────────────── 12/40 files
        ▌   → Run swift test --filter Layout
        ▌   → Ask Ada
        ▌   https://example.org/builds/4711
        ▌   [r] Retry  [s] Show log  [d] Dismiss
        """)
  }

  @Test("V1: progress has its figures beside it, and they keep their place")
  func progress() {
    #expect(
      Message.pulling.drawn(by: view, columns: 40).text == """
        ▌ ● Pulling nginx
        ▌   ━━━━━━━━━───────────────────── 12/40
        """)
    #expect(
      Message.pulling.progress(.steps(done: 9, total: 40)).drawn(by: view, columns: 40).text == """
        ▌ ● Pulling nginx
        ▌   ━━━━━━╸───────────────────────  9/40
        """)
    #expect(
      Message.pulling.progress(1).drawn(by: view, columns: 24).text == """
        ▌ ● Pulling nginx
        ▌   ━━━━━━━━━━━━━━━ 100%
        """)
  }

  @Test("V1: actions go on below when they find no space")
  func actions() {
    #expect(
      Message.removed.drawn(by: view, columns: 40).text == """
        ▌ ♻ Removed 3 files
        ▌   They are in the bin.
        ▌   [u] Undo  [e] Empty the bin
        """)
    #expect(
      Message.removed.drawn(by: view, columns: 24).text == """
        ▌ ♻ Removed 3 files
        ▌   They are in the bin.
        ▌   [u] Undo
        ▌   [e] Empty the bin
        """)
  }

  @Test("M1: without a title the body stands beside the icon")
  func bodyOnly() {
    #expect(
      Message.bodyOnly.drawn(by: view, columns: 40, count: 2).text == """
        ▌ ● Only a body, which may well be    ×2
        ▌   long enough for two lines or
        ▌   more.
        """)
  }

  @Test("V3: without an icon there is no space for one")
  func noIcon() {
    let screen = Message.removed.drawn(by: view, columns: 40) { $0.theme.iconStyle = .hidden }
    #expect(screen.text.hasPrefix("▌ ♻ "), "an icon of its own stays")
    #expect(
      Message.pulling.drawn(by: view, columns: 40) { $0.theme.iconStyle = .hidden }.text == """
        ▌ Pulling nginx
        ▌ ━━━━━━━━━╸────────────────────── 12/40
        """)
  }

  @Test("V3: in ASCII everything is said with ASCII")
  func ascii() {
    let screen = Message.failed.drawn(by: view, columns: 40, count: 2) { $0.glyphs = .ascii }
    #expect(screen.text.utf8.allSatisfy { $0 < 128 })
    #expect(
      screen.text == """
        | x Build failed  x2
        |   3 errors in Layout, one of them in a
        |   place that nobody has looked at for
        |   years.
        |
        |   See the log.
        |   #######----------------- 12/40 files
        |   > Run swift test --filter Layout
        |   > Ask Ada
        |   https://example.org/builds/4711
        |   [r] Retry  [s] Show log  [d] Dismiss
        """)
  }

  @Test("L9: from right to left everything is mirrored")
  func rightToLeft() {
    let screen = Message.failed.drawn(by: view, columns: 40, count: 2) {
      $0.writingDirection = .rightToLeft
    }
    #expect(
      screen.text == """
                            ×2  Build failed ✗ ▐
        3 errors in Layout, one of them in a   ▐
         place that nobody has looked at for   ▐
                                      years.   ▐
                                               ▐
                                See the log.   ▐
        12/40 files ─────────────────━━━━━━━   ▐
            Run swift test --filter Layout ←   ▐
                                   Ask Ada ←   ▐
             https://example.org/builds/4711   ▐
        Dismiss [d]  Show log [s]  Retry [r]   ▐
        """)
  }

  @Test("V10: where rows are too few, a count of the missing lines takes their place")
  func fewRows() {
    #expect(
      Message.failed.drawn(by: view, columns: 40, rows: 9).text == """
        ▌ ✗ Build failed
        ▌   3 errors in Layout, one of them in a
        ▌   place that nobody has looked at for
        ▌   … 3 more lines
        ▌   ━━━━━━━───────────────── 12/40 files
        ▌   → Run swift test --filter Layout
        ▌   → Ask Ada
        ▌   https://example.org/builds/4711
        ▌   [r] Retry  [s] Show log  [d] Dismiss
        """)
    #expect(
      Message.failed.drawn(by: view, columns: 40, rows: 3).text == """
        ▌ ✗ Build failed
        ▌   … 5 more lines
        ▌   [r] Retry  [s] Show log  [d] Dismiss
        """)
    #expect(
      Message.failed.drawn(by: view, columns: 40, rows: 2).text == """
        ▌ ✗ Build failed
        ▌   [r] Retry  [s] Show log  [d] Dismiss
        """)
  }

  @Test("V10: wide characters keep their columns")
  func wide() {
    #expect(
      Message.japanese.drawn(by: view, columns: 24).text == """
        ▌ ✓ 設定を保存しました
        ▌   変更は次回の起動時に
        ▌   有効になります。👩‍👩‍👧
        ▌   family
        """)
  }
}
