import PlacardAccessibility
import PlacardModels
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Kinds of messages") struct MessageKindTests {
  @Test("V2: a snackbar stands in the middle of the live region, a card where writing starts")
  func alignment() {
    var scene = TerminalScene(environment: ViewEnvironment(columns: 40, rows: 12))
    scene.show(post(1, "Saved", style: "card"), at: .zero)
    scene.show(post(2, "Removed", style: "snackbar", placement: .bottom), at: .zero)
    #expect(
      scene.frame(at: .seconds(1)).text == """
        ╭──────────────────────╮
        │ ● Saved              │
        ╰──────────────────────╯
                    ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                    ▐    Removed   ▌
                    ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
        """)
  }

  @Test("V1: a tab hangs from the top of a screen and stands on its bottom")
  func tabs() throws {
    var harness = OverlayHarness()
    try harness.scene.show(post(1, "Saved", style: "tab"), at: .zero)
    try harness.scene.show(post(2, "Kept", style: "tab", placement: .bottom), at: .zero)
    let rows = harness.text(at: 1000).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].contains("│ ● Saved              │"))
    #expect(rows[1].contains("╰──────────────────────╯"))
    #expect(rows[rows.count - 2].contains("╭──────────────────────╮"))
    #expect(rows[rows.count - 1].contains("│ ● Kept               │"))
  }

  @Test("V2: the close button of a badge dismisses it; beside it a tap is a tap")
  func closeButton() throws {
    var harness = OverlayHarness()
    try harness.scene.show(post(1, "New mail", style: "badge", placement: .center), at: .zero)
    let rows = harness.text(at: 500).split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("✕") })
    let column = try #require(Array(rows[row]).firstIndex(of: "✕"))
    _ = harness.does(.press(.left), column, row, at: 600)
    #expect(harness.does(.release(.left), column, row, at: 610) == "1 dismissed, 1 left")
    _ = harness.does(.press(.left), column - 4, row, at: 700)
    #expect(harness.does(.release(.left), column - 4, row, at: 710) == "1 tapped, 1 left")
  }

  @Test("V8, MSV-M23: a configuration is that of later posts, or of all")
  func configuration() {
    var scene = TerminalScene(environment: ViewEnvironment(columns: 40, rows: 12))
    let blue = RGB(0x102040)
    func backgrounds(at seconds: Int) -> [CellColor] {
      let frame = scene.frame(at: .seconds(seconds))
      return stride(from: 0, to: frame.rows, by: 3).map {
        frame.style(column: 4, row: $0 + 1).background
      }
    }
    scene.show(post(1, "First", style: "card"), at: .zero)
    scene.configure(ViewConfiguration(background: .rgb(blue)))
    scene.show(post(2, "Second", style: "card"), at: .zero)
    #expect(backgrounds(at: 1) == [.standard, .rgb(0x10, 0x20, 0x40)])
    scene.configure(ViewConfiguration(background: .rgb(.white)), appliesToAll: true)
    #expect(backgrounds(at: 2) == [.rgb(255, 255, 255), .rgb(255, 255, 255)])
    scene.configure(ViewConfiguration(), appliesToAll: true)
    #expect(backgrounds(at: 3) == [.standard, .standard])
  }

  @Test("V8: above an application as well")
  func overlayConfiguration() throws {
    var harness = OverlayHarness()
    harness.scene.configure(ViewConfiguration(hasShadow: true))
    try harness.scene.show(post(1, "Saved", style: "card", placement: .center), at: .zero)
    #expect(harness.text(at: 1000).contains("▀▀▀▘"))
    harness.scene.configure(ViewConfiguration(), appliesToAll: true)
    #expect(!harness.text(at: 1100).contains("▀▀▀▘"))
  }

  @Test("V3: the Linux console draws signs in the place of emoji")
  func emoji() {
    let console = TerminalCapabilities(environment: ["TERM": "linux"], isTerminal: true)
    let usual = TerminalCapabilities(environment: ["TERM": "xterm-256color"], isTerminal: true)
    #expect(!console.hasEmoji && usual.hasEmoji)
  }

  private func post(
    _ number: Int, _ title: String, style: String, placement: Placement? = nil
  ) -> Post {
    var options = PostOptions(style: style, placement: placement)
    options.transition = "none"
    return Post(number: number, message: Message(title), options: options)
  }
}
