import PlacardModels
import PlacardPosting
import PlacardTesting

/// Plays a script against a queue and checks after every step what must always hold.
struct RandomWalk {
  /// The first breach, and the step at which it showed.
  struct Failure: CustomStringConvertible {
    let step: Int
    let breach: String

    var description: String { "step \(step): \(breach)" }
  }

  /// Plays the lines, then lets the time pass to the end.
  ///
  /// - Parameters:
  ///   - lines: The script.
  ///   - pauses: The lanes that are serial throughout.
  /// - Returns: The first breach, or nil.
  static func failure(of lines: [RandomScript.Line], pauses: [String: Duration]) -> Failure? {
    var queue = PostQueue(lanes: [
      .named("stack", .stack(limit: 2)), .named("replace", .replace),
    ]) { post in
      post.message.urgency == .low
        ? .zero : PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200))
    }
    var mirror = Mirror(pauses: pauses)
    for (step, line) in lines.enumerated() {
      queue.handle(line.command, at: line.at)
      mirror.hear(&queue)
      if let breach = mirror.breach(in: &queue) { return Failure(step: step, breach: breach) }
    }
    var simulation = PostSimulation(queue)
    mirror.hear(simulation.finish())
    if !simulation.queue.isEmpty { return Failure(step: lines.count, breach: "posts are left") }
    if simulation.queue.pendingDeadline != nil {
      return Failure(step: lines.count, breach: "a timer is left")
    }
    let breaches = PosterLaws.breaches(in: mirror.events, pauses: pauses)
    return breaches.first.map { Failure(step: lines.count, breach: $0) }
  }

  /// Takes lines away as long as the script still fails, largest pieces first.
  static func shrunk(
    _ lines: [RandomScript.Line], pauses: [String: Duration]
  ) -> [RandomScript.Line] {
    var lines = lines
    var size = lines.count / 2
    while size > 0 {
      var start = 0
      while start < lines.count {
        var shorter = lines
        shorter.removeSubrange(start..<min(start + size, lines.count))
        if failure(of: shorter, pauses: pauses) != nil { lines = shorter } else { start += size }
      }
      size /= 2
    }
    return lines
  }
}

/// What the events alone tell of a board.
private struct Mirror {
  let pauses: [String: Duration]
  private(set) var events: [PostEvent] = []
  private var live: Set<Int> = []
  private var presented: Set<Int> = []
  private var counts: [Int: Int] = [:]

  init(pauses: [String: Duration]) {
    self.pauses = pauses
  }

  mutating func hear(_ queue: inout PostQueue) {
    hear(
      queue.takeEffects().compactMap { if case .event(let event) = $0 { event } else { nil } })
  }

  mutating func hear(_ new: [PostEvent]) {
    events += new
    for event in new {
      guard let number = event.post else { continue }
      switch event.kind {
      case .posted:
        live.insert(number)
        if event.admission != .duplicate { counts[number] = 1 }
        if event.admission == .duplicate, let other = event.of { counts[other] = event.count }
      case .willShow: presented.insert(number)
      case .didHide: presented.remove(number)
      case .counted: counts[number] = event.count
      case .gone: live.remove(number)
      default: break
      }
    }
  }

  func breach(in queue: inout PostQueue) -> String? {
    let posts = queue.posts(in: Set(Post.State.allCases))
    if Set(posts.map(\.number)) != live { return "live posts differ from the events" }
    let board = queue.posts(in: [.showing, .shown, .leaving, .hiding])
    if Set(board.map(\.number)) != presented { return "the board differs from the events" }
    if let due = queue.nextDeadline, due <= queue.time { return "a deadline at \(due) is past" }
    for (lane, _) in pauses where board.count(where: { $0.lane == lane }) > 1 {
      return "several posts in serial lane \(lane)"
    }
    for post in posts {
      let isLeaving = post.state == .leaving || post.state == .hiding
      if isLeaving ? post.count != 0 : post.count != counts[post.number] {
        return "post \(post.number) counts \(post.count) while \(post.state)"
      }
      if post.reason != nil, !isLeaving { return "post \(post.number) has a reason early" }
    }
    for id in Set(posts.map(\.id))
    where queue.post(withID: id)?.number
      != posts.last(where: { Array($0.id.utf8) == Array(id.utf8) })?.number
    {
      return "the newest post of \(id) is not found"
    }
    let stuck = posts.contains { $0.state == .showing || $0.state == .hiding }
    if stuck, queue.nextDeadline == nil { return "an animation has no timer" }
    return nil
  }
}

extension PostQueue {
  /// The next deadline of a copy.
  fileprivate var pendingDeadline: Duration? {
    var copy = self
    return copy.nextDeadline
  }
}
