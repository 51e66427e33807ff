import Synchronization

extension WriterLoop {
  /// Takes the region away and lets go of the terminal.
  func lend(_ desk: inout Desk) throws(TerminalGone) {
    if port.isForeground { try port.write(desk.surface.standBack()) }
    if desk.isAttached { port.detach() }
    desk.isAttached = false
    desk.isLent = true
  }

  /// Whether others have the terminal, so that the thread may sleep; takes it back once they have not.
  func isLent(_ desk: inout Desk) throws(TerminalGone) -> Bool {
    guard desk.isLent else { return false }
    let isLent = state.withLock { state in
      guard state.isReleased, state.ending == nil else { return false }
      state.phase = .asleep
      return true
    }
    if isLent { resumeWaiting() } else { try takeBack(&desk) }
    return isLent
  }

  /// Draws the region again, below where others have left the cursor.
  private func takeBack(_ desk: inout Desk) throws(TerminalGone) {
    desk.isLent = false
    if port.isForeground { try port.write(desk.surface.startRow()) }
    guard desk.surface.region.wanted.rows > 0 else { return }
    desk.batch.clear()
    desk.batch.frame = desk.surface.region.wanted
    try write(&desk)
  }
}
