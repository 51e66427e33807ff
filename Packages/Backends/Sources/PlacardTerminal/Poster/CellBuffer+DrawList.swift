import PlacardAccessibility
import PlacardLayout
public import PlacardViews

extension CellBuffer {
  /// Draws a view's commands into cells.
  public init(_ drawing: DrawList) {
    self.init(columns: drawing.columns, rows: drawing.rows)
    for command in drawing.commands {
      switch command {
      case .fill(let area, let color):
        fill(CellRect(area), style: CellStyle(background: CellColor(color)))
      case .border(let area, let glyphs, let style):
        frame(CellRect(area), with: FrameGlyphs(glyphs), style: CellStyle(style))
      case .text(let text, let column, let row, _, let style):
        write(text, column: column, row: row, style: CellStyle(style))
      }
    }
  }

  /// The same cells, faint.
  var faint: CellBuffer {
    var copy = self
    copy.changeStyles { $0.attributes.insert(.dim) }
    return copy
  }
}

extension CellRect {
  fileprivate init(_ area: PlacardLayout.CellRect) {
    self.init(column: area.column, row: area.row, columns: area.columns, rows: area.rows)
  }
}

extension CellColor {
  fileprivate init(_ color: Color) {
    switch color {
    case .default: self = .standard
    case .palette(let index): self = .indexed(index)
    case .rgb(let rgb): self = .rgb(rgb.red, rgb.green, rgb.blue)
    }
  }
}

extension CellStyle {
  fileprivate init(_ style: TextStyle) {
    let pairs: [(TextStyle.Attributes, Attributes)] = [
      (.bold, .bold), (.dim, .dim), (.italic, .italic), (.underline, .underline),
      (.strikethrough, .strikethrough), (.inverse, .reverse),
    ]
    var attributes: Attributes = []
    for (wanted, ours) in pairs where style.attributes.contains(wanted) {
      attributes.insert(ours)
    }
    self.init(
      foreground: CellColor(style.foreground), background: CellColor(style.background),
      attributes: attributes)
  }
}

extension FrameGlyphs {
  fileprivate init(_ glyphs: Border.Glyphs) {
    self.init(
      topLeft: Character(glyphs.topLeft), topRight: Character(glyphs.topRight),
      bottomLeft: Character(glyphs.bottomLeft), bottomRight: Character(glyphs.bottomRight),
      level: Character(glyphs.horizontal), upright: Character(glyphs.vertical))
  }
}
