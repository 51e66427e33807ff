// Writes a copy of a module's sources for every mutation of a list, each with that one change.
// Usage: swift Scripts/lib/Mutants.swift LIST SOURCES DESTINATION
//
// A mutation is a block of lines: its name; "at MARKER" or "at MARKER COUNT", which takes out the one or
// COUNT lines after the line "// mutant: MARKER", wherever in the sources that is; and the lines to put in
// their place, each after "+". A marker is in the sources exactly once.
// The copies are DESTINATION/1, 2, 3 …, and DESTINATION/names has their names, one a line.

import Foundation

struct Mutation {
  var name: String
  var marker = ""
  var count = 1
  var new: [String] = []
}

struct Refused: Error, CustomStringConvertible {
  let description: String
}

func mutations(in list: String) throws -> [Mutation] {
  var found: [Mutation] = []
  var isOpen = false
  for line in list.components(separatedBy: "\n") where !line.hasPrefix("#") {
    if line.isEmpty {
      isOpen = false
    } else if !isOpen {
      found.append(Mutation(name: line))
      isOpen = true
    } else if found[found.count - 1].marker.isEmpty, line.hasPrefix("at ") {
      let words = line.split(separator: " ")
      found[found.count - 1].marker = String(words[1])
      if words.count > 2, let count = Int(words[2]) { found[found.count - 1].count = count }
    } else if line.hasPrefix("+") {
      found[found.count - 1].new.append(String(line.dropFirst()))
    } else {
      throw Refused(description: "\(found[found.count - 1].name): \"\(line)\" is neither at nor +")
    }
  }
  return found
}

/// The lines of the source files by their paths.
func sources(in folder: URL) throws -> [String: [String]] {
  var found: [String: [String]] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  where path.hasSuffix(".swift") {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    found[path] = text.components(separatedBy: "\n")
  }
  return found
}

func write(
  _ mutation: Mutation, of folder: URL, _ sources: [String: [String]], to copy: URL
) throws {
  let matches = sources.flatMap { path, lines in
    lines.indices.filter {
      lines[$0].trimmingCharacters(in: .whitespaces) == "// mutant: \(mutation.marker)"
    }.map { (path, $0) }
  }
  guard matches.count == 1, let (path, line) = matches.first, var lines = sources[path] else {
    throw Refused(
      description:
        "\(mutation.name): its marker \"\(mutation.marker)\" is there \(matches.count) times, not once"
    )
  }
  lines.replaceSubrange(line + 1..<line + 1 + mutation.count, with: mutation.new)
  try FileManager.default.copyItem(at: folder, to: copy)
  try lines.joined(separator: "\n")
    .write(to: copy.appendingPathComponent(path), atomically: true, encoding: .utf8)
}

do {
  let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
  guard paths.count == 3 else { throw Refused(description: "LIST, SOURCES and DESTINATION") }
  let all = try mutations(in: String(contentsOf: paths[0], encoding: .utf8))
  try FileManager.default.createDirectory(at: paths[2], withIntermediateDirectories: true)
  let sources = try sources(in: paths[1])
  for (index, mutation) in all.enumerated() {
    try write(
      mutation, of: paths[1], sources, to: paths[2].appendingPathComponent("\(index + 1)"))
  }
  try all.map(\.name).joined(separator: "\n").appending("\n")
    .write(to: paths[2].appendingPathComponent("names"), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("mutants: \(error)\n".utf8))
  exit(1)
}
