import PlacardLayout
import PlacardModels
import PlacardViews
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
    #expect(Message.failed.drawn(by: view, columns: 24, count: 3).text == """
      @@
      """)
    #expect(Message.failed.drawn(by: view, columns: 40, count: 3).text == """
      @@
      """)
    #expect(Message.failed.drawn(by: view, columns: 80, count: 3).text == """
      @@
      """)
  }

  @Test("V1: progress has its figures beside it, and they keep their place")
  func progress() {
    #expect(Message.pulling.drawn(by: view, columns: 40).text == """
      @@
      """)
    #expect(Message.pulling.progress(.steps(done: 9, total: 40)).drawn(by: view, columns: 40).text == """
      @@
      """)
    #expect(Message.pulling.progress(1).drawn(by: view, columns: 24).text == """
      @@
      """)
  }

  @Test("V1: actions go on below when they find no room")
  func actions() {
    #expect(Message.removed.drawn(by: view, columns: 40).text == """
      @@
      """)
    #expect(Message.removed.drawn(by: view, columns: 24).text == """
      @@
      """)
  }

  @Test("M1: without a title the body stands beside the icon")
  func bodyOnly() {
    #expect(Message.bodyOnly.drawn(by: view, columns: 40, count: 2).text == """
      @@
      """)
  }

  @Test("V3: without an icon there is no room for one")
  func noIcon() {
    let screen = Message.removed.drawn(by: view, columns: 40) { $0.theme.iconStyle = .none }
    #expect(screen.text.hasPrefix("▌ ♻ "), "an icon of its own stays")
    #expect(Message.pulling.drawn(by: view, columns: 40) { $0.theme.iconStyle = .none }.text == """
      @@
      """)
  }

  @Test("V3: in ASCII everything is said with ASCII")
  func ascii() {
    let screen = Message.failed.drawn(by: view, columns: 40, count: 2) { $0.glyphs = .ascii }
    #expect(screen.text.allSatisfy(\.isASCII))
    #expect(screen.text == """
      @@
      """)
  }

  @Test("L9: from right to left everything is mirrored")
  func rightToLeft() {
    let screen = Message.failed.drawn(by: view, columns: 40, count: 2) {
      $0.writingDirection = .rightToLeft
    }
    #expect(screen.text == """
      @@
      """)
  }

  @Test("V10: where rows are too few, a count of the missing lines takes their place")
  func fewRows() {
    #expect(Message.failed.drawn(by: view, columns: 40, rows: 9).text == """
      @@
      """)
    #expect(Message.failed.drawn(by: view, columns: 40, rows: 3).text == """
      @@
      """)
    #expect(Message.failed.drawn(by: view, columns: 40, rows: 2).text == """
      @@
      """)
  }

  @Test("V10: wide characters keep their columns")
  func wide() {
    #expect(Message.japanese.drawn(by: view, columns: 24).text == """
      @@
      """)
  }
}
