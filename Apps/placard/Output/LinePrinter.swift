import Placard
import Synchronization

/// Prints the lines of a feed above the posts, with back-pressure from the terminal.
final class LinePrinter: Sendable {
  /// The maximum number of bytes before a flush.
  private static let mostUnwritten = 1 << 16

  private let screen: TerminalPoster
  private let unwritten = Atomic(0)

  init(_ screen: TerminalPoster) {
    self.screen = screen
  }

  /// Prints whole lines; flushes after ``mostUnwritten`` bytes.
  func print(_ lines: String) async {
    screen.print(lines)
    let (_, total) = unwritten.add(lines.utf8.count, ordering: .relaxed)
    guard total >= Self.mostUnwritten else { return }
    unwritten.store(0, ordering: .relaxed)
    await screen.flush()
  }
}
