import PlacardAccessibility
import PlacardAnimators
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization
import Testing

@testable import PlacardTerminal

@Suite("Overlay of a host, under no lock") struct HostOverlayTests {
  private let host = RecordingHost()
  private let clock = ManualClock()

  /// A view that calls its application and its poster while it is drawn.
  private struct Meddler: MessageStyle {
    let host: RecordingHost
    let poster: @Sendable () -> TerminalPoster?
    let log: @Sendable (String) -> Void

    func body(of post: Post, in environment: ViewEnvironment) -> some Element {
      let isConsumed = host.does(.key(Key(.enter)))
      host.record.withLock { $0.link }?.redraw()
      poster()?.configure(ViewConfiguration(), appliesToAll: false)
      log("drawn, \(isConsumed ? "consumed" : "passed")")
      return Text(post.message.title ?? "")
    }
  }

  private final class Holder: Sendable {
    let poster = Mutex<TerminalPoster?>(nil)
    let log = Mutex<[String]>([])
  }

  @Test("A view that calls the application and its poster while it is drawn waits for nobody")
  func calling() async throws {
    let holder = Holder()
    let meddler = Meddler(
      host: host, poster: { holder.poster.withLock { $0 } },
      log: { line in holder.log.withLock { $0.append(line) } })
    let poster = TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), styles: ["meddler": meddler],
      motion: .none, timer: ClockTimer(clock))
    holder.poster.withLock { $0 = poster }
    try await poster.show(
      .card(1, "Calls") { post in
        post.options.style = "meddler"
        post.options.dim = .gray()
      })
    #expect(host.text.contains("Calls"))
    #expect(holder.log.withLock { $0 }.first == "drawn, passed")
    clock.advance(by: .seconds(1))
    #expect(host.does(.key(Key(.enter))))
    await poster.close()
    holder.poster.withLock { $0 = nil }
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  /// An application that counts how many threads call it at once.
  private final class CountingHost: TerminalHost {
    let base = RecordingHost()
    let calls = Mutex((now: 0, most: 0))

    func attach(_ link: HostLink) { base.attach(link) }
    func screen() -> HostScreen? { base.screen() }
    func show(_ frame: CellBuffer, damage: CellRect) {
      count { base.show(frame, damage: damage) }
    }
    func respect(_ requests: HostRequests) { count { base.respect(requests) } }
    func ring(_ attention: Attention) { count { base.ring(attention) } }

    private func count(_ body: () -> Void) {
      calls.withLock { calls in
        calls.now += 1
        calls.most = max(calls.most, calls.now)
      }
      body()
      calls.withLock { $0.now -= 1 }
    }
  }

  @Test("Whoever calls at once, the application is called by one thread at a time, and all is done")
  func concurrent() async throws {
    let host = CountingHost()
    let poster = TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), motion: .none, timer: ClockTimer(clock))
    let plain = OverlayHarness().cells
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask { [clock] in
          let post = Post.card(number, "Number \(number)") { $0.options.attention = .success }
          for _ in 0..<25 {
            try await poster.show(post)
            _ = host.base.does(.pointer(Pointer(.move, column: number, row: 1)))
            host.base.change { _ in }
            clock.advance(by: .milliseconds(20))
            try await poster.update(post)
            await poster.hide(post.ended(animated: false))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(host.calls.withLock { $0.now } == 0)
    #expect(host.calls.withLock { $0.most } == 1)
    #expect(host.base.log.filter { $0.hasPrefix("ring") }.count == 200)
    await poster.close()
    #expect(host.base.record.withLock { $0.shown } == plain)
  }

  @Test("Closing ends, however the pointer moves meanwhile", .timeLimit(.minutes(1)))
  func closingUnderInput() async throws {
    for _ in 0..<300 {
      let host = RecordingHost()
      let poster = TerminalPoster(
        above: host, capabilities: TerminalCapabilities(), motion: .none, timer: ClockTimer(clock))
      try await poster.show(.card(1, "Leaving"))
      let end = Flag()
      await withTaskGroup { group in
        group.addTask {
          while !end.isSet.load(ordering: .relaxed) {
            _ = host.does(.pointer(Pointer(.move, column: 0, row: 9)))
          }
        }
        await poster.close()
        end.isSet.store(true, ordering: .relaxed)
      }
      #expect(!host.text.contains("Leaving"))
    }
  }

  @Test("While a frame is composed, what is consumed follows from what is drawn")
  func claims() {
    var claim = InputClaim()
    #expect(!claim.covers(.key(Key(.enter))) && !claim.covers(.focus(true)))
    claim.takesKeys = true
    claim.areas = [.init(column: 2, row: 1, columns: 4, rows: 1)]
    #expect(claim.covers(.key(Key(.enter))) && claim.covers(.paste("text")))
    func covers(_ action: Pointer.Action, _ column: Int) -> Bool {
      claim.covers(.pointer(Pointer(action, column: column, row: 1)))
    }
    #expect(covers(.press(.left), 2) && covers(.move, 5) && !covers(.press(.left), 6))
    #expect(!covers(.release(.left), 2))
    claim.holdsPointer = true
    #expect(covers(.release(.left), 30) && covers(.drag(.left), 30))
  }

  @Test("The claim says of every event what the scene itself would")
  func claimOfAScene() throws {
    for dim in [Dim.clear, .gray()] {
      var runner = OverlayRunner(TerminalCapabilities())
      let harness = OverlayHarness()
      runner.join(0, harness.scene)
      let post = Post.card(1, "Sure?") { post in
        post.options.placement = .center
        post.options.transition = "none"
        post.options.dim = dim
      }
      runner.perform(
        .show(post, pictures: [:], attention: nil, words: .english), of: 0, at: .zero)
      _ = runner.draw(over: HostScreen(harness.cells), damage: nil, at: .seconds(1))
      var events: [InputEvent] = [.key(Key(.enter)), .paste("text"), .focus(false)]
      for row in 0..<10 {
        for column in stride(from: 0, to: 44, by: 3) {
          for action: Pointer.Action in [
            .move, .press(.left), .drag(.left), .release(.left), .press(.right), .scroll(.up),
          ] {
            events.append(.pointer(Pointer(action, column: column, row: row)))
          }
        }
      }
      for event in events {
        let claim = runner.claim
        #expect(claim.covers(event) == runner.handle(event, at: .seconds(2)), "\(event), \(dim)")
      }
    }
  }
}
