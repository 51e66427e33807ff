public import PlacardAccessibility
public import PlacardLayout

/// A drawn view: commands in cells, in the order in which they cover each other.
///
/// All commands lie inside `columns` × `rows`, with the origin at the top left corner; the first one
/// fills all of it, so that what is drawn is opaque.
public struct DrawList: Sendable, Equatable {
  /// A piece of the drawing.
  public enum Command: Sendable, Equatable {
    /// Blank cells of a colour.
    case fill(CellRect, Color)
    /// A line along the inside of a rectangle of at least 2 × 2 cells.
    case border(CellRect, Border.Glyphs, TextStyle)
    /// One line of sanitized text that starts in a cell; `columns` is its width.
    case text(String, column: Int, row: Int, columns: Int, TextStyle)
    /// A picture, stretched over what was drawn below it where the terminal shows pictures, and the
    /// colour behind it.
    case picture(Picture, CellRect, Color)
  }

  /// An area where a tap means something.
  public struct Target: Sendable, Equatable {
    /// What a tap there means.
    public var kind: FocusTarget.Kind
    /// Where it is.
    public var area: CellRect

    /// Creates a target.
    public init(_ kind: FocusTarget.Kind, area: CellRect) {
      self.kind = kind
      self.area = area
    }
  }

  /// The width, 0 or more.
  public var columns: Int
  /// The height, 0 or more; 0 when there is nothing to draw.
  public var rows: Int
  /// What is drawn, from the bottom to the top.
  public var commands: [Command]
  /// Where taps mean something, from the bottom to the top.
  public var targets: [Target]

  /// Creates a drawing.
  public init(
    columns: Int = 0, rows: Int = 0, commands: [Command] = [], targets: [Target] = []
  ) {
    self.columns = columns
    self.rows = rows
    self.commands = commands
    self.targets = targets
  }

  /// Returns what a tap on a cell means, or nil for nothing.
  public func target(column: Int, row: Int) -> FocusTarget.Kind? {
    targets.last { target in
      let area = target.area
      return (area.column..<area.column + area.columns).contains(column)
        && (area.row..<area.row + area.rows).contains(row)
    }?.kind
  }
}
