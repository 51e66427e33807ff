import PlacardModels
import PlacardViews
import Synchronization

extension SessionLoop {
  /// The number of attempts, a millisecond apart.
  private static let attempts = (lock: 200, writing: 700)

  /// Closes the scene, writes what is pending and ends, without tasks, on the thread that exits the process.
  ///
  /// - Parameters:
  ///   - posts: The posts that are live; the scene may not have received them.
  ///   - id: The number of their poster.
  ///   - makeScene: Creates the poster's scene, if it has not joined.
  ///   - endsSession: Whether nobody else draws in the session.
  /// - Returns: The number of lines that the terminal did not accept in time.
  func flushAtExit(
    _ posts: [Post], of id: Int, makeScene: (@Sendable () -> TerminalScene)?,
    endsSession: Bool
  ) -> Int {
    port.prepareToExit()
    guard port.beginUpdate() else { return 0 }
    port.endUpdate()
    guard let isOwnThread else { return posts.count }
    if isOwnThread {
      write(posts)
      return 0
    }
    let consequence = attempt(Self.attempts.lock) { state -> State.Consequence in
      guard state.phase != .over else { return .nothingToDo }
      if let makeScene { state.commands.append((.add(id, makeScene), sceneTime)) }
      state.commands.append((.post(.close(with: posts, isExiting: true), of: id), sceneTime))
      state.queue.hurry()
      if endsSession { state.ending = .erasingRows }
      return state.advancePhase(wakes: true)
    }
    switch consequence {
    case .start: CLibrary.startThread { self.run() }
    case .wake: wake()
    case .carryOn: break
    case .nothingToDo: return 0
    case nil: return posts.count
    }
    for _ in 0..<Self.attempts.writing {
      // Asleep, the thread has carried out and written everything.
      let isDone = attempt(1) { $0.phase == .over || !endsSession && $0.phase == .asleep }
      if isDone ?? false { return 0 }
      CLibrary.wait(for: -1, toWrite: false, milliseconds: 1)
    }
    if attempt(1, { $0.isDrawing }) ?? false {
      write(posts)
      return 0
    }
    // Without pending lines, the end of the region counts as one.
    let unwritten = attempt(Self.attempts.lock) { state in
      state.phase == .over ? 0 : max(state.unwrittenLines, 1)
    }
    return unwritten ?? posts.count
  }

  /// Whether the calling thread is the writing thread; nil if the lock could not be acquired.
  var isOwnThread: Bool? {
    attempt(Self.attempts.lock) { $0.thread == CLibrary.threadID }
  }

  /// Writes posts as lines in place of the region, where the thread cannot draw them: it runs the code of a view
  /// that has not returned.
  private func write(_ posts: [Post]) {
    var bytes = attempt(1) { $0.suspendSequence } ?? []
    let text = PlainText(capabilities.glyphs)
    for post in posts {
      for line in text.lines(of: post) { bytes += Array((line + "\n").utf8) }
    }
    port.prepare(restoreSequence: [], suspendSequence: [])
    try? port.write(bytes)
  }

  /// Accesses the state once the lock is free; nil if it is not in time.
  private func attempt<Value: Sendable>(
    _ count: Int, _ body: (inout State) -> Value
  ) -> Value? {
    for step in 0..<count {
      if step > 0 { CLibrary.wait(for: -1, toWrite: false, milliseconds: 1) }
      if let value = state.withLockIfAvailable({ body(&$0) }) { return value }
    }
    return nil
  }
}
