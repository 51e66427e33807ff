// Compares the manifests of the packages with the root's, and what every file imports with what its
// manifest declares and with the layers below. Run by Scripts/layers in the repository's root with
// a folder of manifests, as `swift package dump-package` prints them.

import Foundation

/// Who may import what: the whole of the house, so that a new module has to be placed here.
let drawing: Set = ["PlacardAccessibility", "PlacardAnimators", "PlacardLayout", "PlacardViews"]
let backend: Set = ["PlacardModels", "PlacardText", "PlacardPosting", "PlacardOutput"]
let plain: Set = [
  "PlacardModels", "PlacardText", "PlacardLayout", "PlacardAnimators", "PlacardAccessibility",
  "PlacardViews", "PlacardPosting", "PlacardTasks", "PlacardComponents", "PlacardOutput",
  "PlacardTerminal", "PlacardJSONStream", "PlacardLog", "PlacardFeeds",
]
/// What is for those who look into a program: no program that only posts is linked to it.
let inspection = "PlacardInspection"
let layers: [String: Set<String>] = [
  "PlacardModels": [],
  "PlacardText": [],
  "PlacardLayout": [],
  "PlacardOutput": [],
  "PlacardAnimators": ["PlacardLayout"],
  "PlacardAccessibility": ["PlacardModels", "PlacardText"],
  "PlacardViews": ["PlacardModels", "PlacardLayout", "PlacardText", "PlacardAccessibility"],
  "PlacardPosting": ["PlacardModels", "PlacardAccessibility"],
  "PlacardTasks": ["PlacardModels", "PlacardPosting"],
  "PlacardComponents": [
    "PlacardModels", "PlacardText", "PlacardLayout", "PlacardAccessibility", "PlacardViews",
    "PlacardPosting",
  ],
  "PlacardTerminal": backend.union(drawing),
  "PlacardJSONStream": backend,
  "PlacardLog": backend,
  "PlacardFeeds": ["PlacardModels", "PlacardPosting", "PlacardJSONStream"],
  inspection: plain,
  "PlacardTesting": plain,
  "Placard": plain,
]
/// What is under an app or an example: the umbrella, the modules whose engine parts it names, what it inspects
/// with, the messages and the screen that apps show, and what lives in its own folder.
let appLayer: Set = plain.union([
  "Placard", "PlacardGalleryScreen", "PlacardSamples", inspection,
])
/// What comes with every platform and costs nothing; whatever is not here is not imported.
let systemModules: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]

typealias Fields = [String: Any]

struct Manifest {
  var fields: Fields
  var targets: [String: Fields] { named("targets") }
  var products: [String: Fields] { named("products") }

  init(_ file: URL) throws {
    fields = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Fields ?? [:]
  }

  private func named(_ key: String) -> [String: Fields] {
    let values = fields[key] as? [Fields] ?? []
    return Dictionary(uniqueKeysWithValues: values.map { ($0["name"] as? String ?? "", $0) })
  }
}

var complaints = 0

func complain(_ sentence: String) {
  print(sentence)
  complaints += 1
}

/// The value as text that is the same for equal values.
func text(_ value: Any?) -> String {
  let options: JSONSerialization.WritingOptions = [
    .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes,
  ]
  let data = try? JSONSerialization.data(withJSONObject: value ?? NSNull(), options: options)
  return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
}

/// The modules that a target depends on, each with its condition, whatever package they come from.
func dependencies(of target: Fields) -> [String: String] {
  var found: [String: String] = [:]
  for entry in target["dependencies"] as? [[String: [Any]]] ?? [] {
    for words in entry.values {
      found[words.first as? String ?? ""] = text(words.last)
    }
  }
  return found
}

/// The modules that a file imports, with whatever attributes, access or kind of declaration.
func imports(in source: String) -> Set<String> {
  let words: Set = ["public", "package", "internal", "fileprivate", "private"]
  let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
  var found: Set<String> = []
  for line in source.split(separator: "\n") where line.contains("import ") {
    let parts = line.split(separator: " ").map(String.init)
    guard let index = parts.firstIndex(of: "import"), index + 1 < parts.count,
      parts[..<index].allSatisfy({ $0.hasPrefix("@") || words.contains($0) })
    else { continue }
    let rest = parts[(index + 1)...].drop { kinds.contains($0) }
    if let name = rest.first?.split(separator: ".").first { found.insert(String(name)) }
  }
  return found
}

/// The modules that lie inside an app's folder, and are seen by nobody else.
func privateModules(in path: String) -> Set<String> {
  Set(root.targets.filter { ($0.value["path"] as? String ?? "").hasPrefix(path + "/") }.keys)
}

func checkImports(of name: String, _ target: Fields, modules: Set<String>) {
  let path = target["path"] as? String ?? ""
  let kind = target["type"] as? String ?? ""
  let declared = Set(dependencies(of: target).keys)
  let isTest = kind == "test" || path.hasPrefix("Tests/")
  if !isTest {
    let isApp = path.hasPrefix("Apps/") || path.hasPrefix("Examples/")
    let layer = isApp ? appLayer.union(privateModules(in: path)) : layers[name]
    guard let layer else { return complain("\(name) has no place in Scripts/lib/Layers.swift.") }
    for extra in declared.intersection(modules).subtracting(layer).sorted() {
      complain("\(name) depends on \(extra), which its layer does not allow.")
    }
  }
  let system = name == "PlacardTesting" ? systemModules.union(["Testing"]) : systemModules
  let others = (target["exclude"] as? [String] ?? []).map { "\($0)/" }
  let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  let files = found.filter { file in !others.contains { file.hasPrefix($0) } }
  if files.isEmpty { complain("\(name) has no files in \(path).") }
  for file in files.sorted() where file.hasSuffix(".swift") {
    let source = (try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)) ?? ""
    for module in imports(in: source).subtracting(declared).sorted() {
      if modules.contains(module) {
        complain("\(path)/\(file) imports \(module), which \(name) does not declare.")
      } else if !isTest, !system.contains(module) {
        complain("\(path)/\(file) imports \(module), which no library and no app may.")
      }
    }
  }
}

func compare(_ package: Manifest, in folder: String, with root: Manifest) {
  for key in ["platforms", "toolsVersion"]
  where text(package.fields[key]) != text(root.fields[key]) {
    complain("Packages/\(folder) and the root differ in \(key).")
  }
  if package.fields["name"] as? String != folder {
    complain("Packages/\(folder) has another name than its folder.")
  }
  for (name, target) in package.targets {
    guard let twin = root.targets[name] else {
      complain("Packages/\(folder) has the target \(name), the root does not.")
      continue
    }
    let path = "Packages/\(folder)/" + (target["path"] as? String ?? "Sources/\(name)")
    if twin["path"] as? String != path { complain("The root has \(name) in another place.") }
    for key in ["type", "settings", "exclude", "resources", "sources"]
    where text(target[key]) != text(twin[key]) {
      complain("Packages/\(folder) and the root differ in \(key) of \(name).")
    }
    let (here, there) = (dependencies(of: target), dependencies(of: twin))
    for other in Set(here.keys).union(there.keys).sorted() where here[other] != there[other] {
      complain("Packages/\(folder) and the root differ in how \(name) depends on \(other).")
    }
  }
  for (name, product) in package.products where text(product) != text(root.products[name]) {
    complain("Packages/\(folder) and the root differ in the product \(name).")
  }
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let root = try Manifest(folder.appendingPathComponent("root.json"))
var housed: Set<String> = []
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
for file in files where file.lastPathComponent != "root.json" {
  let package = try Manifest(file)
  compare(package, in: file.deletingPathExtension().lastPathComponent, with: root)
  housed.formUnion(package.targets.keys)
}
let modules = Set(
  root.targets.filter {
    $0.value["type"] as? String == "regular"
      && !($0.value["path"] as? String ?? "").hasPrefix("Apps/")
  }.keys)
for name in modules.subtracting(housed).sorted() {
  complain("The root has \(name), which no package in Packages has.")
}
for name in modules.subtracting(root.products.keys).sorted() {
  complain("The root vends no product for \(name).")
}
for (name, target) in root.targets {
  checkImports(of: name, target, modules: Set(root.targets.keys))
}
exit(complaints == 0 ? 0 : 1)
