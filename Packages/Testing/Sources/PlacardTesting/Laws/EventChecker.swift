package import PlacardModels
package import PlacardPosting

/// Checks a manager's events one by one, and records every violation of a law.
///
/// Only live posts are kept in memory, so an event log may be of any length.
///
/// - Complexity: O(1) for each event.
package struct EventChecker: Sendable {
  /// The lanes that never change and show one post at a time, each with its gap.
  package let gaps: [String: Duration]
  /// The lanes that never change and show several posts, each with how many at most.
  package let limits: [String: Int]
  /// How long an automatic duration is for what is posted to a lane from now on; nil when nobody knows.
  ///
  /// A lane that is not named takes the reading time.
  /// To be set by one who knows that the scheduler has no defaults and no time factor of its own.
  package var automatic: [String: LaneConfiguration.Automatic]?
  /// A sentence for each violation, the first hundred of them.
  package private(set) var violations: [String] = []

  var now = Duration.zero
  var lives: [Int: Life] = [:]
  var last: (kind: PostEvent.Kind, number: Int?)?
  private var sequence = 0
  private var arrivals = 0
  private var expected: ExpectedEvent?
  /// The duplicate that has just been counted, and the post that counts it.
  var counted: (incoming: Int, other: Int)?
  private var lanes: [String: Lane] = [:]
  private var closedTooEarly: [Int] = []

  /// What must be the very next event.
  struct ExpectedEvent: Sendable {
    let kind: PostEvent.Kind
    let post: Int
    var restarts = false
  }

  private struct Lane {
    var current: Set<Int> = []
    var freeAgain = Duration.zero
    /// The tag whose replacement skips the gap.
    var line: Line?
    var hidden = 0
  }

  /// Creates a checker for a manager without events.
  ///
  /// - Parameters:
  ///   - gaps: The lanes that show one post at a time, each with its gap.
  ///   - limits: The lanes that show several posts, each with how many at most.
  package init(gaps: [String: Duration] = [:], limits: [String: Int] = [:]) {
    self.gaps = gaps
    self.limits = limits
  }

  /// How many posts live.
  package var liveCount: Int { lives.count }

  /// Takes note of an event.
  package mutating func hear(_ event: PostEvent) {
    sequence += 1
    if event.sequence != sequence { note("line \(sequence) is numbered \(event.sequence)") }
    if event.at < now { note("line \(sequence): time ran backwards") }
    sequence = event.sequence
    if let expected { keep(expected, event) }
    now = event.at
    if event.kind == .overflow { hearOverflow(event) }
    if let number = event.number { hear(event, about: number) }
    last = (event.kind, event.number)
  }

  /// Closes the book: nothing may be left.
  ///
  /// - Parameter isExhausted: Whether the manager was closed only when nothing more happened by itself,
  ///   so that no time may have been running.
  package mutating func end(isExhausted: Bool = false) {
    if let expected { note("post \(expected.post): \(expected.kind) is missing at the end") }
    for (number, life) in lives.sorted(by: { $0.key < $1.key }) {
      note("post \(number) never ends")
      if life.stage >= .entering { note("post \(number): what was shown was not hidden") }
    }
    for (name, lane) in lanes.sorted(by: { $0.key < $1.key }) where lane.hidden != 0 {
      note("lane \(name) still hides \(lane.hidden)")
    }
    guard isExhausted else { return }
    for number in closedTooEarly {
      note("post \(number) was closed while its time ran")
    }
  }

  /// When the time of a shown post will be up that is up first; nil when none runs.
  ///
  /// - Complexity: O(n) for n live posts.
  package var firstExpiry: Duration? {
    lives.values.compactMap { $0.stage == .shown ? $0.time?.latestEnd : nil }.min()
  }

  mutating func note(_ violation: String) {
    guard violations.count < 100 else { return }
    violations.append("\(violation) (at \(now))")
  }

  mutating func expect(_ due: ExpectedEvent) {
    expected = due
  }

  private mutating func keep(_ due: ExpectedEvent, _ event: PostEvent) {
    expected = nil
    guard event.kind == due.kind, event.number == due.post, event.at == now else {
      return note("post \(due.post): \(event.kind) comes where \(due.kind) is due")
    }
    if due.restarts { lives[due.post]?.time?.restart(at: now) }
  }

  private mutating func hear(_ event: PostEvent, about number: Int) {
    if event.kind == .posted {
      arrivals += 1
      if number != arrivals { note("post \(number) arrived as number \(arrivals)") }
      if lives[number] != nil { note("post \(number) is posted twice") }
      begin(event, number)
    } else if var life = lives.removeValue(forKey: number) {
      follow(event, number, &life)
      if event.kind != .gone { lives[number] = life }
      if event.kind == .willHide, event.reason == .closed, life.time?.ran(before: now) == true {
        closedTooEarly.append(number)
      }
    } else if number <= arrivals {
      note("post \(number): \(event.kind) after gone")
    } else {
      note("post \(number): \(event.kind) before posted")
    }
    watchLane(event, number)
  }

  private mutating func watchLane(_ event: PostEvent, _ number: Int) {
    guard event.kind == .willShow || event.kind == .didHide, let name = event.lane else { return }
    var lane = lanes[name] ?? Lane()
    let limit = gaps[name] == nil ? limits[name] : 1
    if event.kind == .didHide {
      lane.current.remove(number)
      lane.freeAgain = event.at + (gaps[name] ?? .zero)
      lane.line = lives[number]?.line
    } else {
      if let limit, lane.current.count >= limit, let other = lane.current.min() {
        note("post \(number) is shown beside \(other), more than \(limit) in \(name)")
      }
      let isReplacement = lane.line != nil && lane.line == lives[number]?.line
      if gaps[name] != nil, event.at < lane.freeAgain, !isReplacement {
        note("post \(number): the pause was skipped")
      }
      lane.current.insert(number)
    }
    lanes[name] = lane
  }

  private mutating func hearOverflow(_ event: PostEvent) {
    guard let name = event.lane, let hidden = event.hidden else {
      return note("an overflow without a lane or a number")
    }
    if hidden < 0 { note("lane \(name) hides \(hidden)") }
    if lanes[name]?.hidden ?? 0 == hidden { note("lane \(name) tells \(hidden) hidden twice") }
    lanes[name, default: Lane()].hidden = hidden
  }
}
