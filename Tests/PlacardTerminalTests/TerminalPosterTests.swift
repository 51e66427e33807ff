import PlacardAnimators
import PlacardInspection
import PlacardModels
import PlacardOutput
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization
import Testing

@testable import PlacardTerminal

@Suite("Terminal poster") struct TerminalPosterTests {
  private let port = RecordingPort(size: TerminalSize(columns: 40, rows: 10))
  private let clock = ManualClock()
  private let card = Post.card(1, "Saved")

  private func poster(
    _ mode: TerminalCapabilities.Mode = .inline, sink: any ByteSink = MemorySink(),
    motion: MotionLevel = .full
  ) -> TerminalPoster {
    TerminalPoster(
      port: port, capabilities: TerminalCapabilities(mode: mode), sink: sink, motion: motion,
      timer: ClockTimer(clock))
  }

  @Test("It bears whatever a manager may call", arguments: TerminalCapabilities.Mode.allCases)
  func laws(mode: TerminalCapabilities.Mode) async throws {
    let sink = MemorySink()
    try await PosterLaws.exercise(poster(mode, sink: sink))
    let screen = try port.screen()
    #expect(screen.isCursorVisible)
    #expect(port.record.withLock { $0.batches.isEmpty } == (mode == .plain))
    #expect(sink.bytes.isEmpty == (mode == .inline))
    #expect(!sink.bytes.contains(0x1B))
  }

  @Test("A plain poster bears it too")
  func plainLaws() async throws {
    let sink = MemorySink()
    let poster = PlainPoster(to: sink)
    try await PosterLaws.exercise(poster)
    #expect(poster.name == "plain")
    #expect(!sink.bytes.contains(0x1B))
    #expect(sink.text.hasPrefix("● plain\n  │ plain\n"))
  }

  @Test("Under a manager a post is drawn, then gone without a trace; what never ends stays")
  func managed() async throws {
    let poster = poster(motion: .none)
    let manager = PostManager(posters: [poster], clock: clock)
    manager.post("Saved", PostOptions(style: "card", duration: .seconds(2)))
    await manager.flush()
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(2))
    manager.post(Message("Broken", severity: .error), PostOptions(style: "card", lane: "other"))
    await manager.flush()
    poster.print("a line of the log")
    await manager.close()
    let lines = try port.screen().lines.joined(separator: "\n")
    #expect(!lines.contains("Saved"))
    #expect(
      lines == """
        a line of the log
        ╭──────────────────────╮
        │ ✗ Broken             │
        ╰──────────────────────╯
        """)
    #expect(port.record.withLock { $0.log } == ["attach", "detach"])
  }

  @Test("A frame that is due is drawn by itself")
  func ticking() async throws {
    let poster = poster()
    try await poster.show(card)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    while try port.screen().text.isEmpty { await Task.yield() }
    #expect(

      try port.screen().text == """
        ╭──────────────────────╮
        │ ● Saved              │
        ╰──────────────────────╯
        """)
    await poster.close()
    #expect(try port.screen().text.isEmpty)
  }

  @Test("One sleeper at most while it moves, none when it stands still or is closed")
  func sleepers() async throws {
    let counter = SleepCounter(clock)
    let poster = TerminalPoster(
      port: port, capabilities: TerminalCapabilities(), sink: MemorySink(),
      timer: ClockTimer(counter))
    for number in 1...20 {
      try await poster.show(.card(number, "Post \(number)") { $0.isAnimated = number > 10 })
      try await poster.update(.card(number, "Again \(number)"))
    }
    await clock.sleepers(atLeast: 1)
    while counter.awake.withLock({ $0.started - $0.ended }) > 1 { await Task.yield() }
    while counter.awake.withLock({ $0.started - $0.ended }) > 0 {
      clock.advance(by: .milliseconds(100))
      await Task.yield()
    }
    try await poster.update(.card(20, "Still"))
    let started = counter.awake.withLock { $0.started }
    clock.advance(by: .seconds(60))
    #expect(counter.awake.withLock { $0.started } == started)
    try await poster.update(.card(20, "Work") { $0.message.progress = .indeterminate })
    await clock.sleepers(atLeast: 1)
    await poster.close()
    try await poster.show(.card(30, "Too late") { $0.message.progress = .indeterminate })
    while counter.awake.withLock({ $0.started - $0.ended }) > 0 { await Task.yield() }
    #expect(try !port.screen().lines.contains { $0.contains("Work") || $0.contains("Too late") })
  }

  @Test("What many tasks show stands in its order at the end")
  func manyTasks() async throws {
    let poster = poster(motion: .none)
    await withTaskGroup { group in
      for number in 1...6 {
        group.addTask {
          for step in 0...50 {
            try? await poster.show(
              Post(number: number, message: Message("Post \(number), \(step)", id: "\(number)")))
          }
        }
      }
    }
    clock.advance(by: .seconds(1))
    try await poster.update(Post(number: 99, message: "nobody"))
    for number in 1...6 {
      let message = Message("Post \(number), 50", id: "\(number)")
      await poster.hide(Post(number: number, message: message).ended(.closed))
    }
    await poster.close()
    #expect(
      try port.screen().lines == (1...6).map { "▌ ● Post \($0), 50" })
  }

  @Test("A released poster releases the terminal and its task")
  func release() async throws {
    let counter = SleepCounter(clock)
    weak var gone: TerminalPoster?
    do {
      let poster = TerminalPoster(
        port: port, capabilities: TerminalCapabilities(), sink: MemorySink(),
        timer: ClockTimer(counter))
      gone = poster
      try await poster.show(card)
      await clock.sleepers(atLeast: 1)
    }
    #expect(gone == nil)
    while counter.awake.withLock({ $0.started - $0.ended }) > 0 { await Task.yield() }
  }

  @Test(
    "It rings once a show and at most every two seconds, and shows progress in the window's frame (C7, T8)"
  )
  func signals() async throws {
    var capabilities = TerminalCapabilities()
    capabilities.hasProgress = true
    let poster = TerminalPoster(
      port: port, capabilities: capabilities, sink: MemorySink(), motion: .none,
      timer: ClockTimer(clock))
    func post(_ number: Int, _ fraction: Double? = nil) -> Post {
      .card(number, "Post \(number)") { post in
        post.options.attention = number > 1 ? .error : nil
        post.message.progress = fraction.map { .fraction($0) }
      }
    }
    func bells() throws -> Int { try port.screen().bells }
    try await poster.show(post(1, 0.25))
    while !port.sent("]9;4;1;25") { await Task.yield() }
    #expect(try bells() == 0)
    while port.record.withLock({ $0.restoreSequence.count }) < 20 { await Task.yield() }
    #expect(port.record.withLock { $0.restoreSequence }.starts(with: ProgressState.none))
    try await poster.show(post(2))
    try await poster.show(post(2))
    try await poster.update(post(2))
    try await poster.show(post(3))
    while try bells() < 1 { await Task.yield() }
    clock.advance(by: .seconds(3))
    try await poster.show(post(4))
    await poster.hide(post(1).ended(animated: false))
    await poster.close()
    #expect(try bells() == 2)
    #expect(port.sent("]9;4;0"))
    #expect(!port.record.withLock { $0.restoreSequence }.starts(with: ProgressState.none))
  }

  @Test("Printing drops colours where lines are plain, and keeps the text")
  func plainPrinting() async {
    let sink = MemorySink()
    poster(.plain, sink: sink).print("\u{1B}[32mok\u{1B}[m done\nnext\u{1B}[2J")
    #expect(sink.text == "ok done\nnext\u{FFFD}\n")
  }

  /// A view of one's own.
  private struct Volume: MessageStyle {
    func body(of post: Post, in environment: ViewEnvironment) -> some Element {
      Text("♪ \(post.message.title ?? "")")
    }
  }

  @Test("Views and animators of one's own are found by name")
  func plugIns() async throws {
    let poster = TerminalPoster(
      port: port, capabilities: TerminalCapabilities(), styles: ["volume": Volume()],
      animators: ["still": NoAnimator()], timer: ClockTimer(clock))
    let options = PostOptions(style: "volume", transition: "still")
    let post = Post(number: 1, message: Message("40%"), options: options)
    #expect(poster.timing(for: post) == .zero)
    try await poster.show(post)
    await poster.hide(post.ended(.closed))
    await poster.close()
    #expect(try port.screen().text == "♪ 40%")
  }

  @Test("What it can do follows the place")
  func capabilities() {
    #expect(poster().capabilities == [.animates, .region, .keeps])
    #expect(poster(.plain).capabilities == [])
    #expect(poster(.plain).timing(for: card) == .zero)
    #expect(poster(motion: .none).timing(for: card) == .zero)
    let slide = PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200))
    #expect(poster().timing(for: card) == slide)
    let center = Post.card(1, "x") { $0.options.placement = .center }
    #expect(poster().timing(for: center).exit == .milliseconds(150))
  }
}

/// A clock that counts who sleeps on it.
private final class SleepCounter: Clock, Sendable {
  let awake = Mutex((started: 0, ended: 0))
  private let base: ManualClock

  init(_ base: ManualClock) {
    self.base = base
  }

  var now: ManualClock.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    awake.withLock { $0.started += 1 }
    defer { awake.withLock { $0.ended += 1 } }
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}
