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

  @Test("While a frame is composed, what is consumed is told from what is drawn")
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
