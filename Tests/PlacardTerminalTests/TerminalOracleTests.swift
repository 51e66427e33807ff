import Foundation
import PlacardModels
import PlacardTerminal
import PlacardViews
import Testing

/// Where panes are read from and written to, when somebody asks for them.
private let folder = ProcessInfo.processInfo.environment["PLACARD_ORACLE_FOLDER"]
  .map { URL(fileURLWithPath: $0, isDirectory: true) }

/// Writes panes as bytes, and what the virtual screen makes of them, for another terminal to read.
///
/// Runs only when `PLACARD_ORACLE_FOLDER` names a folder; panes that are there already are read.
@Suite("Oracle", .enabled(if: folder != nil)) struct TerminalOracleTests {
  private let size = TerminalSize(columns: 60, rows: 16)

  @Test(
    "Panes of scenes, printed lines and remains (T9)", arguments: 1...24 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    let folder = try #require(folder)
    var generator = SeededGenerator(seed: seed)
    var scene = TerminalScene(environment: ViewEnvironment(columns: 59, rows: 15))
    var region = LiveRegion(size: size)
    var bytes: [UInt8] = []
    for step in 1...60 {
      let now = Duration.milliseconds(step * 40)
      let post = Post.card(
        Int.random(in: 1...9, using: &generator),
        ["Saved", "画像 pulled", "naïve"].randomElement(using: &generator) ?? "",
        body: (0..<Int.random(in: 0...4, using: &generator)).map { "line \($0) 日本" }
          .joined(separator: "\n"),
        severity: Severity.allCases.randomElement(using: &generator) ?? .info)
      switch Int.random(in: 0...4, using: &generator) {
      case 0, 1: scene.show(post, at: now)
      case 2: scene.hide(post.ended(step % 3 == 0 ? .closed : .expired), at: now)
      default: break
      }
      let lines = (0..<Int.random(in: 0...3, using: &generator)).map {
        StyledLine("\(step).\($0) of the log")
      }
      bytes += region.print(above: lines, frame: scene.frame(at: now))
    }
    bytes += region.commit(scene.remains(at: .seconds(3)))
    bytes += region.finish(keepingRows: false)
    let name = String(format: "random-%02d", Int(seed))
    try Data(bytes).write(to: folder.appending(path: "\(name).bytes"))
    try write(bytes, named: name)
  }

  @Test("The recorded pane holds no sequence that is not ours (T9)")
  func recorded() throws {
    let folder = try #require(folder)
    let bytes = try Data(contentsOf: folder.appending(path: "recorded.bytes"))
    #expect(bytes.count > 1000)
    try write(Array(bytes), named: "recorded")
  }

  private func write(_ bytes: [UInt8], named name: String) throws {
    let folder = try #require(folder)
    var screen = VirtualScreen(size: size)
    try screen.write(bytes)
    let text = screen.lines.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: folder.appending(path: "\(name).text"))
  }
}
