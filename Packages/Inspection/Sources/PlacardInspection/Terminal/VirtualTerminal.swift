@_spi(Inspection) public import PlacardTerminal
import Synchronization

/// A terminal in memory, for tests of what a person sees of a whole program.
///
/// A program posts to it through ``PlacardPosting/Poster/terminal(on:styles:animators:motion:themes:pictures:)``,
/// which differs from `.terminal()` only in where the bytes go. Time is that of the clock: a frame is drawn
/// when a post changes and when the screen is read, so that a test needs neither real time nor repeated
/// looking.
///
/// ```swift
/// let clock = ManualClock()
/// let terminal = VirtualTerminal(size: TerminalSize(columns: 40, rows: 10), clock: clock)
/// let messages = PostManager(posters: [.terminal(on: terminal)], clock: clock)
/// messages.post(Message("Saved", severity: .success), PostOptions(style: "message"))
/// await messages.flush()
/// clock.advance(by: .seconds(1))
/// #expect(try await terminal.screen().text == "▌ ✓ Saved")
/// ```
///
/// - Note: What the program prints by itself is not captured; ``PlacardTerminal/TerminalPoster/print(_:)`` is. The
///   configuration files of the person who runs the test do not count.
public final class VirtualTerminal: Sendable {
  /// A poster that draws on the terminal, as long as somebody keeps it.
  private struct Client: Sendable {
    weak var poster: TerminalPoster?
  }

  /// The variables of a terminal with true colour and Unicode.
  public static let variables = [
    "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "COLORFGBG": "15;0",
  ]

  let environment: [String: String]
  let port: VirtualPort
  let timer: VirtualTimer
  private let clients = Mutex<[Client]>([])

  /// Creates a blank terminal.
  ///
  /// - Parameters:
  ///   - size: Its size; at least one cell.
  ///   - clock: The clock of the program's manager, usually a `ManualClock`.
  ///   - environment: The environment variables that describe it, and what the person wants of it: with
  ///     `NO_COLOR` there is no colour, with `CI` or `TERM=dumb` there are plain lines.
  public init(
    size: TerminalSize = .assumed, clock: some Clock<Duration>,
    environment: [String: String] = VirtualTerminal.variables
  ) {
    let start = clock.now
    timer = VirtualTimer { start.duration(to: clock.now) }
    self.environment = environment
    port = VirtualPort(size: size)
  }

  /// Returns what is seen at the clock's present.
  ///
  /// It shows what posters have received: `PostManager.flush()` waits until they know what was posted before.
  ///
  /// - Throws: `VirtualScreenError` if anything was written that a ``VirtualScreen`` does not understand.
  public func screen() async throws(VirtualScreenError) -> VirtualScreen {
    await redraw()
    return try port.screen()
  }

  /// Types keys, as a person does at the clock's present; returns once they have had their effect on the posters.
  ///
  /// They reach a question whose whole card the screen shows. What is typed before, or while nobody is asked, is
  /// nobody's answer. The manager learns the answer a moment later: await the outcome.
  ///
  /// - Parameter keys: The characters; `"\r"` is Enter, `"\u{1B}"` Escape, `"\t"` Tab, `"\u{1B}[B"` the
  ///   down arrow.
  public func type(_ keys: String) async {
    await redraw()
    port.type(Array(keys.utf8))
    await redraw()
  }

  /// Whether keys are being read, since a question is shown.
  public var isReadingKeys: Bool { port.isReading }

  private func redraw() async {
    let clients = clients.withLock { clients in
      clients.removeAll { $0.poster == nil }
      return clients
    }
    for client in clients { await client.poster?.redraw() }
  }

  /// Changes the size, as a person does with a window.
  ///
  /// - Parameters:
  ///   - size: The new size; at least one cell.
  ///   - isReflowing: Whether lines that no longer fit are wrapped again, as most terminals do.
  public func resize(to size: TerminalSize, isReflowing: Bool = true) {
    port.resize(to: size, isReflowing: isReflowing)
  }

  /// Has a poster draw its frame whenever the screen is read.
  func add(_ poster: TerminalPoster) {
    clients.withLock { $0.append(Client(poster: poster)) }
  }
}
