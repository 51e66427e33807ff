import PlacardAccessibility
import PlacardAnimators
import PlacardInspection
import PlacardModels
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization
import Testing

@testable import PlacardTerminal

@Suite("Several posters below the output of one terminal") struct SharedTerminalTests {
  private let port = RecordingPort(size: TerminalSize(columns: 40, rows: 24))
  private let clock = ManualClock()
  private let terminal: SharedTerminal

  init() {
    port.record.withLock { $0.typed = [] }
    let session = TerminalSession(
      port, capabilities: TerminalCapabilities(), hasKeyboard: true, timer: ClockTimer(clock))
    terminal = SharedTerminal(session, capture: nil)
  }

  private func poster(_ id: Int) -> TerminalPoster {
    var scene = TerminalScene(environment: ViewEnvironment(columns: 40), motion: .none)
    scene.hasKeyboard = true
    let posts = SessionPosts(
      terminal.session, id: id, scene: scene, library: PictureLibrary([:]))
    return TerminalPoster(
      .live(InlinePosts(posts, on: terminal)),
      animatorSelection: AnimatorSelection(.standard, motion: .none))
  }

  private func manager(_ id: Int) -> PostManager {
    PostManager(posters: [poster(id)], clock: clock)
  }

  private func lines() async throws -> [String] {
    await terminal.session.flush()
    return try port.screen().lines.filter { !$0.isEmpty }
  }

  @Test("Cards of a second manager stand below those of the first; each goes with its manager (T1)")
  func twoManagers() async throws {
    let first = manager(0)
    let second = manager(try #require(terminal.join()))
    second.post("Two", PostOptions(style: "card"))
    await second.flush()
    clock.advance(by: .milliseconds(100))
    first.post("One", PostOptions(style: "card"))
    await first.flush()
    #expect(
      try await lines() == [
        "╭──────────────────────╮", "│ ● Two                │", "╰──────────────────────╯",
        "╭──────────────────────╮", "│ ● One                │", "╰──────────────────────╯",
      ])
    clock.advance(by: .milliseconds(100))
    await first.close()
    clock.advance(by: .milliseconds(100))
    second.post("Three", PostOptions(style: "card"))
    await second.flush()
    let rest = try await lines()
    #expect(rest.contains { $0.contains("Two") } && rest.contains { $0.contains("Three") })
    #expect(!terminal.session.isOver)
    await second.close()
    #expect(terminal.session.isOver)
    #expect(try port.screen().isCursorVisible)
  }

  @Test("No poster joins a session that has ended")
  func over() async throws {
    let only = manager(0)
    only.post("One")
    await only.flush()
    await only.close()
    #expect(terminal.join() == nil)
  }

  @Test("What never ended stays of both when the process exits (S10)")
  func exit() async throws {
    let first = poster(0)
    let second = poster(try #require(terminal.join()))
    try await first.show(.card(1, "One"))
    try await second.show(.card(1, "Two"))
    first.flushAtExit([.card(1, "One"), .card(2, "Late")])
    #expect(!terminal.session.isOver)
    second.flushAtExit([.card(1, "Two")])
    #expect(terminal.session.isOver)
    let text = try port.screen().text
    #expect(["One", "Late", "Two"].allSatisfy { text.contains($0) })
  }

  @Test("A poster that is released takes its cards along, and leaves those of others")
  func released() async throws {
    let first = poster(0)
    let id = try #require(terminal.join())
    try await first.show(.card(1, "One"))
    do {
      let second = poster(id)
      try await second.show(.card(1, "Two"))
    }
    await terminal.session.flush()
    #expect(
      try await lines().filter { $0.contains("One") || $0.contains("Two") } == [
        "│ ● One                │"
      ])
    await first.close()
    #expect(terminal.session.isOver)
  }
}

@Suite("Runner of several scenes") struct SceneRunnerTests {
  private let runner: SceneRunner
  private let size = TerminalSize(columns: 40, rows: 13)

  init() {
    var capabilities = TerminalCapabilities()
    capabilities.notifications = .osc9
    runner = SceneRunner(capabilities)
    for id in 0...1 {
      var scene = TerminalScene(environment: ViewEnvironment(columns: 40), motion: .none)
      scene.hasKeyboard = true
      let joining = scene
      perform(.add(id, { joining }), at: 0)
    }
  }

  private func perform(_ command: SessionCommand, at milliseconds: Int) {
    runner.perform(
      command, at: .milliseconds(milliseconds), size: size, isForeground: true)
  }

  private func show(_ post: Post, of id: Int, at milliseconds: Int) {
    perform(
      .post(.show(post, pictures: [:], attention: nil, words: .english), of: id), at: milliseconds)
  }

  private func question(_ number: Int, _ title: String, urgency: Urgency = .normal) -> Post {
    Post.card(number, title) {
      $0.message = Message(title).action("yes", "Yes").action("no", "No")
      $0.message.urgency = urgency
      ($0.isAnimated, $0.options.duration) = (false, .forever)
    }
  }

  private func press(_ key: Key.Code, at milliseconds: Int) -> [String] {
    runner.handle([.key(Key(key))], at: .milliseconds(milliseconds), size: size)
    return runner.takeSignals().map { signal in
      guard case .post(let signal, let id) = signal else { return "another" }
      return "\(id) \(signal)"
    }
  }

  @Test("Keys answer the most urgent question of all posters, and then the next (T10)")
  func keys() {
    show(question(1, "First?"), of: 0, at: 0)
    show(question(1, "Urgent?", urgency: .critical), of: 1, at: 100)
    var output = runner.takeOutput()
    #expect(press(.enter, at: 110) == [])
    #expect(runner.noteShown(frame: output.frameNumber))
    #expect(press(.enter, at: 120) == ["1 action(number: 1, id: \"yes\")"])
    var ended = question(1, "Urgent?", urgency: .critical)
    (ended.state, ended.reason) = (.hiding, .action)
    perform(.post(.hide(ended), of: 1), at: 300)
    runner.advance(to: .seconds(1), size: size, isForeground: true)
    output = runner.takeOutput()
    _ = runner.noteShown(frame: output.frameNumber)
    #expect(press(.enter, at: 1100) == ["0 action(number: 1, id: \"yes\")"])
  }

  @Test("Posters share the rows: each has what the others leave, at least an even part")
  func rows() throws {
    for number in 1...6 {
      show(.card(number, "A\(number)") { $0.isAnimated = false }, of: 0, at: 100 * number)
    }
    for number in 1...6 {
      show(.card(number, "B\(number)") { $0.isAnimated = false }, of: 1, at: 1000 + 100 * number)
    }
    runner.resize(to: size, at: .seconds(2))
    runner.resize(to: size, at: .seconds(3))
    let frame = try #require(runner.takeOutput().frame)
    #expect(frame.rows <= 12)
    #expect(frame.text.contains("A") && frame.text.contains("B6"))
  }

  @Test(
    "What comes while a question is open and the window is not focused goes to the desktop (T8)")
  func desktop() throws {
    show(question(1, "Go on?"), of: 0, at: 0)
    #expect(runner.inputModes?.contains(.focus) == true)
    #expect(runner.takeOutput().signal == nil)
    runner.handle([.focus(false)], at: .milliseconds(100), size: size)
    show(.card(2, "Built"), of: 1, at: 200)
    let signal = try #require(runner.takeOutput().signal)
    #expect(String(decoding: signal.bytes, as: UTF8.self) == "\u{1B}]9;Built\u{1B}\\")
    runner.handle([.focus(true)], at: .milliseconds(300), size: size)
    show(.card(3, "Tested"), of: 1, at: 400)
    #expect(runner.takeOutput().signal == nil)
  }
}
