import Placard
import PlacardTerminal

/// A stress test on a real terminal: lines from 16 tasks, from C and from a child process, above a
/// region that keeps changing.
///
/// Half of the lines come from tasks, a quarter from the C library and a quarter from a child
/// process that inherits the captured output. `Scripts/terminal` counts the lines that arrive.
struct TerminalStorm {
  let lines: Int

  private static let tasks = 16

  /// Runs the test, and returns once everything is written and the region is gone.
  func run() async {
    let capture = OutputCapture()
    let device = TerminalDevice(descriptor: capture.terminal)
    let capabilities = TerminalCapabilities(
      environment: environmentVariables(), isTerminal: device.isTerminal)
    let writer = TerminalSession(device, capabilities: capabilities)
    capture.start(printingTo: writer)
    writer.show(frame(0), isMoving: true)
    let child = spawnShell(
      "i=0; while [ $i -lt \(lines / 4) ]; do echo \"child.$i of the shell\"; i=$((i+1)); done")
    await withTaskGroup { group in
      for task in 0..<Self.tasks {
        group.addTask { self.print(as: task, on: writer) }
      }
      group.addTask {
        for line in 0..<lines / 4 { printByC("printf.\(line) of the C library\n") }
      }
      group.addTask {
        for number in 0..<lines / 20 {
          writer.show(frame(number), isMoving: number % 2 == 0)
          await Task.yield()
        }
      }
    }
    child.map(waitForProcess)
    await capture.stop()
    await writer.finish(keepingRows: false)
  }

  private func print(as task: Int, on writer: TerminalSession) {
    for line in 0..<lines / 2 / Self.tasks {
      let text = "task\(task).\(line)"
      switch line % 50 {
      case 0: writer.print(text + " " + String(repeating: "long ", count: 40) + "end\n")
      case 1: writer.print("\u{1B}[32m\(text)\u{1B}[m 画像 é\n")
      default: writer.print(text + " of a task\n")
      }
    }
  }

  /// A frame of one to five rows, each with a marker by which leftovers are detected.
  private func frame(_ number: Int) -> CellBuffer {
    var frame = CellBuffer(columns: 50, rows: number / 7 % 5 + 1)
    for row in 0..<frame.rows {
      frame.write(
        "~region~ \(number) row \(row)", column: number % 3, row: row,
        style: CellStyle(foreground: .indexed(UInt8(row + 1))))
    }
    return frame
  }
}
