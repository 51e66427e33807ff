extension Duration {
  /// The duration in attoseconds, rounded to the nearest number that a `Double` has.
  ///
  /// The standard library's division of durations goes through 128 bits, which takes longer than the
  /// rest of a pose.
  var attosecondsRounded: Double {
    let whole = attoseconds
    return Double(Int64(truncatingIfNeeded: whole &>> 64)) * 0x1p64
      + Double(UInt64(truncatingIfNeeded: whole))
  }

  /// The duration in seconds.
  var inSeconds: Double {
    attosecondsRounded / 1e18
  }
}
