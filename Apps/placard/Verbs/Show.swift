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
    let configuration = try await Configuration.load(arguments, shell)
    let stage = try Stage(destinations, arguments, shell, configuration)
    let pump = FeedPump(feed.make(isWatched: stage.isWatched), into: stage.manager)
    do {
      try await input.read { pump.read($0) }
    } catch {
      _ = await stage.close()
      throw error
    }
    pump.finish()
    return await stage.finish()
  }
}

/// The feeds by name.
enum FeedName: String, CaseIterable, Sendable {
  case placard, lines
  case swiftTesting = "swift-testing"

  /// A feed that has read nothing; what is only drawn makes room for what is newer.
  func make(isWatched: Bool) -> any Feed {
    switch self {
    case .placard: NativeFeed()
    case .lines: LinesFeed(limit: isWatched ? 5 : nil)
    case .swiftTesting: SwiftTestingFeed()
    }
  }
}
