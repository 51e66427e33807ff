public import PlacardModels

/// The line round a box, one cell wide.
public enum Border: String, Sendable, Hashable, CaseIterable {
  case rounded, square, heavy, double
  /// Half a cell of the background's colour on every side; where there is no such colour, ``rounded``.
  ///
  /// The glyph is the inner half, in the colour of the fill on the background outside, so that nothing leaks
  /// out where a font leaves a part of its cell free.
  case soft

  /// A side without a line, by which a box hangs on the edge of its place.
  public enum OpenSide: String, Sendable, Hashable, CaseIterable {
    case top, bottom

    /// The side by which a post of a placement hangs or stands; nil in the middle.
    ///
    /// - Parameter placement: The placement; nil is at the top.
    public init?(at placement: Placement?) {
      switch placement ?? .top {
      case .top, .topLeading, .topTrailing: self = .top
      case .bottom, .bottomLeading, .bottomTrailing: self = .bottom
      case .center: return nil
      }
    }
  }

  /// Returns the border's characters, each one column wide, all four sides drawn.
  public func glyphs(in set: GlyphSet) -> Glyphs {
    glyphs(in: set, rounded: .all, open: nil)
  }

  /// Returns the border's characters.
  ///
  /// - Parameters:
  ///   - set: What they may be made of.
  ///   - corners: The corners that are round, where there are such, by sides of the screen.
  ///   - side: A side without a line.
  /// - Returns: The characters, empty for what is not drawn.
  func glyphs(in set: GlyphSet, rounded corners: Corners, open side: OpenSide?) -> Glyphs {
    var glyphs =
      switch (set, self) {
      case (.ascii, _): Glyphs("+", "-", "+", "|", "|", "+", "-", "+")
      case (_, .rounded), (_, .square), (.cp437, .heavy), (.cp437, .soft):
        Glyphs("┌", "─", "┐", "│", "│", "└", "─", "┘")
      case (_, .heavy): Glyphs("┏", "━", "┓", "┃", "┃", "┗", "━", "┛")
      case (_, .double): Glyphs("╔", "═", "╗", "║", "║", "╚", "═", "╝")
      case (_, .soft): Glyphs("▗", "▄", "▖", "▐", "▌", "▝", "▀", "▘")
      }
    if set == .unicode, self == .rounded {
      if corners.contains(.topLeading) { glyphs.topLeft = "╭" }
      if corners.contains(.topTrailing) { glyphs.topRight = "╮" }
      if corners.contains(.bottomLeading) { glyphs.bottomLeft = "╰" }
      if corners.contains(.bottomTrailing) { glyphs.bottomRight = "╯" }
    }
    switch side {
    case .top: (glyphs.topLeft, glyphs.top, glyphs.topRight) = (glyphs.left, "", glyphs.right)
    case .bottom:
      (glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight) = (glyphs.left, "", glyphs.right)
    case nil: break
    }
    return glyphs
  }
}
