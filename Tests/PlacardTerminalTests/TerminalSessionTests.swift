import PlacardInspection
@_spi(Inspection) import PlacardTerminal
import Synchronization
import Testing

@Suite("Terminal writer") struct TerminalSessionTests {
  private let port = RecordingPort(size: TerminalSize(columns: 40, rows: 10))

  @Test("Lines of many tasks arrive each once, above the newest frame (T3)")
  func manyTasks() async throws {
    let writer = TerminalSession(port, capabilities: TerminalCapabilities())
    writer.show(CellBuffer("0%"))
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for line in 0..<25 {
            writer.print("\(task).\(line)\n")
            writer.show(CellBuffer("\(line)%"))
          }
        }
      }
    }
    writer.show(CellBuffer("done"))
    await writer.flush()
    let lines = try port.screen().lines
    #expect(lines.last == "done")
    let printed = Array(lines.dropLast())
    #expect(printed.count == 200)
    for task in 0..<8 {
      let own = printed.filter { $0.hasPrefix("\(task).") }
      #expect(own == (0..<25).map { "\(task).\($0)" })
    }
    await writer.finish()
  }

  @Test("The terminal is guarded only while a region is up (T7)")
  func guarding() async throws {
    let writer = TerminalSession(port, capabilities: TerminalCapabilities())
    writer.print("before")
    await writer.flush()
    #expect(port.record.withLock { $0.log }.isEmpty)
    writer.show(CellBuffer("up"))
    await writer.flush()
    #expect(port.record.withLock { $0.log } == ["attach"])
    #expect(port.record.withLock { $0.restoreSequence }.visible == "␛[?2026l␛[m␍␊␛[J␛[?7h␛[?25h")
    writer.show(CellBuffer(columns: 0, rows: 0))
    await writer.flush()
    #expect(port.record.withLock { $0.log } == ["attach", "detach"])
    #expect(try port.screen().text == "before")
    #expect(try port.screen().isCursorVisible)
    await writer.finish()
  }

  @Test("The end writes what waits and ends the region", arguments: [true, false])
  func finishing(keepingRows: Bool) async throws {
    let writer = TerminalSession(port, capabilities: TerminalCapabilities())
    writer.print("log")
    writer.show(CellBuffer("frame"))
    await writer.finish(keepingRows: keepingRows)
    #expect(try port.screen().text == (keepingRows ? "log\nframe" : "log"))
    #expect(try port.screen().isCursorVisible)
    #expect(port.record.withLock { $0.log } == ["attach", "detach"])
    let count = port.record.withLock { $0.batches.count }
    writer.print("too late")
    await writer.finish()
    #expect(port.record.withLock { $0.batches.count } == count)
  }

  @Test(
    "COLUMNS may make it narrower than the window, not wider", arguments: [(20, 20), (400, 40)])
  func columns(asked: Int, used: Int) {
    let writer = TerminalSession(port, capabilities: TerminalCapabilities(columns: asked))
    #expect(writer.size == TerminalSize(columns: used, rows: 10))
  }

  @Test("A writer that was never used writes nothing")
  func unused() async {
    let writer = TerminalSession(port, capabilities: TerminalCapabilities())
    await writer.flush()
    await writer.finish()
    #expect(port.record.withLock { $0.batches.isEmpty })
  }

  @Test("A terminal that is gone is said once and takes nothing more (T7)")
  func gone() async {
    let log = EventLog()
    port.record.withLock { $0.isGone = true }
    let writer = TerminalSession(port, capabilities: TerminalCapabilities()) { log.add($0) }
    writer.print("lost")
    await writer.flush()
    writer.print("lost too")
    await writer.flush()
    await writer.finish()
    #expect(log.events.withLock { $0 } == [.gone])
    #expect(port.record.withLock { $0.batches.count } == 1)
  }

  @Test("After another size the newest frame is drawn for it, and said (T3)")
  func resizing() async throws {
    let log = EventLog()
    let writer = TerminalSession(
      port, capabilities: TerminalCapabilities(isReflowing: false)
    ) { log.add($0) }
    writer.show(CellBuffer("a frame that is wide"))
    await writer.flush()
    port.record.withLock { record in
      record.size = TerminalSize(columns: 8, rows: 10)
      record.events = .resized
    }
    writer.print("x")
    await writer.flush()
    #expect(log.events.withLock { $0 } == [.resized(TerminalSize(columns: 8, rows: 10))])
    await writer.finish()
    let first = try #require(port.record.withLock { $0.batches.first })
    var screen = VirtualScreen(size: TerminalSize(columns: 40, rows: 10))
    try screen.write(first)
    screen.resize(to: TerminalSize(columns: 8, rows: 10), isReflowing: false)
    for batch in port.record.withLock({ $0.batches.dropFirst() }) {
      try screen.write(batch)
    }
    #expect(screen.text == "x\na frame")
  }
}

/// Events as they came.
private final class EventLog: Sendable {
  let events = Mutex<[TerminalSession.Event]>([])

  func add(_ event: TerminalSession.Event) {
    events.withLock { $0.append(event) }
  }
}
