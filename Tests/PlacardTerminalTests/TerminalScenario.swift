import PlacardLayout
import PlacardTerminal
import PlacardViews

/// What is drawn to count bytes: the scenes in which other libraries were measured, 120 by 40.
enum TerminalScenario {
  static let size = TerminalSize(columns: 120, rows: 40)

  /// Rows of words, as a program would have filled the screen.
  static let text: CellBuffer = {
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
  }()

  private static let background = CellColor.rgb(30, 34, 44)
  private static let edge = CellStyle(foreground: .rgb(111, 177, 252), background: background)
  private static let bold = CellStyle(
    foreground: .rgb(236, 240, 248), background: background, attributes: .bold)
  private static let body = CellStyle(foreground: .rgb(190, 198, 212), background: background)

  private static let success = CellStyle(foreground: .rgb(126, 211, 133), background: background)

  /// A framed box with a title and lines below it.
  static func toast(_ title: String, _ lines: [String], columns: Int) -> CellBuffer {
    var toast = CellBuffer(columns: columns, rows: lines.count + 3)
    toast.fill(toast.bounds, style: edge)
    toast.frame(toast.bounds, with: Border.rounded.glyphs(in: .unicode), style: edge)
    toast.write(title, column: 2, row: 1, style: bold)
    for (row, line) in lines.enumerated() {
      toast.write(line, column: 2, row: row + 2, style: body)
    }
    return toast
  }

  /// A toast comes from the right edge in 60 frames and leaves in 60, by a cubic easing.
  static let slide: [CellBuffer] = {
    var moving = toast(
      "  Deployed to production", ["web is live in 3 regions", "took 2 min 9 s"], columns: 42)
    moving.write("✓", column: 2, row: 1, style: success)
    func shown(_ time: Int) -> Int {
      let rest = Double(60 - time) / 60
      return Int((43 * (1 - rest * rest * rest)).rounded())
    }
    return (Array(1...60) + (0..<60).reversed()).map { time in
      var frame = text
      frame.draw(moving, column: size.columns - shown(time), row: 1)
      return frame
    }
  }()

  /// Five toasts with bars, all of which advance by a hundredth in each frame; the first frame is the
  /// start.
  static let stack: [CellBuffer] = (0...100).map { percent in
    var frame = text
    let done = 34 * percent / 100
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: 34 - done)
    for index in 0..<5 {
      var card = toast("Pulling image \(index)", ["layer 3 of 7", ""], columns: 42)
      card.write("\(bar) \(padded("\(percent)", 3))%", column: 2, row: 3, style: edge)
      frame.draw(card, column: size.columns - 43, row: 1 + index * 6)
    }
    return frame
  }

  /// So many lines of a log, 858,903 bytes with their ends when there are 10,000.
  static func log(_ count: Int) -> [String] {
    (0..<count).map { line in
      let length = 838_903 * (line + 1) / 10_000 - 838_903 * line / 10_000
      let start = "[\(padded("\(line)", 5))] worker-\(line % 16) compiled Module\(line * 7 % 997) "
      let words = String(repeating: "and linked what it needs ", count: 5)
      return String((start + words).prefix(length + (line % 2 == 0 ? 30 : -30)))
    }
  }

  /// Three rows that show how far the log is.
  static func status(_ line: Int, of count: Int = 10_000) -> CellBuffer {
    var status = CellBuffer(columns: 60, rows: 3)
    let done = 40 * line / count
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: 40 - done)
    let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")[line / 2 % 10]
    status.write("\(spinner) Building", column: 0, row: 0)
    status.write(bar, column: 11, row: 0, style: edge)
    status.write(
      padded("\(line)", 5) + " of \(count) lines, " + padded("\(count - line)", 5) + " to go",
      column: 0, row: 1)
    let thousandths = padded("\(line % 1000)", 3, with: "0")
    status.write(
      "elapsed " + padded("\(line / 1000)", 3) + ".\(thousandths) s", column: 0, row: 2)
    return status
  }

  private static func padded(_ text: String, _ width: Int, with filling: Character = " ") -> String
  {
    String(repeating: filling, count: max(width - text.utf8.count, 0)) + text
  }

  /// The cells that differ from one frame to the next, and the bytes of their text.
  static func floor(_ frames: [CellBuffer], from start: CellBuffer) -> (cells: Int, bytes: Int) {
    var (cells, bytes, old) = (0, 0, start)
    for new in frames {
      for row in 0..<new.rows {
        for column in 0..<new.columns {
          let text = new.text(column: column, row: row)
          if text != old.text(column: column, row: row)
            || new.style(column: column, row: row) != old.style(column: column, row: row)
          {
            cells += 1
            bytes += text.utf8.count
          }
        }
      }
      old = new
    }
    return (cells, bytes)
  }
}
