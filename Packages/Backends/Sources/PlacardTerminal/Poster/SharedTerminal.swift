import Synchronization

/// A terminal below whose output posts are drawn: however many posters of the process draw there, it has one
/// session, and captured output goes to that one.
final class SharedTerminal: Sendable {
  let session: TerminalSession
  private let capture: OutputCapture?
  /// The number of posters that have not been closed; none joins any more once there are none.
  private let openCount = Atomic(1)
  private let nextID = Atomic(1)
  /// The number of releaseCount that have not been resumed.
  private let releaseCount = Mutex(0)

  /// Creates the terminal of a first poster, whose number is 0.
  init(_ session: TerminalSession, capture: OutputCapture?) {
    self.session = session
    self.capture = capture
    capture?.connect(to: session)
  }

  /// The terminal that posters of this process share.
  private static let current = Mutex<Reference?>(nil)

  private struct Reference: Sendable {
    weak let terminal: SharedTerminal?
    let descriptor: Int32
  }

  /// Joins the posters of a terminal, or creates it for the first one.
  ///
  /// - Parameters:
  ///   - descriptor: A descriptor of the terminal.
  ///   - make: Creates it.
  /// - Returns: The terminal, and the number of the poster.
  static func join(
    _ descriptor: Int32, _ make: () -> SharedTerminal
  ) -> (terminal: SharedTerminal, id: Int) {
    current.withLock { current in
      if let reference = current, let terminal = reference.terminal,
        CLibrary.isSameTerminal(reference.descriptor, descriptor), let id = terminal.join()
      {
        return (terminal, id)
      }
      let terminal = make()
      current = Reference(terminal: terminal, descriptor: descriptor)
      return (terminal, 0)
    }
  }

  /// Counts another poster.
  ///
  /// - Returns: Its number; nil if the session is over or about to end, or belongs to a parent process.
  func join() -> Int? {
    guard !session.isOver, session.processID == CLibrary.processID else { return nil }
    var count = openCount.load(ordering: .acquiring)
    while count > 0 {
      let (isExchanged, original) = openCount.compareExchange(
        expected: count, desired: count + 1, ordering: .acquiringAndReleasing)
      if isExchanged { return nextID.wrappingAdd(1, ordering: .relaxed).oldValue }
      count = original
    }
    return nil
  }

  /// Counts a poster that is closed.
  ///
  /// - Returns: Whether it was the last one, so that the session is to end.
  func leave() -> Bool {
    openCount.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0
  }

  /// Whether a poster has not been closed.
  var hasPosters: Bool { openCount.load(ordering: .acquiring) > 0 }

  /// Releases the terminal until ``takeBack()``; calls are counted.
  func release() async {
    releaseCount.withLock { $0 += 1 }
    await capture?.pause()
    await session.release()
  }

  /// Resumes drawing, below the output of others.
  func takeBack() {
    let isLast = releaseCount.withLock { count in
      count -= 1
      return count == 0
    }
    guard isLast else { return }
    capture?.resume()
    session.takeBack()
  }

  /// Restores captured descriptors permanently.
  func stopCapture() async { await capture?.stop() }
}
