import Foundation
import Testing

/// The documents of the repository and the code that they show.
enum Documents {
  /// A fenced block of Swift.
  struct Block: CustomTestStringConvertible {
    let document: String
    let line: Int
    let text: String

    var testDescription: String { "\(document):\(line)" }

    /// The block without its imports and the blank lines around.
    var code: String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        .trimmingCharacters(in: .newlines)
    }

    /// Whether it is a line of somebody's manifest, which no source file can hold.
    var isManifest: Bool { code.hasPrefix(".package(") }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift block of the documents at the root.
  static let blocks: [Block] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name in
      blocks(in: (try? text(of: root.appending(path: name))) ?? "", of: name)
    }
  }()

  /// The code between `// snippet` and `// end` in the files of the folder Snippets, by file name.
  static let snippets: [String: String] = {
    let snippets = folder.appending(path: "Snippets")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: snippets.path())) ?? []
    let pairs = names.filter { $0.hasSuffix(".swift") }.map { name in
      (name, marked(in: (try? text(of: snippets.appending(path: name))) ?? ""))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  static func blocks(in text: String, of document: String) -> [Block] {
    var blocks: [Block] = []
    var lines: [Substring]?
    var start = 0
    for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
      if let open = lines {
        if line == "```" {
          blocks.append(Block(document: document, line: start, text: open.joined(separator: "\n")))
          lines = nil
        } else {
          lines = open + [line]
        }
      } else if line == "```swift" {
        lines = []
        start = number
      }
    }
    return blocks
  }

  /// The lines between the marks, moved left as far as the first mark stands.
  static func marked(in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasSuffix("// snippet") }),
      let end = lines[start...].firstIndex(where: { $0.hasSuffix("// end") })
    else { return "" }
    let indent = lines[start].prefix { $0 == " " }.count
    return lines[(start + 1)..<end].map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }

  private static func text(of url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }
}
