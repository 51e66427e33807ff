extension Double {
  /// Beyond this a length counts as this, so that sums stay finite.
  static let longest = 1e12

  /// A length kept within ±`longest`; NaN and infinity are `fallback`.
  @_spi(Inspection) public func length(or fallback: Double) -> Double {
    magnitude <= .longest ? self : isFinite ? (self < 0 ? -.longest : .longest) : fallback
  }

  /// A length of at least 0; NaN and infinity are `fallback`.
  func size(or fallback: Double) -> Double {
    self >= 0 && self <= .longest ? self : isFinite ? (self < 0 ? 0 : .longest) : fallback
  }
}
