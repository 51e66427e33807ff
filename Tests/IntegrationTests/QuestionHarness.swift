import Foundation
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

  /// What is on the screen, without the blanks at the ends of its rows and without blank rows.
  var card: String {
    get async throws {
      try await terminal.screen().lines.map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }.joined(separator: "\n")
    }
  }

  /// The text in inverse cells: the focused target, and the cursor of a field.
  var inverse: String {
    get async throws {
      let cells = try await terminal.screen().cells
      var text = ""
      for row in 0..<cells.rows {
        for column in 0..<cells.columns
        where cells.style(column: column, row: row).attributes.contains(.inverse) {
          text += cells.text(column: column, row: row)
        }
      }
      return text
    }
  }

  /// Types keys, and returns what is on the screen then.
  func type(_ keys: String) async throws -> String {
    await terminal.type(keys)
    clock.advance(by: .milliseconds(60))
    return try await screen
  }
}
