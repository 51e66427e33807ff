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
    motion: MotionLevel = .none, views: [String: any MessageView] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { _ in .automatic }
  ) -> TerminalPoster {
    TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), views: views, motion: motion,
      timer: ClockTimer(clock), context: context)
  }

  /// The screen of the application alone.
  private var plain: CellBuffer { OverlayStage().cells }

  @Test("It bears whatever a manager may call, and leaves the screen as it was (T1)")
  func laws() async throws {
    try await PosterLaws.exercise(poster(motion: .full))
    #expect(host.record.withLock { $0.shown } == plain)
    #expect(host.log.first == "needed, bars keep")
    #expect(host.log.last == "settle")
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
      host.log == ["ring success", "needed, bars keep", "done, bars keep", "settle"])
  }

  /// A view that calls for attention by itself.
  private struct Alarm: AttentiveView {
    func body(of post: Post, in environment: ViewEnvironment) -> some Element { Text("!") }
    func attention(of post: Post) -> Attention? { post.count > 1 ? nil : .error }
  }

  @Test("The view's attention beats the option; it is called for once a show (C7)")
  func attention() async throws {
    let poster = poster(views: ["alarm": Alarm()])
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
        above: host, capabilities: TerminalCapabilities(), views: ["alarm": Alarm()],
        motion: .none, timer: ClockTimer(clock))
      let manager = PostManager(posters: [poster], clock: clock)
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
    let owner = manager.owner()
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
    host.change { $0 = HostScreen(OverlayStage().cells) }
    await manager.flush()
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    while !host.text.contains("Waiting") {
      await Task.yield()
    }
    await manager.close()
  }

  @Test("The application hears of bars, focus and obstruction as they change (C2, C5, C6)")
  func wishes() async throws {
    let poster = poster { post in
      OverlayContext(bars: post.number == 2 ? .hide : .restyle)
    }
    try await poster.show(.card(1, "One"))
    clock.advance(by: .seconds(1))
    try await poster.show(.card(2, "Two"))
    clock.advance(by: .seconds(1))
    await poster.hide(.card(2, "Two").ended(animated: false))
    clock.advance(by: .seconds(1))
    host.change { $0?.layout.obstruction = Obstruction(rows: 2) }
    clock.advance(by: .seconds(1))
    await poster.close()
    #expect(
      host.log == [
        "needed, bars restyle", "needed, bars hide", "needed, bars restyle", "will 0 to 2",
        "did 0 to 2", "done, bars keep", "settle",
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

@Suite("Alternate screen") struct TerminalScreenTests {
  private let port = RecordingPort(size: TerminalSize(columns: 40, rows: 6))
  private let clock = ManualClock()

  private func poster(above screen: TerminalScreen) -> TerminalPoster {
    TerminalPoster(
      above: screen, capabilities: TerminalCapabilities(), motion: .none, timer: ClockTimer(clock))
  }

  @Test("Alone it comes with the first message and goes with the last, without a trace (T7, C3)")
  func onDemand() async throws {
    let screen = TerminalScreen(port: port, capabilities: TerminalCapabilities())
    let poster = poster(above: screen)
    #expect(port.record.withLock { $0.batches.isEmpty })
    try await poster.show(.card(1, "Saved") { $0.options.attention = .success })
    await screen.settle()
    let seen = try port.screen()
    #expect(seen.isAlternate && !seen.isCursorVisible && !seen.isAutowrapping)
    #expect(seen.text.contains("│ ● Saved"))
    #expect(seen.bells == 1)
    clock.advance(by: .seconds(1))
    await poster.hide(.card(1, "Saved").ended(animated: false))
    await screen.settle()
    let left = try port.screen()
    #expect(!left.isAlternate && left.isCursorVisible && left.isAutowrapping)
    #expect(left.text.isEmpty && !left.isSynchronizing && left.style == .plain)
    #expect(port.record.withLock { $0.log } == ["attach", "detach"])
    #expect(port.record.withLock { $0.farewell } == AlternateScreen.leaving)

    clock.advance(by: .seconds(1))
    try await poster.show(.card(2, "Again"))
    await screen.settle()
    #expect(try port.screen().text.contains("Again"))
    await poster.close()
    #expect(try !port.screen().isAlternate)
  }

  @Test(
    "MSV-M18: alone it comes with the first message, stays for the others, and goes with the last")
  func onDemandForSeveral() async throws {
    let screen = TerminalScreen(port: port, capabilities: TerminalCapabilities())
    let poster = poster(above: screen)
    func log() async -> [String] {
      await screen.settle()
      clock.advance(by: .seconds(1))
      return port.record.withLock { $0.log }
    }
    #expect(await log() == [])
    for round in 1...2 {
      let before = Array(repeating: ["attach", "detach"], count: round - 1).flatMap(\.self)
      try await poster.show(.card(1, "First"))
      #expect(await log() == before + ["attach"])
      try await poster.show(.card(2, "Second"))
      await poster.hide(.card(1, "First").ended(animated: false))
      #expect(await log() == before + ["attach"])
      #expect(try port.screen().text.contains("Second"))
      await poster.hide(.card(2, "Second").ended(animated: false))
      #expect(await log() == before + ["attach", "detach"])
    }
    await poster.close()
  }

  @Test("An application that draws through it stays while messages come and go (T1)")
  func content() async throws {
    let number = Mutex(1)
    let screen = TerminalScreen(port: port, capabilities: TerminalCapabilities()) { cells in
      for row in 0..<cells.rows {
        cells.write("row \(row), \(number.withLock { $0 })", column: 0, row: row)
      }
    }
    let poster = poster(above: screen)
    screen.enter()
    await screen.settle()
    let before = try port.screen()
    #expect(before.text.hasPrefix("row 0, 1\nrow 1, 1"))
    clock.advance(by: .seconds(1))
    try await poster.show(.card(1, "Saved"))
    clock.advance(by: .seconds(1))
    number.withLock { $0 = 2 }
    screen.redraw()
    await screen.settle()
    #expect(try port.screen().text.contains("● Saved"))
    #expect(try port.screen().text.hasSuffix("row 5, 2"))
    clock.advance(by: .seconds(1))
    number.withLock { $0 = 1 }
    screen.redraw()
    clock.advance(by: .seconds(1))
    await poster.close()
    #expect(try port.screen().cells == before.cells)
    #expect(try port.screen().isAlternate)
    number.withLock { $0 = 3 }
    screen.redraw()
    await screen.settle()
    #expect(try port.screen().text.hasPrefix("row 0, 3"))
    await screen.leave()
    #expect(try !port.screen().isAlternate)
  }

  @Test("After a stop it takes the screen once more and draws it whole (T7)")
  func resumed() async throws {
    let screen = TerminalScreen(port: port, capabilities: TerminalCapabilities()) { cells in
      cells.write("application", column: 0, row: 0)
    }
    screen.enter()
    await screen.settle()
    port.record.withLock { record in
      record.batches.append(AlternateScreen.leaving)
      record.events = .restored
    }
    let restored = try port.screen()
    #expect(!restored.isAlternate)
    screen.ring(.success)
    while try port.screen().text != "application" { await Task.yield() }
    #expect(try port.screen().isAlternate)
    port.record.withLock { record in
      record.size = TerminalSize(columns: 20, rows: 3)
      record.events = .resized
    }
    await screen.leave()
    #expect(try !port.screen().isAlternate)
  }

  @Test(
    "Asked between a new size and the next drawing, it has the content drawn for that size (T5)")
  func resizedBeforeDrawing() {
    let screen = TerminalScreen(port: port, capabilities: TerminalCapabilities()) { cells in
      cells.write("\(cells.columns) by \(cells.rows)", column: 0, row: 0)
    }
    #expect(screen.screen()?.cells.text.hasPrefix("40 by 6") == true)
    port.record.withLock { $0.size = TerminalSize(columns: 20, rows: 3) }
    #expect(screen.screen()?.cells.text.hasPrefix("20 by 3") == true)
  }

  @Test(
    "While nobody looks a post is handed to the desktop, and taken back with it or by a look (T8)")
  func desktop() async throws {
    var capabilities = TerminalCapabilities()
    capabilities.notifications = .osc99
    capabilities.hasProgress = true
    let screen = TerminalScreen(port: port, capabilities: capabilities)
    let poster = TerminalPoster(
      above: screen, capabilities: capabilities, motion: .none, timer: ClockTimer(clock))
    try await poster.show(.card(1, "Seen"))
    #expect(!screen.pass(.focus(false)))
    clock.advance(by: .seconds(1))
    try await poster.show(.card(2, "Unseen") { $0.message.progress = .indeterminate })
    await screen.settle()
    #expect(port.sent("]99;"))
    #expect(port.sent("]9;4;3"))
    #expect(port.record.withLock { $0.farewell } == ProgressState.none + AlternateScreen.leaving)
    await poster.hide(.card(2, "Unseen").ended(animated: false))
    try await poster.show(.card(3, "Unseen too"))
    await screen.settle()
    #expect(port.sent("i=\(Notification99.name(of: "2")):p=close"))
    #expect(port.sent("]9;4;0"))
    #expect(!port.sent("i=\(Notification99.name(of: "3")):p=close"))
    _ = screen.pass(.focus(true))
    await screen.settle()
    #expect(port.sent("i=\(Notification99.name(of: "3")):p=close"))
    #expect(port.record.withLock { $0.farewell } == AlternateScreen.leaving)
    await poster.close()
    #expect(try port.screen().text.isEmpty)
  }

  @Test("What the terminal says of its background changes how messages are drawn (T4)")
  func background() async throws {
    let screen = TerminalScreen(port: port, capabilities: TerminalCapabilities()) { cells in
      cells.write("application", column: 0, row: 0)
    }
    let poster = poster(above: screen)
    screen.enter()
    clock.advance(by: .seconds(1))
    try await poster.show(.card(1, "Saved", severity: .success))
    await screen.settle()
    let dark = try port.screen().cells
    clock.advance(by: .seconds(1))
    _ = screen.pass(.reply(.background(.white)))
    await screen.settle()
    let light = try port.screen().cells
    #expect(light.text == dark.text && light != dark)
    clock.advance(by: .seconds(1))
    _ = screen.pass(.reply(.scheme(isDark: true)))
    await screen.settle()
    #expect(try port.screen().cells == dark)
    await poster.close()
  }

  @Test("Without a terminal nothing is drawn, and messages become plain lines (T1)")
  func plain() async throws {
    let screen = TerminalScreen(port: port, capabilities: TerminalCapabilities(mode: .plain))
    let sink = MemorySink()
    let poster = TerminalPoster(
      above: screen, capabilities: TerminalCapabilities(), sink: sink, timer: ClockTimer(clock))
    screen.enter()
    try await poster.show(.card(1, "Saved"))
    await poster.close()
    await screen.leave()
    #expect(sink.text == "● Saved\n")
    #expect(poster.capabilities == [])
    #expect(port.record.withLock { $0.batches.isEmpty })
  }

  @Test("A terminal that is gone ends it, and nobody waits for ever (T7)")
  func gone() async throws {
    let screen = TerminalScreen(port: port, capabilities: TerminalCapabilities())
    port.record.withLock { $0.isGone = true }
    screen.enter()
    await screen.settle()
    await screen.settle()
    while screen.screen() != nil { await Task.yield() }
    await screen.leave()
  }
}
