import PlacardAccessibility
import PlacardModels
import PlacardViews
import Testing

@Suite("Kinds with pictures") struct PictureKindTests {
  private func drawn(_ style: some MessageStyle, pictured: Bool, rows: Int? = nil) throws -> Screen
  {
    var message = Message("Sunset", body: "Over the sea", severity: .warning)
    message.leadingImage = Message.Image(file: "sea.png", alternative: "the sea")
    let red = Array(repeating: RGB(0xff0000), count: 32)
    let picture = try #require(Picture(width: 8, height: 4, colors: red))
    return message.drawn(by: style, columns: 40, rows: rows) { environment in
      if pictured { environment.pictures = ["sea.png": picture] }
    }
  }

  @Test("V2: a badge with a picture has no sign beside it, and one whose file is missing has")
  func badge() throws {
    let badge = try drawn(.badge(), pictured: true).text
    #expect(
      badge == """
        ╭──────────────────────────────────╮
        │ ▀▀▀▀▀▀▀▀▀▀ Sunset              ✕ │
        │ ▀▀▀▀▀▀▀▀▀▀ Over the sea          │
        │ ▀▀▀▀▀▀▀▀▀▀                       │
        ╰──────────────────────────────────╯
        """)
    #expect(try drawn(.badge(), pictured: false).text.contains("▲"))
  }

  @Test("V1: a picture in the middle keeps a row from the title, where rows may stay blank")
  func centered() throws {
    let centered = try drawn(.centered(), pictured: true).text
    #expect(
      centered == """
        ╭──────────────────────────────╮
        │                              │
        │         ▀▀▀▀▀▀▀▀▀▀ ▲         │
        │         ▀▀▀▀▀▀▀▀▀▀           │
        │         ▀▀▀▀▀▀▀▀▀▀           │
        │                              │
        │            Sunset            │
        │         Over the sea         │
        │                              │
        ╰──────────────────────────────╯
        """)
    let low = try drawn(.centered(), pictured: true, rows: 9).text
    #expect(!low.contains("│                              │"))
  }

  @Test("V1: a line is one row without a border: sign, texts, progress, count and actions")
  func line() {
    var message = Message("Build failed", body: "3 errors", severity: .error)
    message.progress = .steps(done: 6, total: 12, unit: "files")
    message = message.action("retry", "Retry")
    #expect(
      message.drawn(by: .line, columns: 80, count: 3).text
        == "✗ Build failed  3 errors  6/12 files  ×3  [r] Retry")
    #expect(
      message.drawn(by: .line, columns: 44).text == "✗ Build failed  3 errors  6/12  [r] Retry")
    message.actions = []
    #expect(
      message.drawn(by: .line, columns: 80).text
        == "✗ Build failed  3 errors  ━━━━━━────── 6/12 files")
    #expect(message.drawn(by: .line, columns: 16).text == "✗ Build failed")
    #expect(
      Message("Saved").drawn(by: .line, columns: 40) { $0.glyphs = .ascii }.text == "i Saved")
  }
}
