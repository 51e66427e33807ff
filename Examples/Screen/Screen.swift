// A full-screen application that draws through Placard: rows of text, a bar, and messages above.
//
// p posts a message, d asks before it deletes, s posts into the right half, r draws anew, q quits. A
// click on the bar posts a message, too. The bar is dark where the terminal says that its background is.
// Scripts/terminal-checks/overlay.sh runs it in a real terminal.
import Placard
import PlacardLayout
import PlacardTerminal
import Synchronization

@main struct Screen {
  static func main() async {
    let (keys, pressed) = AsyncStream.makeStream(of: Character.self)
    let state = Mutex((isDark: true, bar: CellRect.zero))
    let screen = TerminalScreen(
      layout: HostLayout(bars: [.init(.bottom)]),
      content: { cells in state.withLock { $0.bar = draw(&cells, isDark: $0.isDark) } }
    ) { event in
      switch event {
      case .key(let key):
        if case .character(let scalar) = key.code { pressed.yield(Character(scalar)) }
      case .pointer(let pointer) where pointer.action == .press(.left):
        let isOnBar = state.withLock {
          $0.bar.contains(column: pointer.column, row: pointer.row)
        }
        if isOnBar { pressed.yield("p") }
      case .reply(.background(let color)):
        state.withLock { $0.isDark = color.isDark }
        pressed.yield("r")
      default: break
      }
    }
    let messages = PostManager(posters: [
      .terminal(above: screen) { $0.options.group == "side" ? .region("side") : .automatic }
    ])
    screen.enter()
    reading: for await key in keys {
      switch key {
      case "p":
        messages.post(
          Message("Saved", body: "Package.swift", severity: .success),
          PostOptions(style: "card", placement: .topTrailing, duration: .seconds(2)))
      case "d":
        messages.post(
          Message("Delete everything?", severity: .warning)
            .action("delete", "Delete", role: .destructive).action("keep", "Keep", role: .cancel),
          PostOptions(style: "card", placement: .center, dim: .gray()))
      case "s":
        let half = screen.size.columns / 2
        screen.layout.regions["side"] = CellRect(
          column: half, row: 0, columns: half, rows: screen.size.rows - 1)
        messages.post("Beside", PostOptions(style: "card", duration: .forever, group: "side"))
      case "r": screen.redraw()
      case "q": break reading
      default: break
      }
    }
    await messages.close()
    await screen.leave()
  }

  /// Draws what the application itself shows, and returns where its bar is.
  static func draw(_ cells: inout CellBuffer, isDark: Bool) -> CellRect {
    let words = String(repeating: "the quick brown fox jumps over a lazy dog ", count: 12)
    for row in 0..<cells.rows {
      cells.write(String(words.dropFirst(row * 7 % 42)), column: 0, row: row)
    }
    let bar = CellRect(column: 0, row: cells.rows - 1, columns: cells.columns, rows: 1)
    let style =
      isDark
      ? CellStyle(foreground: .rgb(230, 230, 230), background: .rgb(40, 60, 110))
      : CellStyle(foreground: .rgb(20, 30, 60), background: .rgb(200, 215, 245))
    cells.fill(bar, style: style)
    cells.write(" p post  d delete  s side  q quit", column: 0, row: bar.row, style: style)
    return bar
  }
}
