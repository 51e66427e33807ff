/// One of the two directions, so that rows and columns share their loops.
protocol Axis {
  static func side(_ node: NodePointer) -> Node.Side
  static func size(_ node: NodePointer) -> Double
  static var margins: Pair { get }
  static var padding: Pair { get }
  static var limits: Pair { get }
  /// Which of the gaps lies between neighbours along this axis.
  static var gap: Int { get }
  static var autoLeading: NodeTraits { get }
  static var autoTrailing: NodeTraits { get }
}

/// From left to right.
enum Horizontal: Axis {
  static func side(_ node: NodePointer) -> Node.Side { node.pointee.horizontal }
  static func size(_ node: NodePointer) -> Double { node.pointee.width }
  static var margins: Pair { .horizontalMargins }
  static var padding: Pair { .horizontalPadding }
  static var limits: Pair { .horizontalLimits }
  static var gap: Int { 1 }
  static var autoLeading: NodeTraits { .autoLeft }
  static var autoTrailing: NodeTraits { .autoRight }
}

/// From top to bottom.
enum Vertical: Axis {
  static func side(_ node: NodePointer) -> Node.Side { node.pointee.vertical }
  static func size(_ node: NodePointer) -> Double { node.pointee.height }
  // mutant: vertical-margin-read-where-the-horizontal-one-stands
  static var margins: Pair { .verticalMargins }
  static var padding: Pair { .verticalPadding }
  static var limits: Pair { .verticalLimits }
  static var gap: Int { 0 }
  static var autoLeading: NodeTraits { .autoTop }
  static var autoTrailing: NodeTraits { .autoBottom }
}

/// The margins of a node along one axis: on the left or at the top, and opposite.
struct Margins {
  var leading = 0.0
  var trailing = 0.0

  var sum: Double { leading + trailing }
}

extension UnsafeMutablePointer<Double> {
  @inline(__always)
  func margins<A: Axis>(_ axis: A.Type, of node: NodePointer) -> Margins {
    guard node.pointee.pairs & A.margins.bit != 0 else { return Margins() }
    let pair = pair(A.margins, of: node)
    return Margins(leading: pair[0], trailing: pair[1])
  }

  /// The sum of both paddings.
  @inline(__always)
  func padding<A: Axis>(_ axis: A.Type, of node: NodePointer) -> Double {
    guard node.pointee.pairs & A.padding.bit != 0 else { return 0 }
    let pair = pair(A.padding, of: node)
    return pair[0] + pair[1]
  }

  /// The padding on the left or at the top.
  @inline(__always)
  func leadingPadding<A: Axis>(_ axis: A.Type, of node: NodePointer) -> Double {
    node.pointee.pairs & A.padding.bit != 0 ? pair(A.padding, of: node)[0] : 0
  }

  /// The gap between neighbours along an axis.
  @inline(__always)
  func gap<A: Axis>(_ axis: A.Type, of node: NodePointer) -> Double {
    node.pointee.pairs & Pair.gaps.bit != 0 ? pair(.gaps, of: node)[A.gap] : 0
  }

  /// Width divided by height; NaN if none is set.
  @inline(__always)
  func ratio(of node: NodePointer) -> Double {
    node.pointee.hasRatio ? pair(.ratio, of: node)[0] : .nan
  }

  /// A size kept within the limits, of which the least wins, and never below the padding.
  @inline(__always)
  func clamp<A: Axis>(_ axis: A.Type, _ size: Double, of node: NodePointer) -> Double {
    if node.pointee.pairs & (A.limits.bit | A.padding.bit) == 0 { return size < 0 ? 0 : size }
    return clampUncommon(axis, size, of: node)
  }

  @inline(never)
  private func clampUncommon<A: Axis>(
    _ axis: A.Type, _ size: Double, of node: NodePointer
  ) -> Double {
    guard node.pointee.pairs & A.limits.bit != 0 else {
      return Swift.max(padding(axis, of: node), size)
    }
    let limits = pair(A.limits, of: node)
    // mutant: maximum-that-beats-the-minimum
    return Swift.max(limits[0], Swift.min(limits[1], size))
  }

  /// The base of a node on the main axis: its basis, its size, or what its content wants.
  @inline(__always)
  func base<A: Axis>(_ axis: A.Type, of node: NodePointer, content: Double) -> Double {
    let basis = node.pointee.basis
    if !basis.isUnset { return floored(axis, basis, of: node) }
    let set = A.side(node).set
    return set.isUnset ? content : set
  }

  /// A length that is not below the padding.
  @inline(__always)
  func floored<A: Axis>(_ axis: A.Type, _ length: Double, of node: NodePointer) -> Double {
    node.pointee.pairs & A.padding.bit == 0
      ? length : Swift.max(length, padding(axis, of: node))
  }
}
