import Placard
import PlacardLayout
import PlacardTerminal
import Synchronization

/// A text that is typed, above a bar of keys.
final class Editor: TerminalHost {
  /// What the program does in answer to a key.
  enum Command {
    case post, delete, quit
  }

  private struct State {
    var text = ""
    var link: HostLink?
    var renderer = FrameRenderer()
  }

  private let terminal: RawTerminal
  private let state = Mutex(State())

  init(on terminal: RawTerminal) {
    self.terminal = terminal
  }

  /// The number of characters that were typed.
  var count: Int { state.withLock { $0.text.count } }

  /// Empties the text.
  func clear() {
    state.withLock { $0.text = "" }
    redraw()
  }

  /// Has the next frame composed; once the messages are closed there is none.
  func redraw() {
    let link = state.withLock { $0.link }
    link?.redraw()
  }

  /// Offers what the person did to the messages; what they leave is the editor's.
  func handle(_ event: RawTerminal.Event) -> Command? {
    guard case .input(let input) = event else {
      redraw()
      return nil
    }
    if state.withLock({ $0.link })?.handle(input) == true { return nil }
    guard case .key(let key) = input else { return nil }
    switch key {
    case Key(.character("p"), .control): return .post
    case Key(.character("d"), .control): return .delete
    case Key(.character("q"), .control): return .quit
    case Key(.enter): state.withLock { $0.text.append("\n") }
    case Key(.backspace): state.withLock { if !$0.text.isEmpty { $0.text.removeLast() } }
    default:
      guard case .character(let scalar) = key.code, key.modifiers.isSubset(of: .shift) else {
        return nil
      }
      state.withLock { $0.text.unicodeScalars.append(scalar) }
    }
    redraw()
    return nil
  }

  func attach(_ link: HostLink) {
    state.withLock { $0.link = link }
  }

  func screen() -> HostScreen? {
    let text = state.withLock { $0.text }
    let size = terminal.size
    var cells = CellBuffer(columns: size.columns, rows: size.rows)
    let bar = CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    let style = CellStyle(attributes: .inverse)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var end = 0
    for (row, line) in lines.suffix(max(bar.row, 1)).enumerated() {
      end = cells.write(String(line), column: 1, row: row)
    }
    cells.fill(bar, style: style)
    cells.write(" ^P post  ^D delete  ^Q quit", column: 0, row: bar.row, style: style)
    let row = min(lines.count, max(bar.row, 1)) - 1
    return HostScreen(
      cells, HostLayout(bars: [.init(.bottom)]), cursor: ScreenCursor(column: 1 + end, row: row))
  }

  func show(_ frame: CellBuffer, damage: CellRect) {
    terminal.write(state.withLock { $0.renderer.bytes(of: frame, in: damage) })
  }

  func place(_ cursor: ScreenCursor?) {
    terminal.write(state.withLock { $0.renderer.place(cursor) })
  }
}
