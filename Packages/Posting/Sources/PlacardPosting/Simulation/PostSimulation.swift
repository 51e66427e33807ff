public import PlacardModels

/// A ``PostQueue`` driven as fast as it goes: commands with their times in, events out.
///
/// ```swift
/// var simulation = PostSimulation(PostQueue())
/// simulation.run(.post("Saved", PostOptions()), at: .zero)
/// let events = simulation.finish()
/// ```
public struct PostSimulation: Sendable {
  /// The board.
  public private(set) var queue: PostQueue

  /// Starts at time zero.
  public init(_ queue: PostQueue) {
    self.queue = queue
  }

  /// Carries out a command at a time.
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - time: When.
  ///   - line: The physical line that gave it, from 1: named by every problem with it.
  /// - Returns: What happened since the last call, in order.
  public mutating func run(
    _ command: PostCommand, at time: Duration, line: Int? = nil
  ) -> [PostEvent] {
    queue.handle(command, at: time, line: line)
    return takeEvents()
  }

  /// Lets time pass until nothing more happens by itself, then closes the board at that moment.
  ///
  /// - Returns: What happened since the last call, in order.
  public mutating func finish() -> [PostEvent] {
    while let due = queue.nextDeadline {
      queue.advance(to: due)
    }
    queue.handle(.close, at: queue.time)
    queue.settle()
    return takeEvents()
  }

  private mutating func takeEvents() -> [PostEvent] {
    queue.takeEffects().compactMap { effect in
      if case .event(let event) = effect { event } else { nil }
    }
  }
}
