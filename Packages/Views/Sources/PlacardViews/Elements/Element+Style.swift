public import PlacardAccessibility

extension Element {
  /// Gives the texts in it a colour.
  public func foreground(_ paint: Paint) -> ModifiedElement<Self> {
    style(Style(foreground: paint))
  }

  /// Makes the texts in it heavy.
  public func bold() -> ModifiedElement<Self> {
    style(Style(attributes: .bold))
  }

  /// Makes the texts in it look so, where they do not say otherwise themselves.
  public func style(_ style: Style) -> ModifiedElement<Self> {
    changed { $0.style = $0.style.inheriting(style) }
  }

  /// Paints what is behind it, up to its outer edge; nil paints nothing.
  ///
  /// Texts whose colour could not be read on it turn black or white.
  public func background(_ paint: Paint?) -> ModifiedElement<Self> {
    changed { $0.fill = paint ?? $0.fill }
  }

  /// Draws a line of one cell round it.
  ///
  /// - Parameters:
  ///   - border: The kind of line.
  ///   - paint: Its colour; a ``Border/soft`` one takes that of the background.
  ///   - corners: The corners that are round; the others are square. Those of other lines
  ///     than ``Border/rounded`` always are.
  ///   - side: A side that stays without a line and takes no row.
  /// - Returns: The element in a box.
  public func border(
    _ border: Border, _ paint: Paint = .muted, rounding corners: Corners = .all,
    open side: Border.OpenSide? = nil
  ) -> ModifiedElement<Self> {
    changed { node in
      node.addLine(
        ViewNode.Outline(border: border, paint: paint, corners: corners, openSide: side))
    }
  }

  /// Puts it into a box with round corners: a line in a colour, or where it has a background the edge of that.
  func panel(_ fill: Paint?, _ line: Paint, open side: Border.OpenSide? = nil) -> some Element {
    border(fill == nil ? .rounded : .soft, line, open: side).background(fill)
  }

  /// Exchanges text and background in it, blanks included: a background for where there are no colours.
  public func inverted(_ isInverted: Bool = true) -> ModifiedElement<Self> {
    changed { $0.isInverse = isInverted }
  }

  /// Makes it a target of taps, and of the focus, which is shown inverted.
  public func target(_ kind: FocusTarget.Kind) -> ModifiedElement<Self> {
    changed { $0.target = kind }
  }
}
