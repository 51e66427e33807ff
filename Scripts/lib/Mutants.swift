// Writes a copy of a module's sources for every mutation of a list, each with that one change.
// Usage: swift Scripts/lib/Mutants.swift LIST SOURCES DESTINATION
//
// A mutation is a block of lines: its name, its file, the exact lines to take out, each after "-",
// and the lines to put in their place, each after "+". The text must be there exactly once.
// The copies are DESTINATION/1, 2, 3 …, and DESTINATION/names has their names, one a line.

import Foundation

struct Mutation {
  var name = ""
  var file = ""
  var old: [String] = []
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
    } else if found[found.count - 1].file.isEmpty {
      found[found.count - 1].file = line
    } else if line.hasPrefix("-") {
      found[found.count - 1].old.append(String(line.dropFirst()))
    } else if line.hasPrefix("+") {
      found[found.count - 1].new.append(String(line.dropFirst()))
    } else {
      throw Refused(description: "\(found[found.count - 1].name): \"\(line)\" is neither - nor +")
    }
  }
  return found
}

func write(_ mutation: Mutation, of sources: URL, to copy: URL) throws {
  try FileManager.default.copyItem(at: sources, to: copy)
  let file = copy.appendingPathComponent(mutation.file)
  let text = try String(contentsOf: file, encoding: .utf8)
  let old = mutation.old.joined(separator: "\n")
  let places = text.components(separatedBy: old).count - 1
  guard places == 1, !old.isEmpty else {
    throw Refused(
      description: "\(mutation.name): its text is \(places) times in \(mutation.file), not once")
  }
  let changed = text.replacingOccurrences(of: old, with: mutation.new.joined(separator: "\n"))
  try changed.write(to: file, atomically: true, encoding: .utf8)
}

do {
  let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
  guard paths.count == 3 else { throw Refused(description: "LIST, SOURCES and DESTINATION") }
  let all = try mutations(in: String(contentsOf: paths[0], encoding: .utf8))
  try FileManager.default.createDirectory(at: paths[2], withIntermediateDirectories: true)
  for (index, mutation) in all.enumerated() {
    try write(
      mutation, of: paths[1], to: paths[2].appendingPathComponent("\(index + 1)"))
  }
  try all.map(\.name).joined(separator: "\n").appending("\n")
    .write(to: paths[2].appendingPathComponent("names"), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("mutants: \(error)\n".utf8))
  exit(1)
}
