extension Styled {
  /// Sets the margins of all four sides.
  public func margin(_ all: Length) -> Self { setting(\.margin, to: Edges(all)) }

  /// Sets the margins by axis.
  public func margin(vertical: Length, horizontal: Length) -> Self {
    marginVertical(vertical).marginHorizontal(horizontal)
  }

  /// Sets all margins, by writing direction where `start` or `end` is given.
  public func margin(_ edges: Edges) -> Self { setting(\.margin, to: edges) }

  /// Sets the margins of all four sides in points.
  public func margin(_ insets: Insets) -> Self { setting(\.margin, to: Edges(insets)) }

  /// Sets the margin above.
  public func marginTop(_ length: Length) -> Self { setting(\.margin.top, to: length) }

  /// Sets the margin on the left, whatever the writing direction.
  public func marginLeft(_ length: Length) -> Self { setting(\.margin.left, to: length) }

  /// Sets the margin below.
  public func marginBottom(_ length: Length) -> Self { setting(\.margin.bottom, to: length) }

  /// Sets the margin on the right, whatever the writing direction.
  public func marginRight(_ length: Length) -> Self { setting(\.margin.right, to: length) }

  /// Sets the margin where writing starts; nil leaves it to left or right.
  public func marginStart(_ length: Length?) -> Self { setting(\.margin.start, to: length) }

  /// Sets the margin where writing ends; nil leaves it to left or right.
  public func marginEnd(_ length: Length?) -> Self { setting(\.margin.end, to: length) }

  /// Sets the margins on the left and on the right.
  public func marginHorizontal(_ length: Length) -> Self {
    marginLeft(length).marginRight(length)
  }

  /// Sets the margins above and below.
  public func marginVertical(_ length: Length) -> Self {
    marginTop(length).marginBottom(length)
  }

  /// Sets the paddings of all four sides.
  public func padding(_ all: Length) -> Self { setting(\.padding, to: Edges(all)) }

  /// Sets the paddings by axis.
  public func padding(vertical: Length = 0, horizontal: Length = 0) -> Self {
    paddingVertical(vertical).paddingHorizontal(horizontal)
  }

  /// Sets all paddings, by writing direction where `start` or `end` is given.
  public func padding(_ edges: Edges) -> Self { setting(\.padding, to: edges) }

  /// Sets the paddings of all four sides in points.
  public func padding(_ insets: Insets) -> Self { setting(\.padding, to: Edges(insets)) }

  /// Sets the padding at the top.
  public func paddingTop(_ length: Length) -> Self { setting(\.padding.top, to: length) }

  /// Sets the padding on the left, whatever the writing direction.
  public func paddingLeft(_ length: Length) -> Self { setting(\.padding.left, to: length) }

  /// Sets the padding at the bottom.
  public func paddingBottom(_ length: Length) -> Self { setting(\.padding.bottom, to: length) }

  /// Sets the padding on the right, whatever the writing direction.
  public func paddingRight(_ length: Length) -> Self { setting(\.padding.right, to: length) }

  /// Sets the padding where writing starts; nil leaves it to left or right.
  public func paddingStart(_ length: Length?) -> Self { setting(\.padding.start, to: length) }

  /// Sets the padding where writing ends; nil leaves it to left or right.
  public func paddingEnd(_ length: Length?) -> Self { setting(\.padding.end, to: length) }

  /// Sets the paddings on the left and on the right.
  public func paddingHorizontal(_ length: Length) -> Self {
    paddingLeft(length).paddingRight(length)
  }

  /// Sets the paddings at the top and at the bottom.
  public func paddingVertical(_ length: Length) -> Self {
    paddingTop(length).paddingBottom(length)
  }
}
