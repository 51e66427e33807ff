/// An item while its line is laid out.
struct LineItem {
  let number: Int32
  let slot: Int32
  /// Whether it has its final size.
  var isFrozen = false
  /// The size before growing and shrinking.
  let base: Double
  /// First the base within its limits, at last the size it gets.
  var size: Double
  /// Both margins.
  let margins: Double
  /// The share of what is left or missing that it takes.
  var weight = 0.0
}

/// The items of a container, or of one of its lines.
struct LineRange {
  var first = 0
  var end = 0
  /// The sum of the items' sizes, margins and gaps before growing and shrinking.
  var used = 0.0
  /// Whether an item has a limit or a padding.
  var isLimited = false
  /// Whether an item has an auto margin along the line.
  var hasAutos = false

  var count: Int { end - first }
}
