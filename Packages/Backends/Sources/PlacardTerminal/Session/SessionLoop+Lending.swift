import Synchronization

extension SessionLoop {
  /// Removes the region and releases the terminal.
  func lend(_ desk: inout Desk) throws(TerminalGone) {
    desk.keys.end { now }
    if port.isForeground { try port.write(desk.surface.standBack()) }
    if desk.isAttached { port.detach() }
    desk.isAttached = false
    desk.isLent = true
  }

  /// Whether the terminal is released, so that the thread may sleep; reclaims it once it is not.
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

  /// Redraws the region, below the cursor position left by other programs.
  func takeBack(_ desk: inout Desk) throws(TerminalGone) {
    desk.isLent = false
    if port.isForeground { try port.write(desk.surface.startRow()) }
    guard desk.surface.wanted.rows > 0 else { return }
    desk.batch.clear()
    desk.batch.frame = desk.surface.wanted
    desk.batch.frameNumber = desk.frameNumber
    try write(&desk, isForeground: port.isForeground)
  }
}
