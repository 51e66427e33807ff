import PlacardAccessibility
import PlacardAnimators
import PlacardComponents
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardTesting
import PlacardViews
import Synchronization

@testable import PlacardTerminal

/// A screen of 44 columns and 14 rows on which a component is presented, and somebody at its keys.
struct ComponentHarness {
  private let host: PaperHost
  private let clock = ManualClock()
  let manager: PostManager

  init(rows: Int = 14) {
    host = PaperHost(rows: rows)
    let poster = TerminalPoster(
      above: host, capabilities: TerminalCapabilities(), motion: .none,
      timer: ClockTimer(clock))
    manager = PostManager(posters: [poster], clock: clock)
  }

  /// Presents a component, and waits until it is on the screen.
  func present<Content: Component>(
    _ component: Content, _ presentation: PresentationOptions = .centered
  ) async -> Presentation<Content.Answer> {
    clock.advance(by: .milliseconds(100))
    let presented = manager.present(component, presentation)
    _ = await presented.handle?.shown
    await manager.flush()
    return presented
  }

  /// Waits until all that was decided is on the screen.
  func flush() async {
    clock.advance(by: .milliseconds(100))
    await manager.flush()
    clock.advance(by: .milliseconds(100))
    host.redraw()
  }

  /// Lets time pass.
  func wait(_ time: Duration) { clock.advance(by: time) }

  /// Takes the application's screen away.
  func loseHost() { host.vanish() }

  /// Presses keys, one a word or a letter.
  func press(_ keys: Key...) {
    for key in keys { does(.key(key)) }
  }

  /// Writes a text, a key a scalar.
  func write(_ text: String) {
    for scalar in text.unicodeScalars { press(Key(.character(scalar))) }
  }

  func paste(_ text: String) { does(.paste(text)) }

  /// Presses and releases a button of the pointer.
  func tap(_ column: Int, _ row: Int) {
    does(.pointer(Pointer(.press(.left), column: column, row: row)))
    does(.pointer(Pointer(.release(.left), column: column, row: row)))
  }

  /// Does something once the last frame is old enough for the next one.
  private func does(_ event: InputEvent) {
    clock.advance(by: .milliseconds(100))
    _ = host.does(event)
  }

  /// The screen, without the dots of the application and the blanks at the ends of its rows.
  var screen: String { host.text }

  /// The rows in which anything but the application is seen.
  var occupied: Range<Int> {
    let rows = host.lines.indices.filter { index in
      host.lines[index] != host.dots
    }
    return (rows.first ?? 0)..<(rows.last ?? -1) + 1
  }

  /// What has the focus, in words.
  var focus: String? { host.focus }
}

/// An application that shows dots, and remembers what is drawn above them.
private final class PaperHost: TerminalHost {
  private struct State {
    var frame: CellBuffer
    var link: HostLink?
    var focus: String?
    var isGone = false
  }

  private let cells: CellBuffer
  private let state: Mutex<State>

  init(rows: Int) {
    var cells = CellBuffer(columns: 44, rows: rows)
    for row in 0..<rows {
      cells.write(String(repeating: "·", count: 44), column: 0, row: row)
    }
    self.cells = cells
    state = Mutex(State(frame: cells))
  }

  func attach(_ link: HostLink) { state.withLock { $0.link = link } }

  func screen() -> HostScreen? { state.withLock { $0.isGone } ? nil : HostScreen(cells) }

  func show(_ frame: CellBuffer, damage: CellRect) { state.withLock { $0.frame = frame } }

  func respect(_ wishes: HostRequests) { state.withLock { $0.focus = wishes.focus?.label } }

  func vanish() {
    state.withLock { $0.isGone = true }
    redraw()
  }

  func redraw() { state.withLock { $0.link }?.redraw() }

  var dots: Substring { cells.text.split(separator: "\n")[0] }

  func does(_ event: InputEvent) -> Bool {
    let link = state.withLock { $0.link }
    return link?.handle(event) ?? false
  }

  var focus: String? { state.withLock { $0.focus } }

  var lines: [Substring] {
    state.withLock { $0.frame }.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String {
    lines.map { line in
      let shown = line.drop { $0 == "·" || $0 == " " }
      let end = shown.reversed().drop { $0 == "·" || $0 == " " }.count
      return String(shown.prefix(end))
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
