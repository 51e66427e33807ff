@_spi(Fields) import PlacardModels

/// The decimal seconds of the last time: the events of one instant share them.
struct TimeText: Sendable {
  private var time = Duration.zero
  /// The digits.
  private(set) var bytes = [UInt8(ascii: "0")]

  /// Sets the time.
  @inline(__always)
  mutating func set(_ time: Duration) {
    if time != self.time { write(time) }
  }

  private mutating func write(_ time: Duration) {
    self.time = time
    bytes.removeAll(keepingCapacity: true)
    bytes.append(decimalSecondsOf: time)
  }
}
