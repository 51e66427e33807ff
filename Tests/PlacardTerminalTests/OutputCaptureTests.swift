import Foundation
import PlacardInspection
import PlacardTerminal
import Synchronization
import Testing

@Suite("Output capture") struct OutputCaptureTests {
  private let port = RecordingPort(size: TerminalSize(columns: 60, rows: 12))

  @Test("Lines that threads and children write come each once and whole, above the frame (T3)")
  func manyWriters() async throws {
    let file = Pipe()
    let descriptor = dup(file.fileHandleForWriting.fileDescriptor)
    let capture = OutputCapture(terminal: descriptor, of: [descriptor])
    #expect(capture.terminal != descriptor)
    let writer = TerminalSession(port, capabilities: TerminalCapabilities())
    writer.show(CellBuffer("frame"))
    capture.start(printingTo: writer)
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sh")
    child.arguments = ["-c", "i=0; while [ $i -lt 50 ]; do echo \"c.$i\"; i=$((i+1)); done"]
    child.standardOutput = FileHandle(fileDescriptor: descriptor)
    try child.run()
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for line in 0..<50 {
            let text = Array("\(task).\(line) é日\n".utf8)
            _ = write(descriptor, text, text.count)
          }
        }
      }
    }
    child.waitUntilExit()
    await capture.stop()
    await writer.finish()
    let lines = try port.screen().lines
    #expect(lines.count == 451)
    #expect(lines.last == "frame")
    for task in 0..<8 {
      #expect(lines.filter { $0.hasPrefix("\(task).") } == (0..<50).map { "\(task).\($0) é日" })
    }
    #expect(lines.filter { $0.hasPrefix("c.") } == (0..<50).map { "c.\($0)" })
    close(descriptor)
  }

  @Test("A line without an end comes too, and afterwards the descriptor is as it was (T3)")
  func restoring() async throws {
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForWriting.fileDescriptor)
    let capture = OutputCapture(terminal: descriptor, of: [descriptor])
    let writer = TerminalSession(port, capabilities: TerminalCapabilities())
    capture.start(printingTo: writer)
    _ = write(descriptor, "half", 4)
    await capture.stop()
    await writer.finish()
    #expect(try port.screen().lines == ["half"])
    _ = write(descriptor, "direct", 6)
    #expect(pipe.fileHandleForReading.availableData == Data("direct".utf8))
    close(descriptor)
  }

  @Test("What is no terminal is left alone by default (T1)")
  func leftAlone() async {
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForWriting.fileDescriptor)
    let capture = OutputCapture(terminal: descriptor)
    let writer = TerminalSession(port, capabilities: TerminalCapabilities())
    capture.start(printingTo: writer)
    _ = write(descriptor, "x", 1)
    #expect(pipe.fileHandleForReading.availableData == Data("x".utf8))
    await capture.stop()
    await writer.finish()
    close(descriptor)
  }

  @Test("What one capture has, a second one leaves to it, and finds the terminal behind it (T11)")
  func twice() async throws {
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForWriting.fileDescriptor)
    let writer = TerminalSession(port, capabilities: TerminalCapabilities())
    let capture = OutputCapture(terminal: descriptor, of: [descriptor])
    capture.start(printingTo: writer)
    let others = RecordingPort(size: TerminalSize(columns: 60, rows: 12))
    let otherWriter = TerminalSession(others, capabilities: TerminalCapabilities())
    let second = OutputCapture(terminal: descriptor, of: [descriptor])
    second.start(printingTo: otherWriter)
    _ = write(second.terminal, "beyond", 6)
    #expect(pipe.fileHandleForReading.availableData == Data("beyond".utf8))
    _ = write(descriptor, "line\n", 5)
    await second.stop()
    _ = write(descriptor, "next\n", 5)
    await capture.stop()
    await otherWriter.finish()
    await writer.finish()
    #expect(try port.screen().lines == ["line", "next"])
    #expect(others.record.withLock { $0.batches.isEmpty })
    close(descriptor)
  }
}
