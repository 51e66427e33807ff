// An application with a renderer of its own, and messages above it: what it takes to be a `TerminalHost`.
//
// It owns the terminal: its modes, its keys, its bytes. Placard is handed the cells of its screen and what the
// person does, and hands back frames. Type a text; Ctrl-P posts a message, Ctrl-D asks before it deletes, Ctrl-Q quits.
import Placard
import PlacardTerminal

@main struct Host {
  static func main() async throws {
    guard let terminal = RawTerminal() else {
      return print("This application needs a terminal on standard input and output.")
    }
    let editor = Editor(on: terminal)
    let messages = PostManager(posters: [.terminal(above: editor)])
    terminal.write("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h")
    editor.redraw()
    reading: for await event in terminal.events {
      switch editor.handle(event) {
      case .post:
        messages.post(
          Message("Saved", body: "\(editor.count) characters", severity: .success),
          PostOptions(style: "card", placement: .topTrailing, duration: .seconds(3)))
      case .delete:
        let question = Confirm("Delete everything?", yes: "Delete", no: "Keep", isDestructive: true)
        Task { if try await messages.ask(question) == true { editor.clear() } }
      case .quit: break reading
      case nil: break
      }
    }
    await messages.close()
    terminal.write("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[0m\u{1B}[?7h\u{1B}[?1049l\u{1B}[?25h")
    terminal.restore()
  }
}
