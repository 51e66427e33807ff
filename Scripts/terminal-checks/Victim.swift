// Draws without end until it is ended: victim inline|overlay. Where TERM is dumb, both write lines. With
// the word capture it draws nothing, and writes a hundred lines by itself while its output is captured.
// With the word blocking it never leaves the main thread.
//
// Real-time signals order how it ends: see `Order`. endings.py runs it.
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

/// What a signal asks for, by its number.
private enum Order: Int32, CaseIterable {
  /// An index out of range.
  case trap = 40
  /// A write into a pipe that nobody reads.
  case pipe, fatalError, abort
  /// A read of memory that is not there.
  case fault
  /// A stack overflow on the main thread, or on the thread that draws when the size has changed.
  case overflow, overflowInDrawing
  /// A handler of its own for USR1, which asks for the next.
  case handler
  /// An exit with status 3.
  case leave
}

@main struct Victim {
  static func main() async throws {
    for asked in Order.allCases {
      signal(asked.rawValue) { order.store($0, ordering: .relaxed) }
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
      obey(step)
      // Threads of Swift's pool have no stack of their own for a handler of an overflow.
      if !isToOverflowInDrawing {
        work.update { $0.title = "Working, step \(step)" }
        if let screen { screen.redraw() } else { poster.print(log(step)) }
      }
      if CommandLine.arguments.contains("blocking") {
        usleep(20_000)
      } else {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  private static var isToOverflowInDrawing: Bool {
    order.load(ordering: .relaxed) == Order.overflowInDrawing.rawValue
  }

  private static func obey(_ step: Int) {
    switch Order(rawValue: order.load(ordering: .relaxed)) {
    case .trap: print([0, 1][step + 2])
    case .pipe: writeToNobody()
    case .fatalError: fatalError("ordered")
    case .abort: abort()
    case .fault: print(UnsafePointer<Int>(bitPattern: 8 + step % 2 * 8)?.pointee ?? 0)
    case .overflow: print(depth(of: step))
    case .handler:
      signal(SIGUSR1) { _ in order.store(Order.leave.rawValue, ordering: .relaxed) }
    case .leave: exit(3)
    case .overflowInDrawing, nil: break
    }
  }

  /// Calls itself until no stack is left.
  private static func depth(of step: Int) -> Int {
    step < 0 ? step : depth(of: step + 1) &+ depth(of: step + 2) &+ 1
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
    if isToOverflowInDrawing { print(depth(of: cells.rows)) }
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
