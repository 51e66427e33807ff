/// The columns and rows kept free around a post, each 0…65535; other values are clamped.
public struct Margin: Sendable, Hashable {
  private var above: UInt16
  private var below: UInt16
  private var before: UInt16
  private var after: UInt16
  /// Whether the larger of the margin and the host's insets counts, rather than their sum.
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
  /// Columns on the side where writing starts.
  public var leading: Int {
    get { Int(before) }
    set { before = UInt16(clamping: newValue) }
  }
  /// Columns on the side where writing ends.
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

  /// Creates a margin that is the same on all sides.
  public init(all sides: Int) {
    self.init(top: sides, bottom: sides, leading: sides, trailing: sides)
  }
}
