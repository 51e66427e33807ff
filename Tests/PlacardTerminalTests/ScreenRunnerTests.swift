import PlacardAccessibility
import PlacardAnimators
import PlacardInspection
import PlacardModels
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization
import Testing

@_spi(Inspection) @testable import PlacardTerminal

@Suite("Runner of a screen") struct ScreenRunnerTests {
  private let size = TerminalSize(columns: 40, rows: 6)

  private final class Counter: Sendable {
    let value = Mutex(0)
  }

  /// A runner, what it has written, and how often the application was drawn.
  private final class RunnerFixture {
    var runner: ScreenRunner
    private let counter = Counter()
    var surface: ScreenSurface
    var bytes: [UInt8] = []
    var signals: [SessionSignal] = []
    let size: TerminalSize

    init(_ size: TerminalSize) {
      self.size = size
      let capabilities = TerminalCapabilities()
      surface = ScreenSurface(size: size, capabilities: capabilities)
      runner = ScreenRunner(capabilities, layout: HostLayout(), modes: .paste) {
        [counter] cells in
        cells.write("application", column: 0, row: 5)
        counter.value.withLock { $0 += 1 }
      }
      let scene = OverlayScene(
        environment: ViewEnvironment(columns: 40), size: size, motion: .none)
      perform(.join(0, scene), at: 0)
    }

    var drawings: Int { counter.value.withLock { $0 } }

    func perform(_ command: SessionCommand, at time: Int) {
      runner.perform(command, at: .milliseconds(time), size: size, isForeground: true)
      collect()
    }

    func show(_ post: Post, at time: Int) {
      perform(.post(.show(post, pictures: [:], attention: nil, words: .english), of: 0), at: time)
    }

    func advance(to time: Int) {
      runner.advance(to: .milliseconds(time), size: size, isForeground: true)
      collect()
    }

    func type(_ key: Key, at time: Int) {
      runner.handle([.key(key)], at: .milliseconds(time), size: size)
      collect()
    }

    /// Writes what the runner gives, as the session does.
    private func collect() {
      let output = runner.takeOutput()
      signals += runner.takeSignals()
      var batch = OutputQueue.Batch()
      batch.frame = output.frame
      batch.rows = output.rows
      batch.cursor = output.cursor
      if !batch.isEmpty { surface.write(batch, isForeground: true, into: &bytes) }
    }

    var screen: VirtualScreen {
      get throws {
        var screen = VirtualScreen(size: size)
        try screen.write(bytes)
        return screen
      }
    }
  }

  @Test("A message alone takes the screen and gives it back, without a terminal")
  func alone() throws {
    let fixture = RunnerFixture(size)
    #expect(fixture.bytes.isEmpty && fixture.runner.inputModes == nil && fixture.runner.due == nil)
    fixture.show(.card(1, "Saved"), at: 0)
    #expect(try fixture.screen.isAlternate)
    #expect(try fixture.screen.text.contains("Saved"))
    #expect(fixture.runner.inputModes == .paste)
    fixture.perform(.post(.hide(.card(1, "Saved").ended(animated: false)), of: 0), at: 1000)
    #expect(try !fixture.screen.isAlternate)
    #expect(try fixture.screen.text.isEmpty)
    #expect(fixture.runner.inputModes == nil && fixture.runner.due == nil)
  }

  @Test("A burst of redrawings draws the application once a frame")
  func pace() {
    let fixture = RunnerFixture(size)
    fixture.perform(.enter, at: 0)
    #expect(fixture.drawings == 1)
    for time in 1...10 { fixture.perform(.redraw, at: time) }
    #expect(fixture.drawings == 1)
    #expect(fixture.runner.due == SceneItem.frameStep)
    fixture.advance(to: 20)
    #expect(fixture.drawings == 2)
    #expect(fixture.runner.due == nil)
    fixture.perform(.redraw, at: 21)
    fixture.perform(.catchUp, at: 22)
    #expect(fixture.drawings == 3)
    fixture.perform(.arrange(HostLayout()), at: 100)
    #expect(fixture.drawings == 4)
    fixture.perform(.place(nil), at: 200)
    #expect(fixture.drawings == 4)
  }

  @Test("A key that no message takes is the application's")
  func keys() {
    let fixture = RunnerFixture(size)
    fixture.perform(.enter, at: 0)
    fixture.type(Key(.character("a")), at: 100)
    fixture.show(.card(1, "Sure?") { $0.options.dim = .gray() }, at: 200)
    fixture.type(Key(.escape), at: 300)
    let words = fixture.signals.map { signal in
      switch signal {
      case .post(let signal, let id): "\(id): \(signal.words)"
      case .event: "event"
      case .resized: "resized"
      case .requests(let requests): requests.isNeeded ? "needed" : "done"
      }
    }
    #expect(words == ["event", "needed", "0: 1 dismissed"])
  }

  @Test("Left while a message is shown, the screen comes back with the next one")
  func left() throws {
    let fixture = RunnerFixture(size)
    fixture.perform(.enter, at: 0)
    fixture.show(.card(1, "Stays"), at: 100)
    fixture.perform(.leave, at: 200)
    #expect(try !fixture.screen.isAlternate)
    fixture.perform(.redraw, at: 300)
    #expect(try !fixture.screen.isAlternate)
    fixture.show(.card(2, "Next"), at: 400)
    #expect(try fixture.screen.isAlternate)
    #expect(try fixture.screen.text.contains("Next"))
  }

  @Test("Bars that are to look different have the application drawn again")
  func bars() {
    let fixture = RunnerFixture(size)
    fixture.perform(.enter, at: 0)
    let count = fixture.drawings
    fixture.perform(
      .post(
        .show(
          .card(1, "Quiet"), pictures: [:], attention: nil, words: .english,
          context: OverlayContext(bars: .hide)), of: 0), at: 100)
    #expect(fixture.runner.due == .milliseconds(100) + SceneItem.frameStep)
    fixture.advance(to: 200)
    #expect(fixture.drawings == count + 1)
  }

  @Test("In the background nothing is written; the newest frame waits")
  func background() {
    let surface = ScreenSurface(size: size, capabilities: TerminalCapabilities())
    var batch = OutputQueue.Batch()
    batch.frame = CellBuffer("hidden")
    var bytes: [UInt8] = []
    surface.write(batch, isForeground: false, into: &bytes)
    #expect(bytes.isEmpty && surface.rows == 0 && surface.wanted.text == "hidden")
    batch.frame = surface.wanted
    surface.write(batch, isForeground: true, into: &bytes)
    #expect(!bytes.isEmpty && surface.rows == 6 && surface.wanted.rows == 0)
  }
}
