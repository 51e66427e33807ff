import Synchronization

/// Links numbered in order of first use in the process, so that a style takes few bytes.
///
/// Number 0 is no link, as are all links after the first 65,535.
enum LinkTable {
  private struct State {
    var links: [TerminalLink] = []
    var numbers: [TerminalLink: UInt16] = [:]
  }

  private static let state = Mutex(State())

  /// The number of a link.
  static func number(of link: TerminalLink) -> UInt16 {
    state.withLock { state in
      if let known = state.numbers[link] { return known }
      guard let number = UInt16(exactly: state.links.count + 1) else { return 0 }
      state.links.append(link)
      state.numbers[link] = number
      return number
    }
  }

  /// The link of a number; nil for 0.
  static func link(_ number: UInt16) -> TerminalLink? {
    number == 0 ? nil : state.withLock { $0.links[Int(number) - 1] }
  }
}
