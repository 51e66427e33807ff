import PlacardInspection
import PlacardViews
import Testing

@testable import PlacardTerminal

/// A window that changes at any moment, also while the terminal reads a batch, and a program that
/// learns of it late.
@Suite("Live region in a storm") struct LiveRegionStormTests {
  @Test(
    "No line is lost or printed twice, whenever the window changes (T3)",
    arguments: 0..<Extent.of(24, ordinarily: 6) as Range<UInt64>)
  func resizedInBetween(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func randomSize() -> TerminalSize {
      TerminalSize(
        columns: Int.random(in: 30...60, using: &generator),
        rows: Int.random(in: 6...20, using: &generator))
    }
    let isReflowing = seed % 4 != 0
    var screen = VirtualScreen(size: randomSize())
    var region = LiveRegion(size: screen.size, editing: .all)
    var reported = screen.size
    var printed: [String] = []
    var resizes = 0
    for step in 0..<60 {
      var batch: [UInt8] = []
      if reported != screen.size, Bool.random(using: &generator) {
        reported = screen.size
        batch = region.resize(to: reported, isReflowing: isReflowing)
      }
      let count = Int.random(in: 0...6, using: &generator)
      var lines = LineBuffer()
      for line in 0..<count {
        let text =
          Int.random(in: 0...9, using: &generator) == 0
          ? "\(step).\(line) " + String(repeating: "long ", count: 20) + "end"
          : "\(step).\(line) é日 of a task"
        printed.append(text)
        lines.append(text)
      }
      var frame = CellBuffer(columns: 26, rows: Int.random(in: 1...4, using: &generator))
      for row in 0..<frame.rows {
        frame.write("~\(step) region \(row)", column: step % 3, row: row)
      }
      region.print(above: lines, frame: frame, into: &batch)
      let cut = Int.random(in: 0...batch.count, using: &generator)
      let end = batch.indices.dropFirst(cut).first { batch[$0] == 0x1B || batch[$0] == 0x0D }
      try screen.write(Array(batch[..<(end ?? batch.count)]))
      if Int.random(in: 0...3, using: &generator) == 0 {
        screen.resize(to: randomSize(), isReflowing: isReflowing)
        resizes += 1
      }
      try screen.write(Array(batch[(end ?? batch.count)...]))
      let found = screen.lines.filter { $0.contains(".") }
      try #require(
        isReflowing ? found == printed : found.count >= printed.count,
        "seed \(seed), step \(step), \(resizes) resizes: \(found.suffix(8)) for \(printed.suffix(8))"
      )
    }
  }
}
