import PlacardInspection
import PlacardTerminal
import Testing

/// The bytes of the scenes in which other libraries were measured: floor, best peer, ours.
@Suite("Bytes of the scenes") struct ScenarioSizeTests {
  private typealias Scene = TerminalScenario

  /// The bytes of all frames but the first, on a screen that is read along.
  private func bytes(_ frames: [CellBuffer], editing: TerminalEditing) throws -> Int {
    var renderer = ScreenRenderer(size: Scene.size, editing: editing)
    renderer.lineFeed = .returns
    var screen = VirtualScreen(size: Scene.size)
    screen.returnsAtLineFeed = true
    try screen.write(Array("\u{1B}[?7l".utf8))
    var count = 0
    for (index, frame) in frames.enumerated() {
      var batch: [UInt8] = []
      renderer.paint(frame, into: &batch)
      try screen.write(batch)
      try #require(screen.cells == frame, "frame \(index): \(batch.visible)")
      count += index > 0 ? batch.count : 0
    }
    return count
  }

  @Test("A toast slides in over text and out again: 5,044 B of text, ncurses 19,808 (T2)")
  func slide() throws {
    let frames = [Scene.text] + Scene.slide
    #expect(try bytes(frames, editing: .all) <= 7600)
    guard Extent.isWhole else { return }
    #expect(Scene.floor(Scene.slide, from: Scene.text) == (4062, 5044))
    #expect(try bytes(frames, editing: []) <= 16_200)
  }

  @Test("Five toasts get a hundred updates each: 1,065 B of text, notcurses 7,091 (T2)")
  func stack() throws {
    #expect(try bytes(Scene.stack, editing: .all) <= 4900)
    guard Extent.isWhole else { return }
    #expect(Scene.floor(Array(Scene.stack.dropFirst()), from: Scene.stack[0]) == (725, 1065))
    #expect(try bytes(Scene.stack, editing: []) <= 4900)
  }

  @Test(
    "Ten thousand lines above three rows: 848,903 B of text, Rich 2,848,235 and 888,698 (T2, T3)",
    arguments: [(100, 876_000), (33, 879_000), (1, 1_312_000)].prefix(
      Extent.of(3, ordinarily: 1)))
  func log(batch: Int, most: Int) {
    let lines = Scene.log(10_000)
    #expect(lines.reduce(0) { $0 + $1.utf8.count + 1 } == 848_903)
    var region = LiveRegion(size: Scene.size)
    region.lineFeed = .returns
    _ = region.paint(Scene.status(0))
    var (count, done) = (0, 0)
    while done < lines.count {
      let next = min(done + batch, lines.count)
      let printed = lines[done..<next].map { StyledLine($0) }
      count += region.print(above: printed, frame: Scene.status(next)).count
      done = next
    }
    #expect(count <= most)
  }
}
