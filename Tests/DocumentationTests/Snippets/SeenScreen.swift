import Placard
import PlacardInspection
import PlacardTerminal
import Testing

// snippet
@Test func theScreenShowsWhatWasSaved() async throws {
  let clock = ManualClock()
  let terminal = VirtualTerminal(size: TerminalSize(columns: 40, rows: 16), clock: clock)
  let messages = PostManager(posters: [.terminal(on: terminal)], clock: clock)

  let saved = messages.post(
    Message("Saved", severity: .success), PostOptions(duration: .seconds(2)))
  await messages.flush()
  clock.advance(by: .seconds(1))
  #expect(
    try await terminal.screen().text == """
      ╭──────────────────────╮
      │ ✓ Saved              │
      ╰──────────────────────╯
      """)

  clock.advance(by: .seconds(2))
  #expect(await saved.outcome == .closed(.expired))
  await messages.close()
  #expect(try await terminal.screen().lines.isEmpty)
}
// end
