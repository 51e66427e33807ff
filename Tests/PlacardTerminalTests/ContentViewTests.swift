import PlacardAccessibility
import PlacardAnimators
import PlacardModels
import PlacardPosting
import PlacardTesting
import PlacardViews
import Testing

@testable import PlacardTerminal

@Suite("P25, V4: content that draws itself") struct ContentViewTests {
  /// Content of somebody's own, which rings by itself and takes keys.
  private struct Volume: Identifiable, AccessibleMessage, MessageView, AttentionProviding,
    InteractiveView
  {
    let id = "volume"
    var level: Double

    var message: Message { Message("Volume \(Int(level * 100)) %").action("mute", "Mute") }

    func spokenText(in words: AnnouncementWords) -> String {
      "Volume \(Int(level * 100)) \(words.percent)"
    }

    func body(in environment: ViewEnvironment) -> some Element {
      Row(gap: 1) {
        Icon("♪")
        ProgressBar(.fraction(level)).grow(1)
        if let post = environment.post, post.count > 1 { Text("×\(post.count)") }
      }.padding(horizontal: 2).border(.rounded)
    }

    func attention(of post: Post) -> Attention? { .warning }

    func handle(_ input: ViewInput, focus: FocusTarget.Kind?, of post: Post) -> ViewReaction {
      input == .key(ViewKey(.character("q"))) ? .action("mute") : .ignored
    }
  }

  @Test(
    "P25: a region draws it by its own body, whatever style is asked for, and follows its updates")
  func region() {
    var scene = TerminalScene(environment: ViewEnvironment(columns: 23, rows: 5), motion: .none)
    var post = Post(
      number: 1, message: "Volume", content: Volume(level: 0.4), options: PostOptions(style: "card")
    )
    scene.show(post, at: .zero)
    #expect(
      scene.frame(at: .seconds(1)).text == """
        ╭─────────────────────╮
        │  ♪ ━━━━━━─────────  │
        ╰─────────────────────╯
        """)
    post = Post(number: 1, message: "Volume", content: Volume(level: 0.8), count: 2)
    scene.update(post)
    #expect(
      scene.frame(at: .seconds(1)).text == """
        ╭─────────────────────╮
        │  ♪ ━━━━━━━━━╸── ×2  │
        ╰─────────────────────╯
        """)
  }

  @Test("V4: a view is drawn without a post, and as wide as its post allows")
  func width() {
    let renderer = ViewRenderer(ViewEnvironment(columns: 15))
    #expect(
      CellBuffer(renderer.draw(Volume(level: 0.5))).text == """
        ╭─────────────╮
        │  ♪ ━━━╸───  │
        ╰─────────────╯
        """)
    let post = Post(
      number: 1, message: "Volume", content: Volume(level: 0.5), options: PostOptions(maxWidth: 13))
    let style = StyleRegistry.standard.style(for: post)
    #expect(
      CellBuffer(ViewRenderer(ViewEnvironment(columns: 80)).draw(style, of: post)).text == """
        ╭───────────╮
        │  ♪ ━━╸──  │
        ╰───────────╯
        """)
  }

  @Test(
    "X1, C6: above an application its words have the focus in the manager's language, its keys are its"
  )
  func overlay() async {
    let (host, clock) = (RecordingHost(), ManualClock())
    let poster = TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), motion: .none,
      timer: ClockTimer(clock))
    let words = AnnouncementWords(percent: "Prozent", dismiss: "schließen", button: "Knopf")
    let manager = PostManager(posters: [poster], words: words, clock: clock)
    let handle = manager.post(Volume(level: 0.4), PostOptions(duration: .forever, dim: .gray()))
    await manager.flush()
    #expect(host.log.filter { $0.hasPrefix("ring") } == ["ring warning"])
    for label in ["Mute", "Volume 40 Prozent", "schließen, Knopf"] {
      #expect(host.log.last?.contains("focus \"\(label)\"") ?? false)
      clock.advance(by: .milliseconds(100))
      #expect(host.does(.key(Key(.tab, .shift))))
    }
    #expect(host.does(.key(Key(.character("q")))))
    #expect(await handle.outcome == .action("mute"))
    await manager.close()
  }
}
