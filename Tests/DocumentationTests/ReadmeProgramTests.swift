import Foundation
import Testing

@Suite("What the README says of its programs", .timeLimit(.minutes(1))) struct ReadmeProgramTests {
  @Test("The first lines are plain lines in a pipe, and the file holds the events that are shown")
  func quickStart() throws {
    let run = try Run(of: "quick-start")
    #expect(run.status == 0)
    #expect(Documents.outputs.contains(run.errors))
    let shown = try #require(Documents.outputs.first { $0.hasPrefix(#"{"placard":1"#) })
    let written = Run.timeless(run.file("build.jsonl")).split(separator: "\n")
    for line in Run.timeless(shown).split(separator: "\n") {
      #expect(written.contains(line), "no such line is written: \(line)")
    }
    #expect(written.count { $0.contains(#""kind":"gone""#) } == 3)
  }

  @Test("The command-line program says its lines in a pipe, and leaves standard output to print")
  func commandLine() throws {
    let run = try Run(of: "command-line")
    #expect(run.status == 0)
    #expect(run.output == "fetched layout.tar\nfetched views.tar\nfetched posting.tar")
    let shown = Documents.outputs.map(Run.withoutRunningWork)
    #expect(shown.contains(Run.withoutRunningWork(run.errors)))
  }
}

/// A run of a program in a folder of its own; its standard output and standard error are pipes.
private struct Run {
  let status: Int32
  /// What each of the two said, without the last newline.
  let output: String
  let errors: String
  private let files: [String: String]

  /// Runs one of the programs in `Tests/Programs/Asynchronous`, which the tests are built with.
  init(of name: String) throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (program, output, errors) = (Process(), Pipe(), Pipe())
    program.executableURL = Self.products.appending(path: "PlacardAsynchronousPrograms")
    program.arguments = [name]
    program.currentDirectoryURL = folder
    program.environment = ["LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": folder.path()]
    program.standardInput = FileHandle.nullDevice
    program.standardOutput = output
    program.standardError = errors
    try program.run()
    self.output = Self.text(output)
    self.errors = Self.text(errors)
    program.waitUntilExit()
    status = program.terminationStatus
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    files = try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }

  /// What a file says that the program left; empty when there is none.
  func file(_ name: String) -> String { files[name] ?? "" }

  /// The text without the times of events.
  static func timeless(_ text: String) -> String {
    text.replacing(/"at":[0-9.]+/, with: #""at":0"#)
  }

  /// The lines without those of work that runs, which depend on how quick the machine is.
  static func withoutRunningWork(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("● Fetching") }.joined(separator: "\n")
  }

  private static func text(_ pipe: Pipe) -> String {
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The folder that holds what was built.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
