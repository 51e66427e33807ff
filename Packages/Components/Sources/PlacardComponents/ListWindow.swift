/// The part of a list of options that fits, with its title and its filter text.
struct ListWindow: Equatable {
  /// The maximum rows of the title; 0 where it has to give way.
  var titleRows: Int
  /// Whether the filter text has a row.
  var hasFilter: Bool
  /// The visible range of options.
  var range: Range<Int>
  /// Whether a sign says that there are options above the range.
  var hasMoreAbove = false
  /// Whether a sign says that there are options below the range.
  var hasMoreBelow = false

  /// Fits a list into rows: the options come first, then the filter text, the title, and the signs.
  ///
  /// - Parameters:
  ///   - count: The number of options.
  ///   - focused: The option that must be visible.
  ///   - rows: The number of rows; nil for as many as needed.
  ///   - hasFilter: Whether there is a filter text.
  init(count: Int, focused: Int, rows: Int?, hasFilter: Bool) {
    let rows = max(rows ?? .max, 1)
    let filterRows = hasFilter ? 1 : 0
    let spare = rows - filterRows - max(count, 1)
    if spare >= 1 {
      self.init(titleRows: min(spare, 2), hasFilter: hasFilter, range: 0..<count)
      return
    }
    self.init(
      titleRows: rows > 1 + filterRows ? 1 : 0, hasFilter: hasFilter && rows > 1, range: 0..<0)
    let space = rows - titleRows - (self.hasFilter ? 1 : 0)
    var start = min(max(focused - space / 2, 0), max(count - space, 0))
    var end = min(start + space, count)
    if space >= 4 {
      (hasMoreAbove, hasMoreBelow) = (start > 0, end < count)
      if hasMoreAbove { start += 1 }
      if hasMoreBelow { end -= 1 }
    }
    range = start..<end
  }

  private init(titleRows: Int, hasFilter: Bool, range: Range<Int>) {
    self.titleRows = titleRows
    self.hasFilter = hasFilter
    self.range = range
  }
}
