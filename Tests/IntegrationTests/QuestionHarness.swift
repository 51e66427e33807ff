import Placard
import PlacardInspection
import PlacardTerminal

/// A program with a terminal of 50 columns that asks, and a person at its keys.
struct QuestionHarness {
  private let clock = ManualClock()
  let terminal: VirtualTerminal
  let messages: PostManager

  init(rows: Int = 14) {
    terminal = VirtualTerminal(size: TerminalSize(columns: 50, rows: rows), clock: clock)
    messages = PostManager(posters: [.terminal(on: terminal, motion: .none)], clock: clock)
  }

  /// Waits until a question takes keys.
  func begin() async throws {
    while !terminal.isReadingKeys {
      clock.advance(by: .milliseconds(20))
      _ = try await terminal.screen()
    }
  }

  /// Waits until no question takes keys, then closes the manager.
  func end() async throws {
    while terminal.isReadingKeys {
      clock.advance(by: .milliseconds(60))
      _ = try await terminal.screen()
    }
    await messages.close()
  }

  /// What is on the screen.
  var screen: String {
    get async throws { try await terminal.screen().text }
  }

  /// Types keys, and returns what is on the screen then.
  func type(_ keys: String) async throws -> String {
    await terminal.type(keys)
    clock.advance(by: .milliseconds(60))
    return try await screen
  }
}
