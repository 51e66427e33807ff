extension FrameEncoder {
  /// Moves the cursor by the shortest sequence to a cell of a row on the screen.
  ///
  /// With ``descendsByLines`` it moves down by line feeds. Tabs are not used: the distances of tab stops
  /// are the user's.
  mutating func move(toRow target: Int, column wanted: Int) {
    guard isRecording, !keepsRowWhole else { return sendMove(toRow: target, column: wanted) }
    if let part = openPart, part.row == target, !part.endsAtMove {
      return sendMove(toRow: target, column: wanted)
    }
    endPart()
    sendMove(toRow: target, column: wanted)
    beginPart()
  }

  private mutating func sendMove(toRow target: Int, column wanted: Int) {
    guard row != target || column != wanted else { return }
    pen.closeLink(in: &stream)
    let steps = target - row
    switch shortestWay(toRow: target, column: wanted).way {
    case .straight:
      if steps != 0 { moveRow(steps, target) }
      moveColumn(from: column, to: wanted)
    case .returning:
      startRows(steps)
      moveColumn(from: 0, to: wanted)
    case .keeping:
      stream.lineFeeds(steps)
      moveColumn(from: column, to: wanted)
    case .absolute: stream.move(toRow: target + 1, column: wanted + 1)
    }
    row = target
    column = wanted
  }

  /// The size in bytes of a move to a cell.
  func moveCost(toRow target: Int, column wanted: Int) -> Int {
    row == target && column == wanted ? 0 : shortestWay(toRow: target, column: wanted).cost
  }

  private func shortestWay(toRow target: Int, column wanted: Int) -> (way: Way, cost: Int) {
    let steps = target - row
    var (way, cost) = (Way.absolute, Int.max)
    if row >= 0, steps <= 0 || !descendsByLines {
      way = .straight
      cost = Self.cost(from: column, to: wanted) + (steps == 0 ? 0 : rowCost(steps, target))
    }
    if row >= 0, steps > 0 {
      let returning = returns + steps + Self.cost(from: 0, to: wanted)
      if returning <= cost { (way, cost) = (.returning, returning) }
      if lineFeed == .keepsColumn {
        let keeping = steps + Self.cost(from: column, to: wanted)
        if keeping < cost { (way, cost) = (.keeping, keeping) }
      }
    }
    if screenColumns != nil {
      let absolute = 3 + Self.digits(target + 1) + (wanted == 0 ? 0 : 1 + Self.digits(wanted + 1))
      if absolute < cost { (way, cost) = (.absolute, absolute) }
    }
    return (way, cost)
  }

  private enum Way {
    /// By a move to the row and one to the column.
    case straight
    /// By line feeds from the first column.
    case returning
    /// By line feeds in the column.
    case keeping
    /// By one move to the cell.
    case absolute
  }

  /// Moves down to the first column by line feeds, which scroll at the bottom.
  mutating func startRows(_ count: Int) {
    if returns > 0 { stream.carriageReturn() }
    stream.lineFeeds(count)
  }

  /// The number of bytes that bring the cursor to the first column if line feeds follow.
  private var returns: Int { lineFeed == .returns || column == 0 ? 0 : 1 }

  private mutating func moveRow(_ steps: Int, _ target: Int) {
    if screenColumns != nil, Self.cost(of: target + 1) < Self.cost(of: steps) {
      stream.move(.row, target + 1)
    } else {
      stream.move(steps > 0 ? .down : .up, abs(steps))
    }
  }

  /// The size in bytes of a move to another row.
  private func rowCost(_ steps: Int, _ target: Int) -> Int {
    let relative = Self.cost(of: steps)
    return screenColumns == nil ? relative : min(relative, Self.cost(of: target + 1))
  }

  private mutating func moveColumn(from column: Int?, to wanted: Int) {
    guard column != wanted else { return }
    guard wanted > 0 else { return stream.carriageReturn() }
    guard let column else { return stream.move(.column, wanted + 1) }
    let steps = wanted - column
    let cost = Self.cost(from: column, to: wanted)
    if -steps == cost {
      stream.backspaces(cost)
    } else if Self.cost(of: steps) == cost {
      stream.move(steps > 0 ? .forward : .back, abs(steps))
    } else {
      stream.move(.column, wanted + 1)
    }
  }

  /// The size in bytes of a move within a row.
  private static func cost(from column: Int?, to wanted: Int) -> Int {
    if column == wanted { return 0 }
    if wanted == 0 { return 1 }
    let absolute = cost(of: wanted + 1)
    guard let column else { return absolute }
    let cost = min(absolute, cost(of: wanted - column))
    return wanted < column ? min(cost, column - wanted) : cost
  }

  /// The size in bytes of a move by a distance, or to a row or column.
  static func cost(of distance: Int) -> Int { 3 + digits(distance) }

  /// The number of digits sent for a number; 0 for 1, which is omitted.
  private static func digits(_ number: Int) -> Int {
    switch abs(number) {
    case 1: 0
    case ..<10: 1
    case ..<100: 2
    case ..<1000: 3
    default: 5
    }
  }
}
