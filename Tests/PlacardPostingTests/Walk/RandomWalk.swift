import PlacardModels
import PlacardPosting
import PlacardTesting

/// Plays a script against a queue and checks after every line what must always hold.
struct RandomWalk {
  /// The first violation, and the line at which it was detected.
  struct Failure: CustomStringConvertible {
    let line: Int
    let violation: String

    var description: String { "line \(line): \(violation)" }
  }

  private(set) var events = 0
  private var scheduler = WalkSetup.scheduler()
  private var book: EventChecker
  private var deliveries = DeliveryChecker()
  private var isClosed = false

  /// Starts with an empty scheduler.
  ///
  /// - Parameter changesLanes: Whether the script may change the lanes; then their laws are not known.
  init(changesLanes: Bool) {
    book =
      changesLanes ? EventChecker() : EventChecker(gaps: WalkSetup.gaps, limits: WalkSetup.limits)
    book.automatic = [:]
  }

  /// Plays a line.
  ///
  /// - Returns: The first violation, or nil.
  mutating func play(_ line: ScriptLine) -> String? {
    let command = line.command
    WalkSetup.play(command, owner: line.owner, at: line.at, on: &scheduler)
    if case .close = command { isClosed = true }
    hear()
    if case .configure(let change) = command, let automatic = change.automatic {
      book.automatic?[change.lane ?? "main"] = automatic
    }
    return violation()
  }

  /// Lets time pass until nothing more happens by itself, then closes the scheduler.
  ///
  /// - Returns: The first violation, or nil.
  mutating func finish() -> String? {
    let isExhausted = !isClosed
    while let due = scheduler.nextDeadline {
      scheduler.advance(to: due)
      hear()
      if let violation = violation() { return violation }
    }
    scheduler.handle(.close, at: scheduler.time)
    scheduler.endInstant()
    hear()
    if !scheduler.isEmpty { return "posts are left after the close" }
    if scheduler.nextDeadline != nil { return "a timer is left after the close" }
    book.end(isExhausted: isExhausted)
    deliveries.end()
    return violation()
  }

  private mutating func hear() {
    for effect in scheduler.takeEffects() {
      switch effect {
      case .event(let event):
        events += 1
        book.hear(event)
      case .show(let post): deliveries.show(post)
      case .update(let post): deliveries.update(post)
      case .hide(let post): deliveries.hide(post)
      case .make: break
      }
    }
  }

  private mutating func violation() -> String? {
    if let violation = book.violations.first ?? deliveries.violations.first { return violation }
    let posts = scheduler.posts(in: Self.everyState)
    if let contradiction = book.contradiction(to: posts) { return contradiction }
    let deadline = scheduler.nextDeadline
    if isClosed, deadline != nil { return "a timer is left after the close" }
    if let deadline, deadline <= scheduler.time { return "a deadline at \(deadline) is past" }
    if let expiry = book.firstExpiry, deadline.map({ $0 > expiry }) ?? true {
      return "no timer for the time that is up at \(expiry)"
    }
    var newest: [[UInt8]: Int] = [:]
    for post in posts {
      let isSeen = post.state != .queued && post.state != .delayed
      if deliveries.shows(post.number) != (isSeen && post.state != .hiding) {
        return "post \(post.number) is \(post.state), which its posters do not know"
      }
      if deadline == nil, post.state == .showing || post.state == .hiding || post.state == .leaving
      {
        return "post \(post.number) is \(post.state) without a timer"
      }
      newest[Array(post.id.utf8)] = post.number
    }
    for post in posts where newest[Array(post.id.utf8)] == post.number {
      if scheduler.post(withID: post.id)?.number != post.number {
        return "the newest post of \(post.id) is not found"
      }
    }
    return nil
  }

  private static let everyState = Set(Post.State.allCases)
}

extension RandomWalk {
  /// Plays lines on a new scheduler, up to its end.
  ///
  /// - Returns: The first failure, or nil.
  static func failure(of lines: [ScriptLine], changesLanes: Bool) -> Failure? {
    var walk = RandomWalk(changesLanes: changesLanes)
    for (index, line) in lines.enumerated() {
      if let violation = walk.play(line) { return Failure(line: index + 1, violation: violation) }
    }
    return walk.finish().map { Failure(line: lines.count + 1, violation: $0) }
  }

  /// Plays random scripts one after the other, some short, some long.
  ///
  /// - Parameters:
  ///   - seed: The same seed gives the same walk.
  ///   - steps: How many lines altogether.
  /// - Returns: A report of the first failure with its shortest script, or nil; and how many events
  ///   were heard.
  static func walk(seed: UInt64, steps: Int) -> (failure: String?, events: Int) {
    var random = SeededGenerator(seed: seed)
    var left = steps
    var events = 0
    var changesLanes = false
    while left > 0 {
      let longest = min(max(steps / 8, 10), left)
      let length = min([10, 100, 1000, 10_000].randomElement(using: &random) ?? 100, longest)
      changesLanes.toggle()
      let themes = changesLanes ? ScriptThemes.all : .all.subtracting([.lanes])
      let script = RandomScript(seed: random.next(), themes: themes)
      var lines: [ScriptLine] = []
      var walk = RandomWalk(changesLanes: changesLanes)
      var violation: String?
      for line in script.prefix(length) where violation == nil {
        lines.append(line)
        violation = walk.play(line)
      }
      if violation == nil, Bool.random(using: &random) {
        violation = walk.close(after: &lines, script)
      }
      if let violation = violation ?? walk.finish() {
        return ("seed \(seed): \(violation)\n" + transcript(of: lines, changesLanes), events)
      }
      events += walk.events
      left -= length
    }
    return (nil, events)
  }

  /// Closes the scheduler with a command, and goes on a little.
  private mutating func close(
    after lines: inout [ScriptLine], _ script: RandomScript
  ) -> String? {
    let now = lines.last?.at ?? .zero
    let rest = [ScriptLine("close")] + script.prefix(8)
    for var line in rest {
      line.at += now
      lines.append(line)
      if let violation = play(line) { return violation }
    }
    return nil
  }

  private static func transcript(of lines: [ScriptLine], _ changesLanes: Bool) -> String {
    let script = Shrinker.shrunk(lines) { failure(of: $0, changesLanes: changesLanes) != nil }
    let rest = failure(of: script, changesLanes: changesLanes)
    return "shrunk to \(script.count) lines: \(rest?.description ?? "nothing")\n"
      + script.map(\.description).joined(separator: "\n")
  }
}
