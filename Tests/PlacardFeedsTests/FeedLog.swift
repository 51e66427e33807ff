import Foundation
import PlacardFeeds
import PlacardJSONStream
import PlacardModels
import PlacardPosting

/// What follows from a feed's lines, as text: the number of the line, what happened, to which post,
/// and what that says then.
struct FeedLog {
  private(set) var text: [String] = []
  private var simulation = PostSimulation(PostScheduler())

  /// Feeds lines, one each hundredth of a second, and then their end.
  init(_ feed: some Feed, lines: [String]) {
    var feed = feed
    for (number, line) in zip(1..., lines) {
      carryOut(feed.read(InputLine(number, line)), "\(number)")
    }
    carryOut(feed.finish(), "end")
  }

  /// Feeds bytes through a splitter, as a program does.
  init(_ feed: some Feed, bytes: some Sequence<UInt8>) {
    var feed = feed
    var splitter = LineSplitter()
    var lines: [InputLine] = []
    splitter.read(Array(bytes)[...]) { lines.append($0) }
    splitter.finish { lines.append($0) }
    for line in lines {
      carryOut(feed.read(line), "\(line.number)")
    }
    carryOut(feed.finish(), "end")
  }

  /// Feeds a recorded stream.
  init(_ feed: some Feed, fixture: String) throws {
    self.init(feed, bytes: try Self.bytes(ofFixture: fixture))
  }

  static func bytes(ofFixture name: String) throws -> Data {
    try Data(contentsOf: fixtures.appending(path: "\(name).jsonl"))
  }

  /// What must follow from a recorded stream.
  static func golden(_ name: String) throws -> [String] {
    try String(contentsOf: fixtures.appending(path: "\(name).log"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Fixtures")

  private mutating func carryOut(_ items: [FeedItem], _ label: String) {
    for item in items {
      guard case .command(let command) = item else {
        if case .line(let line) = item { text.append("\(label): line \(line)") }
        continue
      }
      for event in simulation.run(command, at: simulation.scheduler.time + .milliseconds(10)) {
        if let line = Self.line(event) { text.append("\(label): \(line)") }
      }
    }
  }

  private static func line(_ event: PostEvent) -> String? {
    switch event.kind {
    case .posted:
      event.admission == .duplicate ? "duplicate \(event.id ?? "")" : nil
    case .willShow: "\(event.lane ?? "") \(event.id ?? "") \(words(event.message))"
    case .updated: "update \(event.id ?? "") \(words(event.message))"
    case .counted: "count \(event.id ?? "") \(event.count ?? 0)"
    case .gone where event.reason != .duplicate:
      "gone \(event.id ?? "") \(event.reason?.rawValue ?? "")"
    case .error: "problem \(event.problem?.description ?? "")"
    default: nil
    }
  }

  private static func words(_ message: Message?) -> String {
    guard let message else { return "" }
    let progress: String? =
      if case .steps(let done, let total, _) = message.progress { "\(done)/\(total)" } else { nil }
    let texts = [message.title, message.body, progress] + message.takeaways
    return "[\(message.severity.rawValue)] "
      + texts.compactMap(\.self).joined(separator: " | ").replacing("\n", with: " ⏎ ")
  }
}
