import Foundation
import PlacardJSONStream
import PlacardModels
import PlacardPosting

/// Lines of every sort: the scripts of the protocol's cases, and the streams that come of them.
enum Corpus {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func texts(of folder: URL, _ suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  /// The source of the module, and of the tables that it reads and writes by.
  static let sources = [
    "Backends/Sources/PlacardJSONStream", "Models", "Posting/Sources/PlacardPosting/Rules",
  ]
  .flatMap {
    texts(of: tests.deletingLastPathComponent().appending(path: "Packages/\($0)"), ".swift")
  }.joined(separator: "\n")

  /// The scripts, each a list of lines.
  private static let cases: [[String]] =
    texts(of: tests.appending(path: "AppTests/Protocol"), ".txt").flatMap { text in
      text.split(separator: "\n\n").map { block in
        block.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      }
    }

  /// Every line of the scripts.
  static let scripts = cases.flatMap(\.self)

  /// Every line of the streams that come of the scripts, and of events that none of them leads to.
  static let streams: [String] = {
    var lines: [String] = []
    for script in cases {
      var simulation = PostSimulation(PostScheduler())
      var reader = CommandReader(.script)
      var events: [PostEvent] = []
      for (index, line) in script.enumerated() {
        guard let timed = reader.read(InputLine(index + 1, line)) else { continue }
        for command in timed.commands {
          events += simulation.run(command, at: timed.at ?? .zero, line: timed.line)
        }
      }
      var writer = EventWriter()
      for event in events + simulation.finish() {
        lines.append(String(decoding: writer.line(for: event), as: UTF8.self))
      }
    }
    var writer = EventWriter()
    return lines + explanations.map { String(decoding: writer.line(for: $0), as: UTF8.self) }
  }()

  private static let explanations: [PostEvent] = {
    let steps = [Explanation.Step("quiet", "The quiet level was 50.")]
    let known = Explanation(id: "a", number: 1, state: .gone, reason: .expired, steps: steps)
    return [known, Explanation(id: "a")].map { explanation in
      var event = PostEvent(.reply, sequence: 1, at: .zero)
      event.reply = PostReply(.explanation(explanation), tag: "t")
      return event
    }
  }()
}
