@_spi(Ordering)
extension [Int] {
  /// The numbers in an order; equal ones keep theirs.
  ///
  /// A stable merge sort that is compiled once: the library's is compiled again for each closure,
  /// some four kilobytes each time.
  ///
  /// - Complexity: O(n log n).
  public func ordered(by comesBefore: (Int, Int) -> Bool = { $0 < $1 }) -> [Int] {
    guard count > 1 else { return self }
    var (sorted, other) = (self, self)
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let (middle, end) = (Swift.min(start + width, count), Swift.min(start + 2 * width, count))
        var (left, right) = (start, middle)
        for place in start..<end {
          if left < middle, right >= end || !comesBefore(sorted[right], sorted[left]) {
            other[place] = sorted[left]
            left += 1
          } else {
            other[place] = sorted[right]
            right += 1
          }
        }
        start = end
      }
      swap(&sorted, &other)
      width *= 2
    }
    return sorted
  }
}
