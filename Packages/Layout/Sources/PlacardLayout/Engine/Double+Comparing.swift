extension Double {
  /// Whether it is NaN, which stands for what is not set; one comparison, where `isNaN` takes the
  /// bits apart.
  @inline(__always)
  var isUnset: Bool { self != self }
}

/// The larger of two numbers, the first where they are equal or one is NaN, in one instruction.
@inline(__always)
func max(_ first: Double, _ second: Double) -> Double {
  second > first ? second : first
}
