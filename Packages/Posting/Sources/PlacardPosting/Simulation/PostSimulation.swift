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
  ///   - tell: Gets what happened since the last call, in order, an event at a time.
  public mutating func run(
    _ command: PostCommand, at time: Duration, line: Int? = nil, telling tell: (PostEvent) -> Void
  ) {
    scheduler.handle(command, at: time, line: line)
    handOver(tell)
  }

  /// Lets time pass until nothing more happens by itself, then closes the board at that moment.
  ///
  /// - Parameter tell: Gets what happened since the last call, in order, an event at a time and as it
  ///   happens: nothing is kept, however long it takes.
  public mutating func finish(telling tell: (PostEvent) -> Void) {
    while let due = scheduler.nextDeadline {
      scheduler.advance(to: due)
      handOver(tell)
    }
    scheduler.handle(.close, at: scheduler.time)
    scheduler.settle()
    handOver(tell)
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
    var events: [PostEvent] = []
    run(command, at: time, line: line) { events.append($0) }
    return events
  }

  /// Lets time pass until nothing more happens by itself, then closes the board at that moment.
  ///
  /// - Returns: What happened since the last call, in order.
  public mutating func finish() -> [PostEvent] {
    var events: [PostEvent] = []
    finish { events.append($0) }
    return events
  }

  private mutating func handOver(_ tell: (PostEvent) -> Void) {
    scheduler.drain { scheduler, eventRecord in
      if eventRecord.sequence > 0 { tell(scheduler.event(of: eventRecord)) }
    }
  }
}
