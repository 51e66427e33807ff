import Synchronization

extension SessionLoop {
  /// Removes the region and releases the terminal.
  func release(_ thread: inout ThreadState) throws(TerminalGone) {
    thread.keys.end { now }
    if port.isForeground { try port.write(thread.surface.standBack()) }
    if thread.isAttached { port.detach() }
    thread.isAttached = false
    thread.isReleased = true
  }

  /// Whether the terminal is released, so that the thread may sleep; reclaims it once it is not.
  func isReleased(_ thread: inout ThreadState) throws(TerminalGone) -> Bool {
    guard thread.isReleased else { return false }
    let isReleased = state.withLock { state in
      guard state.isReleased, state.ending == nil else { return false }
      state.phase = .asleep
      return true
    }
    if isReleased { resumeWaiting() } else { try takeBack(&thread) }
    return isReleased
  }

  /// Redraws the region, below the cursor position left by other programs.
  func takeBack(_ thread: inout ThreadState) throws(TerminalGone) {
    thread.isReleased = false
    if port.isForeground { try port.write(thread.surface.startRow()) }
    guard thread.surface.wanted.rows > 0 else { return }
    thread.batch.clear()
    thread.batch.frame = thread.surface.wanted
    thread.batch.frameNumber = thread.frameNumber
    try write(&thread, isForeground: port.isForeground)
  }
}
