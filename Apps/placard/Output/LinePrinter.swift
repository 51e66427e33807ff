import Placard
import Synchronization

/// Prints the lines of a feed above the posts, no faster than the terminal takes them.
final class LinePrinter: Sendable {
  /// How many bytes may wait for the terminal.
  private static let mostUnwritten = 1 << 16

  private let screen: TerminalPoster
  private let unwritten = Atomic(0)

  init(_ screen: TerminalPoster) {
    self.screen = screen
  }

  /// Prints whole lines; once many bytes wait, waits until the terminal has them.
  func print(_ lines: String) async {
    screen.print(lines)
    let (_, total) = unwritten.add(lines.utf8.count, ordering: .relaxed)
    guard total >= Self.mostUnwritten else { return }
    unwritten.store(0, ordering: .relaxed)
    await screen.flush()
  }
}
