// A full-screen application that draws through Placard: rows of text, a status line, messages above.
//
// p posts a message, d asks before it deletes, s posts into the region on the right, q quits.
// Scripts/terminal-checks/overlay.py runs it in a real terminal.
import Placard
import Synchronization

let isOver = Mutex<CheckedContinuation<Void, Never>?>(nil)
let keys = Mutex("")
let letters = "the quick brown fox jumps over a lazy dog and back again under the same fence "

let screen = TerminalScreen(layout: HostLayout(bars: [.init(.bottom)])) { cells in
  for row in 0..<cells.rows - 1 {
    let shift = row * 7 % letters.count
    let line = String(repeating: letters, count: cells.columns / letters.count + 2)
    cells.write(String(line.dropFirst(shift).prefix(cells.columns)), column: 0, row: row)
  }
  let status = " p post  d delete  s side  q quit " + keys.withLock { $0 }
  cells.fill(
    CellRect(column: 0, row: cells.rows - 1, columns: cells.columns, rows: 1),
    style: CellStyle(foreground: .rgb(230, 230, 230), background: .rgb(40, 60, 110)))
  cells.write(
    status, column: 0, row: cells.rows - 1,
    style: CellStyle(foreground: .rgb(230, 230, 230), background: .rgb(40, 60, 110)))
} handle: { event in
  receive(event)
}

let messages = PostManager(posters: [
  .terminal(above: screen) { post in post.options.group == "side" ? .region("side") : .automatic }
])

@Sendable func receive(_ event: InputEvent) {
  guard case .key(let key) = event, case .character(let character) = key.code else { return }
  keys.withLock { $0.append(Character(character)) }
  let size = screen.size
  switch character {
  case "p":
    messages.post(
      Message("Saved", body: "Package.swift", severity: .success),
      PostOptions(style: "card", placement: .topTrailing, duration: .seconds(1)))
  case "d":
    messages.post(
      Message("Delete everything?", severity: .warning)
        .action("delete", "Delete", role: .destructive).action("keep", "Keep", role: .cancel),
      PostOptions(style: "card", placement: .center, duration: .forever, dim: .gray()))
  case "s":
    screen.layout.regions["side"] = CellRect(
      column: size.columns / 2, row: 0, columns: size.columns / 2, rows: size.rows - 1)
    messages.post("Beside", PostOptions(style: "card", duration: .forever, group: "side"))
  case "q":
    isOver.withLock { $0.take() }?.resume()
  default: break
  }
  screen.redraw()
}

screen.enter()
await withCheckedContinuation { waiting in isOver.withLock { $0 = waiting } }
await messages.close()
await screen.leave()
