/// The lengths of a style, a number each, and a bit for each that is a percentage.
///
/// `auto` is NaN, a side that is nil a NaN of its own, and points that are NaN are infinite: neither
/// is a length, and only `auto` is `auto`.
struct PackedLengths: Sendable, Equatable {
  var percents: UInt32 = 0
  /// A bit for each that was ever set, and for a `start` or `end` that is not nil.
  private var given: UInt32 = 0
  var basis = Double.nan
  var width = Double.nan
  var height = Double.nan
  var minWidth = Double.nan
  var minHeight = Double.nan
  var maxWidth = Double.nan
  var maxHeight = Double.nan
  var margin = PackedEdges(0)
  var padding = PackedEdges(0)
  var inset = PackedEdges(.nan)

  /// The bit of a length among ``percents``.
  enum Bit: UInt32 {
    case basis, width, height, minWidth, minHeight, maxWidth, maxHeight
    /// The first of six, in the order of ``Edges``.
    case margin
    case padding = 13
    case inset = 19

    var mask: UInt32 { 1 << rawValue }
  }

  /// Whether a length but those of the insets is a percentage.
  var hasPercent: Bool { percents & (Bit.inset.mask - 1) != 0 }

  var hasPercentPadding: Bool { percents & (0b111111 << Bit.padding.rawValue) != 0 }

  var hasVerticalPercentPadding: Bool { percents & (0b101 << Bit.padding.rawValue) != 0 }

  /// Whether a margin or a padding goes by the writing direction.
  var hasLogicalSides: Bool {
    given & (0b110000 << Bit.margin.rawValue | 0b110000 << Bit.padding.rawValue) != 0
  }

  var hasMargin: Bool { given & (0b1111 << Bit.margin.rawValue) != 0 }

  /// Whether there is a padding, or a least or a greatest size.
  var hasBounds: Bool {
    given & (0b1111 << Bit.minWidth.rawValue | 0b1111 << Bit.padding.rawValue) != 0
  }

  func unpack(_ value: Double, _ mask: UInt32) -> Length {
    percents & mask != 0 ? .percent(value) : value.isUnset ? .auto : .points(value)
  }

  mutating func pack(_ length: Length, _ mask: UInt32) -> Double {
    percents &= ~mask
    given |= mask
    return number(length, mask)
  }

  /// The number of a length, whose bit is set if it is a percentage.
  @inline(__always)
  private mutating func number(_ length: Length, _ mask: UInt32) -> Double {
    switch length {
    case .auto: return .nan
    case .points(let points): return points.isUnset ? .infinity : points
    case .percent(let percent):
      percents |= mask
      return percent
    }
  }

  func unpack(_ edges: PackedEdges, _ first: Bit) -> Edges {
    let mask = first.mask
    return Edges(
      top: unpack(edges.top, mask), left: unpack(edges.left, mask << 1),
      bottom: unpack(edges.bottom, mask << 2), right: unpack(edges.right, mask << 3),
      start: given & mask << 4 != 0 ? unpack(edges.start, mask << 4) : nil,
      end: given & mask << 5 != 0 ? unpack(edges.end, mask << 5) : nil)
  }

  mutating func pack(_ edges: Edges, _ first: Bit) -> PackedEdges {
    let mask = first.mask
    percents &= ~(0b111111 &* mask)
    given = given & ~(0b111111 &* mask) | 0b1111 &* mask
    var packed = PackedEdges(0)
    packed.top = number(edges.top, mask)
    packed.left = number(edges.left, mask << 1)
    packed.bottom = number(edges.bottom, mask << 2)
    packed.right = number(edges.right, mask << 3)
    if let start = edges.start { packed.start = pack(start, mask << 4) }
    if let end = edges.end { packed.end = pack(end, mask << 5) }
    return packed
  }

  /// The sides with `start` and `end` put where the writing direction has them, each with its bit.
  func physical(_ edges: PackedEdges, _ first: Bit, rightToLeft: Bool) -> PhysicalEdges {
    let mask = first.mask
    var sides = PhysicalEdges(edges, mask)
    if given & mask << 4 != 0 {
      if rightToLeft {
        (sides.right, sides.rightMask) = (edges.start, mask << 4)
      } else {
        (sides.left, sides.leftMask) = (edges.start, mask << 4)
      }
    }
    if given & mask << 5 != 0 {
      if rightToLeft {
        (sides.left, sides.leftMask) = (edges.end, mask << 5)
      } else {
        (sides.right, sides.rightMask) = (edges.end, mask << 5)
      }
    }
    return sides
  }

  /// A length in points; a percentage of `percentBase`; `fallback` for auto and for a percentage of NaN.
  @inline(__always)
  func length(
    _ value: Double, _ mask: UInt32, of percentBase: Double, or fallback: Double
  ) -> Double {
    if percents & mask == 0 { return value.length(or: fallback) }
    return (value.length(or: .nan) / 100 * percentBase).length(or: fallback)
  }

  /// As ``length(_:_:of:or:)``, but at least 0.
  @inline(__always)
  func size(_ value: Double, _ mask: UInt32, of percentBase: Double, or fallback: Double) -> Double
  {
    let length = length(value, mask, of: percentBase, or: fallback)
    return length < 0 ? 0 : length
  }

  func isAuto(_ value: Double, _ mask: UInt32) -> Bool { value.isUnset && percents & mask == 0 }
}

/// The sides of a box, a number each.
struct PackedEdges: Sendable, Equatable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double
  var start = Self.none
  var end = Self.none

  /// Stands for a side that is nil.
  static let none = Double(nan: 1, signaling: false)

  init(_ all: Double) {
    top = all
    left = all
    bottom = all
    right = all
  }

  static func == (first: Self, second: Self) -> Bool {
    first.top.isSame(as: second.top) && first.left.isSame(as: second.left)
      && first.bottom.isSame(as: second.bottom) && first.right.isSame(as: second.right)
      && first.start.isSame(as: second.start) && first.end.isSame(as: second.end)
  }
}

/// Four sides, each with its bit among the percentages.
struct PhysicalEdges {
  let top, bottom: Double
  var left, right: Double
  let topMask, bottomMask: UInt32
  var leftMask, rightMask: UInt32

  init(_ edges: PackedEdges, _ mask: UInt32) {
    (top, left, bottom, right) = (edges.top, edges.left, edges.bottom, edges.right)
    (topMask, leftMask, bottomMask, rightMask) = (mask, mask << 1, mask << 2, mask << 3)
  }
}

extension PackedLengths {
  static func == (first: Self, second: Self) -> Bool {
    first.percents == second.percents && first.basis.isSame(as: second.basis)
      && first.width.isSame(as: second.width) && first.height.isSame(as: second.height)
      && first.minWidth.isSame(as: second.minWidth)
      && first.minHeight.isSame(as: second.minHeight)
      && first.maxWidth.isSame(as: second.maxWidth)
      && first.maxHeight.isSame(as: second.maxHeight) && first.margin == second.margin
      && first.padding == second.padding && first.inset == second.inset
  }
}

extension Double {
  /// Whether it is equal, where a NaN is equal to itself.
  fileprivate func isSame(as other: Double) -> Bool {
    self == other || bitPattern == other.bitPattern
  }
}
