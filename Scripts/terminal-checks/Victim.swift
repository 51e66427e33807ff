// Draws without end until it is ended: victim inline|overlay. Where TERM is dumb, both write lines. With
// the word capture it draws nothing, and writes a hundred lines by itself while its output is captured.
//
// At USR1 it traps, at USR2 it writes into a pipe that nobody reads. endings.py runs it.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Placard
import PlacardTerminal
import Synchronization

/// What the latest signal has asked for.
private let order = Atomic(Int32(0))

@main struct Victim {
  static func main() async throws {
    for asked in [SIGUSR1, SIGUSR2] {
      signal(asked) { order.store($0, ordering: .relaxed) }
    }
    if CommandLine.arguments.contains("capture") { try await writeCaptured() }
    let screen =
      CommandLine.arguments.contains("overlay") ? TerminalScreen(content: paint) : nil
    let poster: TerminalPoster = screen.map { .terminal(above: $0) } ?? .terminal()
    let messages = PostManager(posters: [poster])
    screen?.enter()
    let work = messages.post(
      Message("Working", body: "on something long", progress: .indeterminate),
      PostOptions(style: "card", placement: .center, duration: .forever, dim: .gray()))
    for step in 0... {
      switch order.load(ordering: .relaxed) {
      case SIGUSR1: print([0, 1][step + 2])
      case SIGUSR2: writeToNobody()
      default: break
      }
      work.update { $0.title = "Working, step \(step)" }
      if let screen { screen.redraw() } else { poster.print(log(step)) }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Writes lines in small pieces until it is ended in the middle of one.
  private static func writeCaptured() async throws {
    let capture = OutputCapture()
    let writer = TerminalSession(
      TerminalDevice(descriptor: capture.terminal), capabilities: TerminalCapabilities())
    capture.start(printingTo: writer)
    for line in 1...100 {
      for piece in ["line ", "\(line)", " of 100\n"] { _ = write(1, piece, piece.utf8.count) }
    }
    while order.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(1)) }
    print([0, 1][Int(capture.terminal) + 100])
  }

  /// A screen on which every cell has a colour of its own, and another one each time.
  @Sendable private static func paint(_ cells: inout CellBuffer) {
    for row in 0..<cells.rows {
      for column in 0..<cells.columns {
        let style = CellStyle(
          foreground: .indexed(.random(in: 16...231)), background: .indexed(.random(in: 16...231)))
        cells.write("x", column: column, row: row, style: style)
      }
    }
  }

  /// Some coloured lines.
  private static func log(_ step: Int) -> String {
    (0..<40).map { line in
      (0..<20).map { "\u{1B}[38;5;\(($0 + line + step) % 216 + 16)mword" }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func writeToNobody() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    close(ends[0])
    _ = write(ends[1], "x", 1)
    close(ends[1])
  }
}
