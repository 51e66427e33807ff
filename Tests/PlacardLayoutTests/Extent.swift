import Foundation

/// How much of what is long a run of the tests takes: a part, or all where `PLACARD_TESTS` is `all`, as in
/// `.ci/run`.
enum Extent {
  static let isWhole = ProcessInfo.processInfo.environment["PLACARD_TESTS"] == "all"

  /// All, or the part that an ordinary run takes.
  static func of<Value>(_ all: Value, ordinarily part: Value) -> Value { isWhole ? all : part }
}

extension Array {
  /// All elements, or in an ordinary run each of which the place is a multiple of a number.
  func part(of step: Int) -> [Element] {
    stride(from: 0, to: count, by: Extent.of(1, ordinarily: step)).map { self[$0] }
  }
}
