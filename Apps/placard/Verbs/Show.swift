import Placard
import PlacardJSONStream

extension Verb {
  /// Shows a feed.
  static let show = Verb(
    name: "show", operands: "[FILE]",
    summary: "Shows a feed, from a file, a pipe or standard input, as it comes.",
    flags: [
      Flag(
        "feed", nil, .value("NAME"),
        "What comes in: placard (the default), lines or swift-testing."),
      .configuration,
      .history,
    ] + Flag.output
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("show takes one file; it got \(arguments.words.count) words.")
    }
    let feed = try arguments.choice("feed", as: FeedName.self) ?? .placard
    let destinations = try Destination.all(from: arguments)
    let input = try InputFile.open(arguments.words.first, in: shell)
    try Destination.refuse(destinations, overwriting: input)
    try HistoryOption.refuse(arguments, feeding: input)
    let settings = try await UserSettings.load(arguments, shell)
    let session = try Session(
      destinations, arguments, shell, settings, scrollsLines: feed == .lines)
    do {
      try await read(input, as: feed, into: session)
    } catch {
      _ = await session.close()
      throw error
    }
    return await session.finish()
  }

  /// Reads the feed to its end; the session reports its problems.
  private static func read(_ input: InputFile, as feed: FeedName, into session: Session)
    async throws
  {
    let printer = session.screen.map { LinePrinter($0) }
    try await session.manager.read(
      feed.make(onScreen: session.isWatched, isRecorded: session.isRecorded), from: input.chunks,
      printing: { await printer?.print($0) }, onProblem: { _ in })
  }
}

/// The feeds by name.
enum FeedName: String, CaseIterable, Sendable {
  case placard, lines
  case swiftTesting = "swift-testing"

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - onScreen: Whether there is a poster that draws on a terminal.
  ///   - isRecorded: Whether there is any other poster.
  /// - Returns: The feed.
  func make(onScreen: Bool, isRecorded: Bool) -> any Feed {
    switch self {
    case .placard: NativeFeed()
    case .lines:
      LinesFeed(onScreen ? isRecorded ? [.scrolling, .posts] : .scrolling : .posts)
    case .swiftTesting: SwiftTestingFeed()
    }
  }
}
