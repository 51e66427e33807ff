import PlacardLayout
import PlacardModels
import PlacardViews
import Testing

@Suite("The view card")
struct CardLayoutTests {
  private let view = CardLayout()

  @Test("V1: a title alone is three rows", arguments: [24, 40, 80])
  func title(columns: Int) {
    #expect(Message.saved.drawn(by: view, columns: columns).text == """
      @@
      """)
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

  @Test("V1: a card hugs what it says, up to the option maxWidth")
  func width() {
    #expect(Message.removed.drawn(by: view, columns: 80).text == """
      @@
      """)
    var options = PostOptions()
    options.maxWidth = 20
    #expect(Message.removed.drawn(by: view, columns: 80, options: options).text == """
      @@
      """)
    options.maxWidth = 200
    let long = Message(String(repeating: "word ", count: 60))
    #expect(long.drawn(by: view, columns: 80, options: options).drawing.columns == 80)
    #expect(long.drawn(by: view, columns: 80).drawing.columns == 60)
  }

  @Test("V1: a bar has room to be read")
  func progress() {
    #expect(Message.pulling.drawn(by: view, columns: 80).text == """
      @@
      """)
    #expect(Message.pulling.drawn(by: view, columns: 24).text == """
      @@
      """)
  }

  @Test("V3: in ASCII, and without an icon")
  func ascii() {
    let screen = Message.failed.drawn(by: view, columns: 40, count: 2) {
      $0.glyphs = .ascii
      $0.theme.iconStyle = .none
    }
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

  @Test("V10: with few rows the border stays whole and the actions stay")
  func fewRows() {
    #expect(Message.failed.drawn(by: view, columns: 44, rows: 6).text == """
      @@
      """)
    #expect(Message.failed.drawn(by: view, columns: 44, rows: 4).text == """
      @@
      """)
  }

  @Test("V10: wide characters keep their columns")
  func wide() {
    #expect(Message.japanese.drawn(by: view, columns: 24, count: 3).text == """
      @@
      """)
  }

  @Test("V1: what is too narrow for a border goes without")
  func narrow() {
    #expect(Message.saved.drawn(by: view, columns: 11).text == "✓ Saved")
    #expect(Message.saved.drawn(by: view, columns: 6).text == "✓ Sav…")
    #expect(Message.saved.drawn(by: view, columns: 1).text == "✓")
  }

  @Test("V10: 300 words with ideographs and emoji at 40 columns")
  func longText() throws {
    let words = [
      "the", "build", "日本語", "went", "on", "🚀", "for", "a-long-time", "and", "nobody", "보았다",
      "it", "👩‍👩‍👧", "until", "the", "café", "closed,", "設定を保存しました。", "then", "🇩🇪", "woke.",
    ]
    let body = (0..<300).map { words[$0 * 11 % words.count] }.joined(separator: " ")
    let screen = Message("A long story", body: body).drawn(by: view, columns: 40)
    #expect(screen.drawing.columns == 40)
    #expect(screen.text == """
      @@
      """)
  }
}
