import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardOutput
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization
import Testing

@testable import PlacardTerminal

@Suite("Poster above an application") struct OverlayPosterTests {
  private let host = RecordingHost()
  private let clock = ManualClock()

  private func poster(
    motion: MotionLevel = .none, styles: [String: any MessageStyle] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { _ in .automatic }
  ) -> TerminalPoster {
    TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), styles: styles, motion: motion,
      timer: ClockTimer(clock), context: context)
  }

  /// The screen of the application alone.
  private var plain: CellBuffer { OverlayHarness().cells }

  @Test("It bears whatever a manager may call, and leaves the screen as it was (T1)")
  func laws() async throws {
    try await PosterLaws.exercise(poster(motion: .full))
    #expect(host.record.withLock { $0.shown } == plain)
    #expect(host.log.first == "needed, bars keep")
    #expect(host.log.last == "flush")
    #expect(poster().capabilities == [.animates, .interactive, .region])
  }

  @Test("A post comes with the host's first need of it and goes with the last (C3, C7)")
  func managed() async throws {
    let manager = PostManager(posters: [poster()], clock: clock)
    let handle = manager.post(
      "Saved", PostOptions(style: "card", duration: .seconds(2), attention: .success))
    await manager.flush()
    await clock.sleepers(atLeast: 1)
    #expect(host.text.contains("│ ● Saved"))
    handle.update { $0.title = "Kept" }
    await manager.flush()
    clock.advance(by: .seconds(2))
    await manager.close()
    #expect(host.record.withLock { $0.shown } == plain)
    #expect(
      host.log == ["ring success", "needed, bars keep", "done, bars keep", "flush"])
  }

  /// A view that calls for attention by itself.
  private struct Alarm: MessageStyle, AttentionProviding {
    func body(of post: Post, in environment: ViewEnvironment) -> some Element { Text("!") }
    func attention(of post: Post) -> Attention? { post.count > 1 ? nil : .error }
  }

  @Test("The view's attention beats the option; it is called for once a show (C7)")
  func attention() async throws {
    let poster = poster(styles: ["alarm": Alarm()])
    var post = Post.card(1, "Fire") { post in
      post.options.style = "alarm"
      post.options.attention = .success
    }
    try await poster.show(post)
    try await poster.show(post)
    try await poster.update(post)
    post = Post.card(2, "Fire") { post in
      post.options.style = "alarm"
      post.count = 2
    }
    try await poster.show(post)
    #expect(host.log.filter { $0.hasPrefix("ring") } == ["ring error"])
    await poster.close()
  }

  @Test("SM-A9: what its view says beats the option, and is called for once it enters, and once")
  func attentionOfAView() async throws {
    for (style, rung) in [("alarm", "ring error"), ("card", "ring success")] {
      let host = RecordingHost()
      let poster = TerminalPoster(
        above: host, capabilities: TerminalCapabilities(), styles: ["alarm": Alarm()],
        motion: .none, timer: ClockTimer(clock))
      let manager = PostManager(posters: [poster], lanes: [.main(.serial())], clock: clock)
      let options = PostOptions(style: style, duration: .forever, attention: .success)
      let first = manager.post("First", PostOptions(style: "card", duration: .forever))
      let waiting = manager.post("Second", options)
      await manager.flush()
      #expect(host.log.allSatisfy { !$0.hasPrefix("ring") })
      first.hide(animated: false)
      clock.advance(by: .milliseconds(500))
      await manager.flush()
      #expect(waiting.state == .shown)
      waiting.update { $0.title = "Changed" }
      await manager.flush()
      #expect(host.log.filter { $0.hasPrefix("ring") } == [rung])
      await manager.close()
    }
  }

  @Test("SM-V3 BUG: out of sight for hours a post lives on, until its owner or its host goes")
  func ownerAndHost() async throws {
    let region = CellRect(column: 0, row: 0, columns: 44, rows: 5)
    host.change { $0?.layout.regions = ["main/log": region] }
    let manager = PostManager(
      posters: [poster { _ in .owner("main/log") }], lanes: [.main(.stack(limit: 2))], clock: clock)
    let owner = manager.makeOwner()
    let forever = PostOptions(style: "card", duration: .forever)
    let owned = manager.post("Owned", forever, owner: owner)
    let free = manager.post("Free", forever)
    await manager.flush()
    clock.advance(by: .seconds(1))
    host.change { $0?.layout.regions = [:] }
    #expect(!host.text.contains("Free"))
    for _ in 0..<24 { clock.advance(by: .seconds(3600)) }
    await manager.flush()
    #expect(owned.isLive && free.isLive)
    host.change { $0?.layout.regions = ["main/log": region] }
    #expect(host.text.contains("Free"))
    owner.end()
    #expect(await owned.outcome == .closed(.ownerGone))
    #expect(free.isLive)
    host.change { $0 = nil }
    #expect(await free.outcome == .closed(.orphaned))
    await manager.close()
  }

  @Test("What a person does reaches the manager: an action ends the post (A4)")
  func acting() async throws {
    let manager = PostManager(posters: [poster()], clock: clock)
    let handle = manager.post(
      Message("Write?").action("allow", "Allow"),
      PostOptions(style: "card", placement: .center, dim: .gray()))
    await manager.flush()
    #expect(host.does(.key(Key(.enter))))
    #expect(await handle.outcome == .action("allow"))
    await manager.flush()
    #expect(!host.does(.key(Key(.enter))))
    #expect(host.log[0] == "needed, focus \"Allow\", bars keep")
    await manager.close()
  }

  @Test("A post that is held out of sight ends as swiped, without being let go of (SM-P9)")
  func heldOutside() async throws {
    let manager = PostManager(posters: [poster()], clock: clock)
    let handle = manager.post(
      "Saved", PostOptions(style: "card", placement: .center, duration: .forever))
    await manager.flush()
    func does(_ action: Pointer.Action, row: Int) -> Bool {
      host.does(.pointer(Pointer(action, column: 20, row: row)))
    }
    #expect(does(.press(.left), row: 4))
    #expect(does(.drag(.left), row: 24))
    for step in 1...12 {
      await clock.sleepers(atLeast: 1)
      clock.advance(by: .milliseconds(18))
      if step < 12 { #expect(handle.state == .shown) }
    }
    #expect(await handle.outcome == .closed(.swiped))
    #expect(does(.release(.left), row: 24))
    await manager.close()
  }

  @Test("A place that is not there is a failed outcome (C1)")
  func unresolved() async throws {
    let manager = PostManager(posters: [poster { _ in .region("log") }], clock: clock)
    let handle = manager.post("Lost")
    #expect(await handle.outcome == .closed(.failed))
    await manager.close()
  }

  @Test(
    "When the application's screen goes, what is shown is orphaned and the rest waits (C3, P19)")
  func lostHost() async throws {
    let manager = PostManager(posters: [poster()], clock: clock)
    let handle = manager.post("Seen", PostOptions(duration: .forever))
    await manager.flush()
    host.change { $0 = nil }
    #expect(await handle.outcome == .closed(.orphaned))
    let waiting = manager.post("Waiting", PostOptions(duration: .forever))
    await manager.flush()
    #expect(manager.currentOrQueued(id: waiting.id)?.state == .queued)
    host.change { $0 = HostScreen(OverlayHarness().cells) }
    await manager.flush()
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    while !host.text.contains("Waiting") {
      await Task.yield()
    }
    await manager.close()
  }

  @Test("The application is notified of bars, focus and content insets as they change (C2, C5, C6)")
  func requests() async throws {
    let poster = poster { post in
      OverlayContext(bars: post.number == 2 ? .hide : .restyle)
    }
    try await poster.show(.card(1, "One"))
    clock.advance(by: .seconds(1))
    try await poster.show(.card(2, "Two"))
    clock.advance(by: .seconds(1))
    await poster.hide(.card(2, "Two").ended(animated: false))
    clock.advance(by: .seconds(1))
    host.change { $0?.layout.contentInset = ContentInset(rows: 2) }
    clock.advance(by: .seconds(1))
    await poster.close()
    #expect(
      host.log == [
        "needed, bars restyle", "needed, bars hide", "needed, bars restyle", "will 0 to 2",
        "did 0 to 2", "done, bars keep", "flush",
      ])
  }

  @Test("What the application changes while a frame is composed is in the next one")
  func restless() async throws {
    let host = RestlessHost()
    let poster = TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), motion: .none, timer: ClockTimer(clock))
    try await poster.show(.card(1, "Saved"))
    clock.advance(by: .seconds(1))
    host.isRestless.withLock { $0 = true }
    host.base.change {
      $0?.cells.fill(CellRect(column: 0, row: 8, columns: 44, rows: 1), with: "y")
    }
    #expect(host.base.text.contains("yyyy"))
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    while !host.base.text.hasSuffix("zzzz") { await Task.yield() }
    await poster.close()
  }

  @Test("What the application changes below a message is drawn with the message above it")
  func redraws() async throws {
    let poster = poster()
    try await poster.show(.card(1, "Saved"))
    clock.advance(by: .seconds(1))
    host.change { screen in
      screen?.cells.fill(
        CellRect(column: 0, row: 0, columns: 44, rows: 10), with: "z", style: .plain)
    }
    #expect(host.text.hasPrefix("zzzzzzzzzz╭"))
    #expect(host.text.hasSuffix("zzzz"))
    let frames = host.record.withLock { $0.frames }
    clock.advance(by: .seconds(10))
    #expect(host.record.withLock { $0.frames } == frames)
    await poster.close()
  }
}

/// An application that changes just after it was asked for its screen.
private final class RestlessHost: TerminalHost {
  let base = RecordingHost()
  let isRestless = Mutex(false)

  func attach(_ link: HostLink) { base.attach(link) }
  func show(_ frame: CellBuffer, damage: CellRect) { base.show(frame, damage: damage) }

  func screen() -> HostScreen? {
    let screen = base.screen()
    let changes = isRestless.withLock { isRestless in
      defer { isRestless = false }
      return isRestless
    }
    if changes {
      base.change { $0?.cells.fill(CellRect(column: 0, row: 9, columns: 44, rows: 1), with: "z") }
    }
    return screen
  }
}
