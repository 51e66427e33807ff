import Placard
import PlacardLayout
import PlacardTerminal

/// The scenes by which other terminal libraries were measured, 120 by 40 in true colour, drawn as a
/// program would: only changes, in reused memory.
///
/// Their bytes are tested by `ScenarioSizeTests`, whose scenes are the same.
enum TerminalScenes {
  static let size = TerminalSize(columns: 120, rows: 40)
  private static let background = CellColor.rgb(30, 34, 44)
  private static let edge = CellStyle(foreground: .rgb(111, 177, 252), background: background)
  private static let bold = CellStyle(
    foreground: .rgb(236, 240, 248), background: background, attributes: .bold)
  private static let body = CellStyle(foreground: .rgb(190, 198, 212), background: background)
  private static let success = CellStyle(foreground: .rgb(126, 211, 133), background: background)

  /// A screen filled with rows of words.
  static func text() -> CellBuffer {
    let words = "the quick brown fox jumps over a lazy dog while builds run and tests pass"
      .split(separator: " ")
    var screen = CellBuffer(columns: size.columns, rows: size.rows)
    for row in 0..<size.rows {
      var (line, word) = ("", row * 7)
      while line.utf8.count + words[word % words.count].utf8.count < size.columns - row % 5 * 4 {
        line += words[word % words.count] + " "
        word += 1
      }
      screen.write(line, column: 0, row: row)
    }
    return screen
  }

  private static func toast(_ title: String, _ lines: [String]) -> CellBuffer {
    var toast = CellBuffer(columns: 42, rows: lines.count + 3)
    toast.fill(toast.bounds, style: edge)
    toast.frame(toast.bounds, with: Border.rounded.glyphs(in: .unicode), style: edge)
    toast.write(title, column: 2, row: 1, style: bold)
    for (row, line) in lines.enumerated() {
      toast.write(line, column: 2, row: row + 2, style: body)
    }
    return toast
  }

  private static func padded(_ number: Int, _ width: Int, with filling: Character = " ") -> String {
    let digits = String(number)
    return String(repeating: filling, count: max(width - digits.utf8.count, 0)) + digits
  }

  /// A scene drawn frame by frame, with its bytes counted.
  protocol Scene {
    /// The number of frames of a round, after which the screen is as before.
    var frames: Int { get }
    /// Draws a frame and returns its size in bytes.
    mutating func draw(_ frame: Int) -> Int
  }

  /// A toast slides in from the right edge in 60 frames and out in 60.
  struct Slide: Scene {
    let frames = 120
    private let text = TerminalScenes.text()
    private let toast: CellBuffer
    private var screen: CellBuffer
    private var renderer: ScreenRenderer
    private var bytes: [UInt8] = []
    private let damage: CellRect

    init(editing: TerminalEditing) {
      var toast = TerminalScenes.toast(
        "  Deployed to production", ["web is live in 3 regions", "took 2 min 9 s"])
      toast.write("✓", column: 2, row: 1, style: success)
      self.toast = toast
      screen = text
      damage = CellRect(column: 0, row: 1, columns: text.columns, rows: toast.rows)
      renderer = ScreenRenderer(size: size, editing: editing)
      renderer.lineFeed = .returns
      renderer.paint(screen, into: &bytes)
    }

    mutating func draw(_ frame: Int) -> Int {
      let time = frame < 60 ? frame + 1 : 119 - frame
      let rest = Double(60 - time) / 60
      let shown = Int((43 * (1 - rest * rest * rest)).rounded())
      screen.draw(text, column: 0, row: 0, clip: damage)
      screen.draw(toast, column: size.columns - shown, row: 1)
      bytes.removeAll(keepingCapacity: true)
      renderer.paint(screen, damage: damage, into: &bytes)
      return bytes.count
    }
  }

  /// A screen of text is dimmed behind a toast in 12 frames, and restored in 12.
  struct Dim: Scene {
    let frames = 24
    private let text = TerminalScenes.text()
    private var layers: [OverlayLayer]
    private var compositor = Compositor(ViewEnvironment(columns: size.columns))
    private var renderer = ScreenRenderer(size: size, editing: .all)
    private var bytes: [UInt8] = []

    init() {
      let toast = TerminalScenes.toast(
        "Delete everything?", ["It cannot be undone.", "[ Keep ]  [ Delete ]"])
      layers = [
        OverlayLayer(
          toast, revision: 1, column: 39, row: 17, clip: text.bounds, backdropRect: text.bounds)
      ]
      _ = draw(frames - 1)
    }

    mutating func draw(_ frame: Int) -> Int {
      let time = frame < 12 ? frame + 1 : 23 - frame
      layers[0].backdrop = Backdrop(.gray, strength: 0.3 * Double(time) / 12)
      let rows = compositor.compose(layers, over: text, damage: 0..<0)
      let damage = CellRect(
        column: 0, row: rows.lowerBound, columns: size.columns, rows: rows.count)
      bytes.removeAll(keepingCapacity: true)
      renderer.paint(compositor.frame, damage: damage, into: &bytes)
      return bytes.count
    }
  }

  /// The peers' second scene: five toasts, each with a title, a line of text and a row of progress, all
  /// five of which advance by one hundredth in each of 100 frames.
  ///
  /// A hundredth changes the last digit of the amount and, in one frame of three, a cell of the bar: 725
  /// cells and 1,065 bytes of text in all, the figures of the peers' own drivers.
  struct Stack: Scene {
    let frames = 100
    private var cards: [[CellBuffer]] = []
    private var screen = TerminalScenes.text()
    private var renderer: ScreenRenderer
    private var bytes: [UInt8] = []
    private let damage = CellRect(column: size.columns - 43, row: 1, columns: 42, rows: 29)
    private static let barColumns = 34

    init(editing: TerminalEditing) {
      renderer = ScreenRenderer(size: size, editing: editing)
      renderer.lineFeed = .returns
      cards = (0..<5).map { index in
        (0...100).map { percent in
          let done = Self.barColumns * percent / 100
          let bar =
            String(repeating: "█", count: done)
            + String(repeating: "░", count: Self.barColumns - done)
          var card = toast("Pulling image \(index)", ["layer 3 of 7", ""])
          card.write("\(bar) \(padded(percent, 3))%", column: 2, row: 3, style: edge)
          return card
        }
      }
      _ = draw(percent: 0)
    }

    mutating func draw(_ frame: Int) -> Int {
      if frame == 0 { _ = draw(percent: 0) }
      return draw(percent: frame + 1)
    }

    private mutating func draw(percent: Int) -> Int {
      for (index, card) in cards.enumerated() {
        screen.draw(card[percent], column: damage.column, row: damage.row + index * 6)
      }
      bytes.removeAll(keepingCapacity: true)
      renderer.paint(screen, damage: damage, into: &bytes)
      return bytes.count
    }
  }

  /// Ten thousand lines of a log above three rows that are redrawn at intervals.
  struct Log: Scene {
    let frames: Int
    private let batch: Int
    private let texts: [String]
    private var lines = LineBuffer()
    private var status = CellBuffer(columns: 60, rows: 3)
    private var region = LiveRegion(size: size, editing: .all)
    private var bytes: [UInt8] = []
    private var bar = 0
    private let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    private static let count = 10_000

    init(batch: Int, isColored: Bool = false) {
      self.batch = batch
      frames = (Self.count + batch - 1) / batch
      texts = (0..<Self.count).map { line in
        let length = 838_903 * (line + 1) / 10_000 - 838_903 * line / 10_000
        let start =
          "[\(padded(line, 5))] worker-\(line % 16) compiled Module\(line * 7 % 997) "
        let words = String(repeating: "and linked what it needs ", count: 5)
        let text = String((start + words).prefix(length + (line % 2 == 0 ? 30 : -30)))
        return isColored ? "\u{1B}[32mok\u{1B}[m " + text : text
      }
      status.write("  Building " + String(repeating: "░", count: 40), column: 0, row: 0)
      status.fill(CellRect(column: 11, row: 0, columns: 40, rows: 1), with: "░", style: edge)
      status.write("      of 10000 lines,       to go", column: 0, row: 1)
      status.write("elapsed        s", column: 0, row: 2)
      region.lineFeed = .returns
      update(0)
      region.paint(status, into: &bytes)
    }

    mutating func draw(_ frame: Int) -> Int {
      let next = min((frame + 1) * batch, Self.count)
      lines.removeAll()
      for line in frame * batch..<next { lines.append(texts[line]) }
      update(next)
      bytes.removeAll(keepingCapacity: true)
      region.print(above: lines, frame: status, into: &bytes)
      return bytes.count
    }

    /// Writes the changes of the status.
    private mutating func update(_ line: Int) {
      status.write(spinner[line / 2 % 10], column: 0, row: 0)
      let done = 40 * line / Self.count
      while bar != done {
        status.write(
          bar < done ? "█" : "░", column: 11 + min(bar, 39), row: 0, style: edge)
        bar += bar < done ? 1 : -1
      }
      status.write(padded(line, 5), column: 0, row: 1)
      status.write(padded(Self.count - line, 5), column: 22, row: 1)
      status.write(padded(line / 1000, 3), column: 8, row: 2)
      status.write(".", column: 11, row: 2)
      status.write(padded(line % 1000, 3, with: "0"), column: 12, row: 2)
    }
  }
}
