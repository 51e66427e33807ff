public import PlacardModels

/// A ``PostScheduler`` driven as fast as it goes: commands with their times in, events out.
///
/// ```swift
/// var simulation = PostSimulation(PostScheduler())
/// simulation.run(.post("Saved", PostOptions()), at: .zero)
/// let events = simulation.finish()
/// ```
public struct PostSimulation: Sendable {
  /// The board.
  public private(set) var scheduler: PostScheduler

  /// Starts at time zero.
  public init(_ scheduler: PostScheduler) {
    self.scheduler = scheduler
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
    scheduler.handle(command, at: time, line: line)
    return takeEvents()
  }

  /// Lets time pass until nothing more happens by itself, then closes the board at that moment.
  ///
  /// - Returns: What happened since the last call, in order.
  public mutating func finish() -> [PostEvent] {
    while let due = scheduler.nextDeadline {
      scheduler.advance(to: due)
    }
    scheduler.handle(.close, at: scheduler.time)
    scheduler.settle()
    return takeEvents()
  }

  private mutating func takeEvents() -> [PostEvent] {
    scheduler.takeEffects().compactMap { effect in
      if case .event(let event) = effect { event } else { nil }
    }
  }
}
