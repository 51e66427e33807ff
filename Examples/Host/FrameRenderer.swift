import Placard
import PlacardLayout
import PlacardTerminal

/// Turns frames into escape sequences for a terminal with exact colours, row by row.
struct FrameRenderer {
  private var cursor: ScreenCursor?

  /// The bytes that draw the damaged rows of a frame, and put the cursor back.
  func bytes(of frame: CellBuffer, in damage: CellRect) -> String {
    var text = "\u{1B}[?2026h\u{1B}[?25l"
    for row in damage.row..<damage.row + damage.rows {
      text += "\u{1B}[\(row + 1);1H"
      var style: CellStyle?
      for column in 0..<frame.columns where frame.width(column: column, row: row) > 0 {
        let own = frame.style(column: column, row: row)
        if own != style { text += Self.rendition(of: own) }
        style = own
        text += frame.text(column: column, row: row)
      }
      text += "\u{1B}[0m"
    }
    return text + position + "\u{1B}[?2026l"
  }

  /// The bytes that show the cursor at a position, or hide it.
  mutating func place(_ cursor: ScreenCursor?) -> String {
    self.cursor = cursor
    return position
  }

  private var position: String {
    guard let cursor else { return "\u{1B}[?25l" }
    return "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
  }

  private static func rendition(of style: CellStyle) -> String {
    var codes = ["0"]
    let attributes: [(CellStyle.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.inverse, "7"),
      (.strikethrough, "9"),
    ]
    codes += attributes.filter { style.attributes.contains($0.0) }.map(\.1)
    codes += color(style.foreground, "38") + color(style.background, "48")
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private static func color(_ color: CellColor, _ layer: String) -> [String] {
    switch color {
    case .standard: []
    case .indexed(let index): [layer, "5", "\(index)"]
    case .rgb(let red, let green, let blue): [layer, "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
