/// Updates the pictures on a screen from one frame to the next with the kitty graphics protocol.
///
/// A pure value. A picture is sent once, placed wherever its cells are, and placed again where they
/// were written. The pictures in the terminal are tracked, so that they can be deleted at any time.
struct PictureBoard: Sendable {
  /// Whether the terminal supports pictures.
  let isOn: Bool
  /// The pictures in the terminal.
  private(set) var sent: [UInt32] = []
  private var shown: [PicturePiece] = []
  /// The rows written since the last update.
  private var written = 0..<0
  /// Whether the state of the terminal is unknown.
  private var isLost = false

  /// Maximum number of pictures on the terminal at a time; the rest stay blank.
  static let limit = 16

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Records rows that are written, moved or erased.
  @inline(never)
  mutating func disturb(rows: Range<Int>) {
    written = written.joined(with: rows)
  }

  /// Records that other programs have used the screen: all pictures are deleted and sent again.
  mutating func forget() {
    isLost = true
  }

  /// Updates the pictures to those of a grid; moves the cursor.
  @inline(never)
  mutating func update(
    _ grid: CellGrid, _ tables: CellTables, with encoder: inout FrameEncoder
  ) {
    defer { written = 0..<0 }
    guard isOn, !sent.isEmpty || !tables.pictures.isEmpty else { return }
    if isLost || grid.rows == 0 {
      encoder.stream.bytes += restoreSequence
      (sent, shown, isLost) = ([], [], false)
    }
    let wanted = PicturePiece.pieces(of: grid, tables)
    for old in shown where !wanted.contains(where: { $0.isSame(as: old) }) {
      encoder.stream.graphics("a=d,d=i,i=\(old.number),p=\(old.part),q=2")
    }
    let former = shown
    shown.removeAll(keepingCapacity: true)
    for piece in wanted {
      let whole = tables.pictures[Int(piece.tile.picture) - 1]
      let kitty = KittyPicture(whole.picture)
      guard has(kitty, besides: wanted, &encoder.stream) else { continue }
      shown.append(piece)
      if piece.rowRange.overlaps(written) || !former.contains(piece) {
        encoder.move(toRow: piece.row, column: piece.column)
        encoder.stream.bytes += kitty.placement(piece, of: whole)
      }
    }
  }

  /// Sends a picture unless the terminal has it; may delete an unused one for it.
  ///
  /// - Returns: Whether the terminal has it now.
  private mutating func has(
    _ kitty: KittyPicture, besides wanted: [PicturePiece], _ stream: inout EscapeStream
  ) -> Bool {
    if sent.contains(kitty.number) { return true }
    if sent.count == Self.limit {
      guard let spare = sent.firstIndex(where: { one in !wanted.contains { $0.number == one } })
      else { return false }
      stream.bytes += KittyPicture.deletion(of: sent.remove(at: spare))
    }
    stream.bytes += kitty.transmission
    sent.append(kitty.number)
    return true
  }

  /// The bytes that delete all pictures, also within an unfinished control string; empty if there
  /// are none.
  @inline(never)
  var restoreSequence: [UInt8] {
    if sent.isEmpty { return [] }
    var stream = EscapeStream()
    stream.endString()
    for number in sent { stream.bytes += KittyPicture.deletion(of: number) }
    return stream.bytes
  }
}
