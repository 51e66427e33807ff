import Placard

extension Verb {
  /// Shows a feed.
  static let show = Verb(
    name: "show", operands: "[FILE]",
    summary: "Shows a feed, from a file, a pipe or standard input, as it comes.",
    flags: Flag.output + [
      Flag(
        "feed", nil, .value("NAME"),
        "What comes in: placard (the default), lines or swift-testing.")
    ]
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError(
        "show takes one file; it got \(arguments.words.count): \(arguments.words.joined(separator: " "))."
      )
    }
    let feed = try arguments.choice("feed", as: FeedName.self) ?? .placard
    let destinations = try Destination.all(from: arguments)
    let descriptor = try InputReader.open(arguments.words.first ?? "-")
    let session = try Session(destinations, arguments, shell)
    let pump = FeedPump(feed.make(), into: session.manager)
    try await InputReader.read(descriptor) { pump.read($0) }
    pump.finish()
    return await session.finish(shell)
  }
}

/// The feeds by name.
enum FeedName: String, CaseIterable, Sendable {
  case placard, lines
  case swiftTesting = "swift-testing"

  func make() -> any Feed {
    switch self {
    case .placard: NativeFeed()
    case .lines: LinesFeed()
    case .swiftTesting: SwiftTestingFeed()
    }
  }
}
