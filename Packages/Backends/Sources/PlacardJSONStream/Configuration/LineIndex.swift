@_spi(Fields) import PlacardModels

/// The line starts of a text, to convert an offset to a line and a column.
struct LineIndex {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
  }

  /// The problem with its line, and with its column converted from an offset in the text to one in the
  /// line.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  func locate(_ problem: Problem) -> Problem {
    guard let column = problem.column else { return problem }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] < column { low = middle } else { high = middle }
    }
    var located = problem
    located.line = low + 1
    located.column = column - starts[low]
    return located
  }
}
