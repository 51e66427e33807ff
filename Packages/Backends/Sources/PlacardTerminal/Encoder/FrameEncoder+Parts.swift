extension FrameEncoder {
  /// Sets the pen; begins another part if text in another style was printed in this one.
  mutating func setPen(_ style: CellStyle) {
    guard isRecording, !keepsRowWhole, let part = openPart else {
      return pen.set(style, in: &stream)
    }
    if part.needsOwnPen {
      if pen.style == style.withoutTile { return }
      endPart()
      pen.set(style, in: &stream)
      beginPart()
    } else {
      let start = stream.bytes.count
      pen.set(style, in: &stream)
      if stream.bytes.count > start {
        parts[parts.count - 1].use(pen.style, in: start..<stream.bytes.count)
      }
    }
  }

  /// Begins a part at the cursor.
  mutating func beginPart() {
    guard isRecording, let column else { return }
    parts.append(FramePart(row: row, column: column, style: pen.style, offset: stream.bytes.count))
    isPartOpen = true
  }

  /// Ends the part that was begun last.
  mutating func endPart() {
    guard isPartOpen else { return }
    parts[parts.count - 1].end(offset: stream.bytes.count, column: column, style: pen.style)
    isPartOpen = false
  }

  /// The part that is being recorded.
  var openPart: FramePart? { isPartOpen ? parts.last : nil }

  /// Records that text is printed or erased next.
  mutating func recordPrinting() {
    if isPartOpen { parts[parts.count - 1].print() }
  }

  /// Shifts cells at the cursor.
  mutating func shift(_ edit: EscapeStream.Edit, _ count: Int) {
    if isPartOpen { parts[parts.count - 1].shift() }
    stream.edit(edit, count)
  }

  /// Records parts until ``sendParts(from:rest:)``.
  mutating func recordParts() {
    parts.removeAll(keepingCapacity: true)
    isRecording = true
  }

  /// Ends recording, and sends the parts in another order if that is shorter.
  ///
  /// Each time it takes the part with the cheapest move and pen among the next ones of all rows; parts of
  /// one row keep their order. So two cells in one colour, above and below text in another, need one
  /// change of colour.
  ///
  /// - Parameters:
  ///   - start: the checkpoint at the first part.
  ///   - rest: the cell to which the cursor moves after the last one.
  /// - Complexity: O(*parts* × *rows*), only up to ``mostParts``.
  mutating func sendParts(from start: Checkpoint, rest: (row: Int, column: Int)? = nil) {
    endPart()
    isRecording = false
    guard parts.count > 1, parts.count <= Self.mostParts, parts[0].row != parts[parts.count - 1].row
    else { return }
    let end = checkpoint
    let plainLength = end.length - start.length + restCost(rest)
    resume(at: start)
    nextParts.removeAll(keepingCapacity: true)
    for index in parts.indices where index == 0 || parts[index - 1].row != parts[index].row {
      nextParts.append(index)
    }
    while let position = cheapestPart() {
      let index = nextParts[position]
      send(parts[index])
      if index + 1 < parts.count, parts[index + 1].row == parts[index].row {
        nextParts[position] = index + 1
      } else {
        nextParts.remove(at: position)
      }
    }
    if stream.bytes.count - end.length + restCost(rest) < plainLength {
      stream.bytes.removeSubrange(start.length..<end.length)
    } else {
      goBack(to: end)
    }
  }

  /// The position in ``nextParts`` of the part that is cheapest to begin.
  private func cheapestPart() -> Int? {
    var (best, least) = (Int?.none, Int.max)
    for (position, index) in nextParts.enumerated() {
      let part = parts[index]
      let cost =
        moveCost(toRow: part.row, column: part.column)
        + (part.body.isEmpty ? 0 : Pen.cost(from: pen.style, to: part.style))
      if cost <= least { (best, least) = (position, cost) }
    }
    return best
  }

  private mutating func send(_ part: FramePart) {
    move(toRow: part.row, column: part.column)
    if !part.shifts.isEmpty, part.shiftStyle.fillsBlank, !pen.style.fillsBlank {
      pen.set(part.shiftStyle, in: &stream)
    }
    stream.repeatBytes(part.shifts)
    if !part.body.isEmpty {
      pen.set(part.style, in: &stream)
      stream.repeatBytes(part.body)
      pen.assume(part.endStyle)
    }
    column = part.endColumn
  }

  private func restCost(_ rest: (row: Int, column: Int)?) -> Int {
    rest.map { moveCost(toRow: $0.row, column: $0.column) } ?? 0
  }

  /// The largest number of parts that are put in another order.
  private static var mostParts: Int { 64 }
}

extension CellStyle {
  /// Whether inserted and deleted cells are certainly plain blanks with this pen.
  var fillsBlank: Bool {
    background == .standard && attributes.isDisjoint(with: .visibleOnSpaces)
  }

  /// The style without its part of a picture.
  var withoutTile: CellStyle {
    var copy = self
    copy.tile = PictureTile()
    return copy
  }
}
