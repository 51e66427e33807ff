import Foundation
import Testing

/// The documents of the repository and the code that they show.
enum Documents {
  /// A fenced block of Swift, or of what a program prints.
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

    /// Whether it is from somebody's manifest, which no source file can hold.
    var isManifest: Bool { code.hasPrefix(".package(") || code.hasPrefix("// swift-tools-version") }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  /// The documents at the root and in the catalogs of the modules, by path.
  static let texts: [String: String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? []
    let packages = root.appending(path: "Packages").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: packages.path())?.allObjects as? [String]
    let guides = (files ?? []).filter { $0.contains(".docc/") && !$0.contains(".build/") }
    let paths =
      names.map { ($0, root.appending(path: $0)) }
      + guides.map { ("Packages/\($0)", packages.appending(path: $0)) }
    let pairs = paths.filter { $0.0.hasSuffix(".md") }.map { ($0, (try? text(of: $1)) ?? "") }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Every Swift block of the documents.
  static let blocks: [Block] = texts.sorted { $0.key < $1.key }
    .flatMap { blocks(in: $0.value, of: $0.key) }

  /// What the README shows of outputs: its blocks without a language.
  static let outputs: [String] = {
    let readme = texts["README.md"] ?? ""
    return blocks(in: readme, of: "README.md", opening: "```").map(\.text)
  }()

  /// The code between `// snippet` and `// end` in the folder Snippets, and in that of the programs of the
  /// README, by file name.
  static let snippets: [String: String] = {
    let folders = [
      folder.appending(path: "Snippets"),
      root.appending(path: "Tests/Programs/Asynchronous/Readme"),
    ]
    let pairs = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { name in
        (name, marked(in: (try? text(of: folder.appending(path: name))) ?? ""))
      }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  static func blocks(
    in text: String, of document: String, opening: String = "```swift"
  ) -> [Block] {
    var blocks: [Block] = []
    var lines: [Substring]?
    var start = 0
    var isWanted = false
    for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
      if let open = lines {
        if line == "```" {
          let text = open.joined(separator: "\n")
          if isWanted { blocks.append(Block(document: document, line: start, text: text)) }
          lines = nil
        } else {
          lines = open + [line]
        }
      } else if line.hasPrefix("```") {
        lines = []
        start = number
        isWanted = line == opening
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
