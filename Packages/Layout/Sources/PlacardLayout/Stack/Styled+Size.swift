extension Styled {
  /// Sets the width of the border box; nil leaves it to the layout.
  public func width(_ width: Length?) -> Self { setting(\.width, to: width ?? .auto) }

  /// Sets the height of the border box; nil leaves it to the layout.
  public func height(_ height: Length?) -> Self { setting(\.height, to: height ?? .auto) }

  /// Sets both sides; nil leaves a side to the layout.
  public func size(width: Length?, height: Length?) -> Self {
    self.width(width).height(height)
  }

  /// Sets both sides to the same length; nil leaves them to the layout.
  public func size(_ side: Length?) -> Self { width(side).height(side) }

  /// Sets both sides in points.
  public func size(_ size: Size) -> Self {
    width(.points(size.width)).height(.points(size.height))
  }

  /// Takes over the width that is set on another item.
  public func width(of other: some Styled) -> Self { width(other.style.width) }

  /// Takes over the height that is set on another item.
  public func height(of other: some Styled) -> Self { height(other.style.height) }

  /// Sets the least width; nil is 0.
  public func minWidth(_ width: Length?) -> Self { setting(\.minWidth, to: width ?? .auto) }

  /// Sets the least height; nil is 0.
  public func minHeight(_ height: Length?) -> Self { setting(\.minHeight, to: height ?? .auto) }

  /// Sets the greatest width; nil is no limit.
  public func maxWidth(_ width: Length?) -> Self { setting(\.maxWidth, to: width ?? .auto) }

  /// Sets the greatest height; nil is no limit.
  public func maxHeight(_ height: Length?) -> Self { setting(\.maxHeight, to: height ?? .auto) }

  /// Sets width divided by height; nil, 0 and what is below set none.
  public func aspectRatio(_ ratio: Double?) -> Self { setting(\.aspectRatio, to: ratio ?? 0) }
}
