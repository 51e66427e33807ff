public import PlacardModels
public import PlacardPosting

/// An event log as text, so that a test of time reads as what happens when.
///
/// The script runs on a manual clock with the seeds' slide: 0.4 s in, 0.2 s out. ``log`` records each
/// event with its time; ``picture`` draws each post as a line of steps.
///
/// ```swift
/// let run = Timeline(lanes: [.main(.serial())]) { $0.post("A", duration: 2); $0.post("B", duration: 2) }
/// ```
public struct Timeline: Sendable {
  /// Collects what happens when.
  public struct Script: Sendable {
    fileprivate var commands: [(at: Duration, command: PostCommand)] = []
    private var now = Duration.zero

    /// Sets the time of what follows, in seconds.
    public mutating func at(_ seconds: Double) {
      now = .nanoseconds(ofSeconds: seconds)
    }

    /// Carries out a command.
    public mutating func run(_ command: PostCommand) {
      commands.append((now, command))
    }

    /// Posts a message whose title is its id.
    ///
    /// - Parameters:
    ///   - id: The id and the title.
    ///   - duration: Seconds to stay, or nil for what `options` say.
    ///   - options: Everything else.
    public mutating func post(
      _ id: String, duration: Double? = nil, _ options: PostOptions = PostOptions()
    ) {
      var chosen = options
      chosen.duration = duration.map { .seconds($0) } ?? options.duration
      run(.post(Message(id, id: id), chosen))
    }
  }

  /// Everything that happened, in order.
  public let events: [PostEvent]

  /// Runs a script to its end.
  ///
  /// - Parameters:
  ///   - timing: How long every post takes to come and to go.
  ///   - lanes: The rules of lanes that differ from the default, a stack.
  ///   - script: What happens when.
  public init(
    timing: PostTiming = PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200)),
    lanes: [LaneConfiguration] = [], _ script: (inout Script) -> Void
  ) {
    var lines = Script()
    script(&lines)
    var simulation = PostSimulation(PostScheduler(lanes: lanes) { _ in timing })
    var events: [PostEvent] = []
    for line in lines.commands {
      events += simulation.run(line.command, at: line.at)
    }
    self.events = events + simulation.finish()
  }

  /// One event a line: time in seconds, kind, id, and what else matters.
  public var log: String {
    log(of: Set(PostEvent.Kind.allCases).subtracting([.posted, .announce]))
  }

  /// One event a line, of some kinds only.
  public func log(of kinds: Set<PostEvent.Kind>) -> String {
    events.filter { kinds.contains($0.kind) }.map(Self.line).joined(separator: "\n")
  }

  private static func line(_ event: PostEvent) -> String {
    var words = [seconds(event.at), event.kind.rawValue]
    words += [event.id, event.admission?.rawValue, event.reason?.rawValue].compactMap { $0 }
    words += [event.count.map(String.init), event.by?.rawValue, event.action].compactMap { $0 }
    words += [event.hidden.map { "\($0) in \(event.lane ?? "")" }].compactMap { $0 }
    words += [event.problem?.message].compactMap { $0 }
    return words.joined(separator: " ")
  }

  private static func seconds(_ time: Duration) -> String {
    let seconds = time.inSeconds
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }

  /// A line for each post: `·` waits, `╱` enters, `─` is shown, `╲` leaves; one sign a step.
  ///
  /// - Parameter step: The time that one sign stands for; more than zero.
  /// - Returns: The lines, in the order of arrival, without trailing blanks.
  public func picture(step: Duration = .milliseconds(200)) -> String {
    precondition(step > .zero, "a step of \(step) draws nothing; give one of more than zero")
    let names = events.filter { $0.kind == .posted }.compactMap(\.id)
    let width = names.map(\.count).max() ?? 0
    return zip(1..., names).map { number, name in
      let padding = String(repeating: " ", count: width - name.count + 1)
      return name + padding + signs(of: number, step: step)
    }.joined(separator: "\n")
  }

  private func signs(of number: Int, step: Duration) -> String {
    let own = events.filter { $0.number == number }
    guard let end = own.last?.at else { return "" }
    var signs = ""
    var time = Duration.zero
    while time < end {
      let past = own.filter { $0.at <= time }.map(\.kind)
      signs += Self.sign(after: past)
      time += step
    }
    return signs
  }

  private static func sign(after past: [PostEvent.Kind]) -> String {
    if past.contains(.willHide) { return "╲" }
    if past.contains(.didShow) { return "─" }
    if past.contains(.willShow) { return "╱" }
    return past.contains(.posted) ? "·" : " "
  }
}
