import Placard

/// The feeds by name.
enum FeedName: String, CaseIterable, Sendable {
  case auto, placard, lines, log
  case swiftTesting = "swift-testing"
  case swiftBuild = "swift-build"
  case cargo, go, pytest, tap, github, ntfy

  /// The name of the reader of what an input seems to be.
  init(_ guess: FeedGuess) {
    switch guess {
    case .placard: self = .placard
    case .swiftTesting: self = .swiftTesting
    case .records: self = .log
    case .text: self = .lines
    }
  }

  /// Whether lines scroll on a terminal, and only notable ones are posts.
  var scrollsLines: Bool {
    self != .placard && self != .swiftTesting
  }

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - onScreen: Whether there is a poster that draws on a terminal.
  ///   - isRecorded: Whether there is any other poster.
  ///   - styles: The names of styles.
  /// - Returns: The feed.
  func make(onScreen: Bool, isRecorded: Bool, styles: [String]) -> any Feed {
    let output: LinesFeed.Output =
      onScreen ? isRecorded ? [.scrolling, .posts] : .scrolling : .posts
    return switch self {
    case .auto, .placard: NativeFeed(accepting: styles)
    case .swiftTesting: SwiftTestingFeed()
    case .lines, .swiftBuild, .tap, .github: LinesFeed(output)
    case .log, .cargo, .go, .pytest, .ntfy: LinesFeed(output, of: .records)
    }
  }
}
