/// The columns and rows kept free around a post, each 0…65535; other values are clamped.
public struct Margin: Sendable, Hashable {
  private var above: UInt16
  private var below: UInt16
  private var before: UInt16
  private var after: UInt16
  /// Whether margin and host insets collapse to the larger of the two, rather than add up.
  public var collapses: Bool

  /// Rows above.
  public var top: Int {
    get { Int(above) }
    set { above = UInt16(clamping: newValue) }
  }
  /// Rows below.
  public var bottom: Int {
    get { Int(below) }
    set { below = UInt16(clamping: newValue) }
  }
  /// Columns on the leading side.
  public var leading: Int {
    get { Int(before) }
    set { before = UInt16(clamping: newValue) }
  }
  /// Columns on the trailing side.
  public var trailing: Int {
    get { Int(after) }
    set { after = UInt16(clamping: newValue) }
  }

  /// Creates a margin.
  public init(
    top: Int = 0, bottom: Int = 0, leading: Int = 0, trailing: Int = 0, collapses: Bool = false
  ) {
    above = UInt16(clamping: top)
    below = UInt16(clamping: bottom)
    before = UInt16(clamping: leading)
    after = UInt16(clamping: trailing)
    self.collapses = collapses
  }

  /// Creates a margin with the same value on all sides.
  public init(all sides: Int) {
    self.init(top: sides, bottom: sides, leading: sides, trailing: sides)
  }
}
