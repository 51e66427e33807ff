// Turns the compiler's symbol graph of a module into its public interface as text: a line for each
// symbol, sorted, with its whole declaration. Run by Scripts/api with the folder of graphs and a module.

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?

    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }

    var line: String {
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
      let words = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(pathComponents.joined(separator: ".")): \(words)"
    }
  }

  let symbols: [Symbol]
}

let (folder, module) = (CommandLine.arguments[1], CommandLine.arguments[2])
let graphs = try FileManager.default.contentsOfDirectory(atPath: folder)
  .filter { $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") }
  .map { try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent($0)) }
  .map { try JSONDecoder().decode(Graph.self, from: $0) }
let symbols = graphs.flatMap(\.symbols).filter { !$0.isSynthesized }
let types: Set = ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor"]
let count = symbols.count { types.contains($0.kind.identifier) }
print("\(module): \(count) types, \(symbols.count - count) members")
for line in Set(symbols.map(\.line)).sorted() { print(line) }
