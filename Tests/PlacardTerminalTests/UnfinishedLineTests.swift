import PlacardInspection
import Synchronization
import Testing

@testable import PlacardTerminal

@Suite("Lines without an end") struct UnfinishedLineTests {
  private let port = RecordingPort(size: TerminalSize(columns: 30, rows: 8))

  private func writer() -> TerminalSession {
    TerminalSession(port, capabilities: TerminalCapabilities())
  }

  /// The screen, with `▏` where a visible cursor is.
  private func screen(_ writer: TerminalSession) async throws -> String {
    await writer.flush()
    let screen = try port.screen()
    guard screen.isCursorVisible else { return screen.text }
    var lines = screen.lines
    lines += repeatElement("", count: max(screen.cursorRow + 1 - lines.count, 0))
    let last = lines[screen.cursorRow]
    lines[screen.cursorRow] =
      last + String(repeating: " ", count: screen.cursorColumn - last.count) + "▏"
    return lines.joined(separator: "\n")
  }

  @Test("A prompt stands with the cursor behind it, and the region comes back below it (T11)")
  func prompt() async throws {
    let writer = writer()
    writer.print("before\n")
    writer.show(CellBuffer("card"))
    await writer.flush()
    _ = writer.show(.partial(StyledLine("Name? ")))
    #expect(try await screen(writer) == "before\nName? ▏")
    #expect(port.record.withLock { $0.log } == ["attach", "detach"])
    _ = writer.show(.ended(StyledLine("none")))
    #expect(try await screen(writer) == "before\nName? none\ncard")
    #expect(port.record.withLock { $0.log } == ["attach", "detach", "attach"])
    await writer.finish()
  }

  @Test("What others print and show meanwhile waits for the end of the line (T11)")
  func waiting() async throws {
    let writer = writer()
    writer.show(CellBuffer("card"))
    _ = writer.show(.partial(StyledLine("wait")))
    #expect(try await screen(writer) == "wait▏")
    writer.print("other\n")
    writer.show(CellBuffer("later"))
    _ = writer.show(.partial(StyledLine("ing")))
    #expect(try await screen(writer) == "waiting▏")
    _ = writer.show(.ended(StyledLine(".")))
    #expect(try await screen(writer) == "waiting.\nother\nlater")
    await writer.finish(keepingRows: false)
    #expect(try port.screen().text == "waiting.\nother")
  }

  @Test("A line that a person has ended by typing is followed by the region (T11)")
  func typed() async throws {
    let writer = writer()
    writer.show(CellBuffer("card"))
    _ = writer.show(.partial(StyledLine("Name? ")))
    await writer.flush()
    port.record.withLock { $0.batches.append(Array("Ada\r\n".utf8)) }
    _ = writer.show(.typed)
    #expect(try await screen(writer) == "Name? Ada\ncard")
    writer.print("Hello, Ada\n")
    #expect(try await screen(writer) == "Name? Ada\nHello, Ada\ncard")
    await writer.finish()
  }

  @Test("A line that is rewritten is seen above the frame, which may change (T11)")
  func rewritten() async throws {
    let writer = writer()
    writer.show(CellBuffer("card"))
    _ = writer.show(.partial(StyledLine("10%")))
    await writer.flush()
    _ = writer.show(.withdrawn)
    _ = writer.show(.seen(StyledLine("20%")))
    #expect(try await screen(writer) == "20%\ncard")
    writer.show(CellBuffer("other"))
    writer.print("line\n")
    #expect(try await screen(writer) == "line\n20%\nother")
    _ = writer.show(.seen(nil))
    writer.print([StyledLine("100%")])
    #expect(try await screen(writer) == "line\n100%\nother")
    await writer.finish(keepingRows: false)
  }

  @Test("A line that stands at the end is ended (T11)")
  func atTheEnd() async throws {
    let writer = writer()
    writer.show(CellBuffer("card"))
    _ = writer.show(.partial(StyledLine("no end")))
    await writer.flush()
    writer.commit(CellBuffer("card"))
    await writer.finish(keepingRows: false)
    #expect(try port.screen().text == "no end\ncard")
  }

  @Test("Others have the terminal until it is taken back, and what comes meanwhile waits (T11)")
  func releasing() async throws {
    let writer = writer()
    writer.show(CellBuffer("card"))
    writer.print("before\n")
    await writer.release()
    #expect(try await screen(writer) == "before\n▏")
    #expect(port.record.withLock { $0.log } == ["attach", "detach"])
    writer.print("meanwhile\n")
    writer.show(CellBuffer("later"))
    port.record.withLock { $0.batches.append(Array("child\r\n".utf8)) }
    #expect(try await screen(writer) == "before\nchild\n▏")
    writer.takeBack()
    #expect(try await screen(writer) == "before\nchild\nmeanwhile\nlater")
    await writer.finish()
  }

  @Test("A terminal that is released before anything was drawn stays so (T11)")
  func releasedAtOnce() async throws {
    let writer = writer()
    await writer.release()
    writer.show(CellBuffer("card"))
    await writer.flush()
    #expect(port.record.withLock { $0.batches.isEmpty })
    writer.takeBack()
    #expect(try await screen(writer) == "card")
    await writer.finish()
  }
}
