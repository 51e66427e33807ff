/// Values numbered in order of first use, so that a cell can store a number.
struct InternTable<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value]
  /// The numbers by value, if there are more than ``few``.
  private var numbers: [Value: Int] = [:]
  private var latest = 0
  private let limit: Int
  /// The number of values up to which linear search is faster.
  private static var few: Int { 8 }

  /// Creates a table whose number 0 is `first` and that holds at most `limit` values.
  init(first: Value, limit: Int) {
    values = [first]
    self.limit = limit
  }

  /// The number of a value, which is added if it is new; 0 if the table is full.
  mutating func number(of value: Value) -> Int {
    if values[latest] == value { return latest }
    if let known = values.count > Self.few ? numbers[value] : values.firstIndex(of: value) {
      latest = known
      return known
    }
    guard values.count < limit else { return 0 }
    latest = values.count
    if latest == 1 { values.reserveCapacity(Self.few) }
    values.append(value)
    if values.count == Self.few + 1 {
      for (number, value) in values.enumerated() { numbers[value] = number }
    } else if values.count > Self.few {
      numbers[value] = latest
    }
    return latest
  }
}
