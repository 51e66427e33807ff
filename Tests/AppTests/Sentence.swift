import Foundation
import Testing

/// One sentence of the protocol as a case: a script, and the lines that must come of it.
///
/// ```
/// ## The sentence.
/// > a line of the script
/// only gone reply            the kinds that are compared; without it all of them
/// waits for hosts            known to fail until there is that
/// = 0.4 gone "id":"a",…      time, kind and the rest of a line out
/// ```
struct Sentence: Sendable, CustomTestStringConvertible {
  let words: String
  private(set) var script = ""
  private(set) var kinds: Set<String>?
  private(set) var waitsFor: String?
  private(set) var expected: [String] = []

  var testDescription: String { words }

  /// Every case of the folder, in the order of the sections.
  static let all: [Sentence] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Protocol")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().flatMap { name -> [Sentence] in
      let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      return text.split(separator: "\n\n").compactMap { Sentence($0, in: name) }
    }
  }()

  /// Reads a block of lines; nil for one that begins with no sentence.
  private init?(_ block: Substring, in file: String) {
    let lines = block.split(separator: "\n")
    guard let first = lines.first, first.hasPrefix("## ") else { return nil }
    words = "\(file.prefix { $0 != "." }): \(first.dropFirst(3))"
    for line in lines.dropFirst() {
      switch line.first {
      case ">": script += line.dropFirst(2) + "\n"
      case "=": expected.append(String(line.dropFirst(2)))
      case "o": kinds = Set(line.split(separator: " ").dropFirst().map(String.init))
      default: waitsFor = String(line.trimmingPrefix("waits for "))
      }
    }
  }

  /// A line out as it is written in a case; nil for one of a kind that is not compared.
  func shorthand(_ line: Substring) -> String? {
    let form = #/\{"placard":1,"kind":"([a-zA-Z]+)","seq":\d+,"at":([0-9.]+),?(.*)\}/#
    guard let match = line.wholeMatch(of: form) else { return String(line) }
    guard kinds?.contains(String(match.1)) ?? true else { return nil }
    return "\(match.2) \(match.1) \(match.3)"
  }
}
