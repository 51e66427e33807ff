import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardTerminal
import Synchronization

/// An application in memory: ten rows of letters, and a log of the calls it received.
final class RecordingHost: TerminalHost {
  struct Record: Sendable {
    var screen: HostScreen?
    var shown: CellBuffer?
    var frames = 0
    var link: HostLink?
    var log: [String] = []
  }

  let record = Mutex(Record())

  init() {
    record.withLock { $0.screen = HostScreen(OverlayHarness().cells) }
  }

  func attach(_ link: HostLink) { record.withLock { $0.link = link } }
  func screen() -> HostScreen? { record.withLock { $0.screen } }

  func show(_ frame: CellBuffer, damage: CellRect) {
    record.withLock { record in
      var whole = record.shown ?? CellBuffer(columns: frame.columns, rows: frame.rows)
      whole.draw(frame, column: 0, row: 0, clip: damage)
      record.shown = whole
      record.frames += 1
    }
  }

  func place(_ cursor: ScreenCursor?) {
    note(cursor.map { "cursor \($0.column), \($0.row)" } ?? "no cursor")
  }

  func respect(_ requests: HostRequests) {
    let focus = requests.focus.map { ", focus \"\($0.label)\"" } ?? ""
    note((requests.isNeeded ? "needed" : "done") + focus + ", bars \(requests.bars.rawValue)")
  }

  func follow(_ event: ContentInsetTracker.Event) {
    switch event {
    case .will(let old, let new): note("will \(old?.rows ?? 0) to \(new?.rows ?? 0)")
    case .did(let old, let new): note("did \(old?.rows ?? 0) to \(new?.rows ?? 0)")
    }
  }

  func ring(_ attention: Attention) { note("ring \(attention.rawValue)") }
  func flush() async { note("flush") }

  var log: [String] { record.withLock { $0.log } }
  var text: String { record.withLock { $0.shown?.text ?? "" } }

  /// Changes what the application shows, and says so.
  func change(_ body: (inout HostScreen?) -> Void) {
    let link = record.withLock { record in
      body(&record.screen)
      return record.link
    }
    link?.redraw()
  }

  func does(_ event: InputEvent) -> Bool {
    record.withLock { $0.link }?.handle(event) ?? false
  }

  private func note(_ line: String) { record.withLock { $0.log.append(line) } }
}
