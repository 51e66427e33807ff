/// The control functions with a count that a virtual screen understands, by their final byte.
///
/// This table and ``PrivateMode`` are the emulator's own, so that it does not repeat an encoder's mistake.
enum ControlFunction: UInt8 {
  /// CUU.
  case up = 0x41
  /// CUD.
  case down = 0x42
  /// CUF.
  case forward = 0x43
  /// CUB.
  case back = 0x44
  /// CHA.
  case column = 0x47
  /// VPA.
  case row = 0x64
  /// ICH.
  case insertCells = 0x40
  /// IL.
  case insertRows = 0x4C
  /// DCH.
  case deleteCells = 0x50
  /// ECH.
  case eraseCells = 0x58
  /// REP.
  case repeatLast = 0x62
}

/// The private modes that a virtual screen understands.
enum PrivateMode: Int {
  /// DECAWM: text that reaches the last column goes on in the next row.
  case autowrap = 7
  /// DECTCEM: the cursor is visible.
  case cursor = 25
  /// The alternate screen, without history; saves the cursor.
  case alternateScreen = 1049
  /// Synchronized output: drawing appears at once when the mode ends.
  case synchronized = 2026
}
