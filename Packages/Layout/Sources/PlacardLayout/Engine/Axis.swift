/// One of the two directions, so that rows and columns share their loops.
protocol Axis {
  static func sizes(_ sweep: Sweep) -> UnsafeMutablePointer<Double>
  static func positions(_ sweep: Sweep) -> UnsafeMutablePointer<Double>
  static func least(_ item: ItemRecord) -> Double
  static func most(_ item: ItemRecord) -> Double
  /// The margin on the left or at the top.
  static func leading(_ item: ItemRecord) -> Double
  /// The margin on the right or at the bottom.
  static func trailing(_ item: ItemRecord) -> Double
  static func padding(_ box: BoxRecord) -> Double
  static func leadingPadding(_ box: BoxRecord) -> Double
  /// The gap between neighbours along this axis.
  static func gap(_ box: BoxRecord) -> Double
  static var autoLeading: ItemFlags { get }
  static var autoTrailing: ItemFlags { get }
}

extension Axis {
  static func clamp(_ size: Double, _ item: ItemRecord) -> Double {
    max(least(item), min(most(item), size))
  }

  static func margins(_ item: ItemRecord) -> Double { leading(item) + trailing(item) }
}

/// From left to right.
enum Horizontal: Axis {
  static func sizes(_ sweep: Sweep) -> UnsafeMutablePointer<Double> { sweep.width }
  static func positions(_ sweep: Sweep) -> UnsafeMutablePointer<Double> { sweep.x }
  static func least(_ item: ItemRecord) -> Double { item.minWidth }
  static func most(_ item: ItemRecord) -> Double { item.maxWidth }
  static func leading(_ item: ItemRecord) -> Double { item.marginLeft }
  static func trailing(_ item: ItemRecord) -> Double { item.marginRight }
  static func padding(_ box: BoxRecord) -> Double { box.horizontal }
  static func leadingPadding(_ box: BoxRecord) -> Double { box.paddingLeft }
  static func gap(_ box: BoxRecord) -> Double { box.columnGap }
  static var autoLeading: ItemFlags { .autoLeft }
  static var autoTrailing: ItemFlags { .autoRight }
}

/// From top to bottom.
enum Vertical: Axis {
  static func sizes(_ sweep: Sweep) -> UnsafeMutablePointer<Double> { sweep.height }
  static func positions(_ sweep: Sweep) -> UnsafeMutablePointer<Double> { sweep.y }
  static func least(_ item: ItemRecord) -> Double { item.minHeight }
  static func most(_ item: ItemRecord) -> Double { item.maxHeight }
  static func leading(_ item: ItemRecord) -> Double { item.marginTop }
  static func trailing(_ item: ItemRecord) -> Double { item.marginBottom }
  static func padding(_ box: BoxRecord) -> Double { box.vertical }
  static func leadingPadding(_ box: BoxRecord) -> Double { box.paddingTop }
  static func gap(_ box: BoxRecord) -> Double { box.rowGap }
  static var autoLeading: ItemFlags { .autoTop }
  static var autoTrailing: ItemFlags { .autoBottom }
}
