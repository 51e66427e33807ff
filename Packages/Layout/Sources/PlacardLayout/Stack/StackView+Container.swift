extension StackView {
  /// Lets the items flow in this direction.
  public func direction(_ direction: Direction) -> StackView {
    setting(\.direction, to: direction)
  }

  /// Shares out what is left on the main axis.
  public func justify(_ justify: Justify) -> StackView { setting(\.justify, to: justify) }

  /// Places the items on the cross axis.
  public func alignItems(_ align: Align) -> StackView { setting(\.alignItems, to: align) }

  /// Shares out what is left on the cross axis among the lines; only when wrapping.
  public func alignContent(_ align: AlignContent) -> StackView {
    setting(\.alignContent, to: align)
  }

  /// Lets items that find no space go on in another line.
  public func wrap(_ wrap: Wrap = .wrap) -> StackView { setting(\.wrap, to: wrap) }

  /// Keeps this many points free between neighbours, in both directions.
  public func gap(_ gap: Double) -> StackView { rowGap(gap).columnGap(gap) }

  /// Keeps this many points free between rows.
  public func rowGap(_ gap: Double) -> StackView { setting(\.rowGap, to: gap) }

  /// Keeps this many points free between columns.
  public func columnGap(_ gap: Double) -> StackView { setting(\.columnGap, to: gap) }

  /// Starts writing on this side, here and below.
  public func writingDirection(_ direction: WritingDirection) -> StackView {
    setting(\.writingDirection, to: direction)
  }

  /// Says what vertical percentages of the items' margins and paddings count.
  public func verticalPercentBase(_ base: VerticalPercentBase) -> StackView {
    setting(\.verticalPercentBase, to: base)
  }
}
