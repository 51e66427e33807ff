public import PlacardModels

/// Runs a ``PostScheduler`` at full speed: commands with their times in, events out.
///
/// ```swift
/// var simulation = PostSimulation(PostScheduler())
/// simulation.run(.post("Saved", PostOptions()), at: .zero)
/// let events = simulation.finish()
/// ```
public struct PostSimulation: Sendable {
  /// The scheduler.
  public private(set) var scheduler: PostScheduler

  /// Creates a simulation at time zero.
  public init(_ scheduler: PostScheduler) {
    self.scheduler = scheduler
  }

  /// Performs a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - time: Its time.
  ///   - line: The physical input line of the command, from 1; included in every problem with it.
  ///   - report: Receives the events since the last call, in order.
  public mutating func run(
    _ command: PostCommand, at time: Duration, line: Int? = nil, onEvent report: (PostEvent) -> Void
  ) {
    scheduler.handle(command, at: time, line: line)
    handOver(report)
  }

  /// Advances time until no timer is left, then closes the scheduler at that time.
  ///
  /// - Parameter report: Receives the events since the last call, in order, each as it happens:
  ///   events are not buffered, however long the simulation takes.
  public mutating func finish(onEvent report: (PostEvent) -> Void) {
    while let due = scheduler.nextDeadline {
      scheduler.advance(to: due)
      handOver(report)
    }
    scheduler.handle(.close, at: scheduler.time)
    scheduler.endInstant()
    handOver(report)
  }

  /// Performs a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - time: Its time.
  ///   - line: The physical input line of the command, from 1; included in every problem with it.
  /// - Returns: The events since the last call, in order.
  public mutating func run(
    _ command: PostCommand, at time: Duration, line: Int? = nil
  ) -> [PostEvent] {
    var events: [PostEvent] = []
    run(command, at: time, line: line) { events.append($0) }
    return events
  }

  /// Advances time until no timer is left, then closes the scheduler at that time.
  ///
  /// - Returns: The events since the last call, in order.
  public mutating func finish() -> [PostEvent] {
    var events: [PostEvent] = []
    finish { events.append($0) }
    return events
  }

  private mutating func handOver(_ report: (PostEvent) -> Void) {
    scheduler.drain { scheduler, eventRecord in
      if eventRecord.sequence > 0 { report(scheduler.event(of: eventRecord)) }
    }
  }
}
