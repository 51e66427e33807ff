import PlacardModels
import PlacardPosting
import PlacardTesting

/// Plays a script against a queue and checks after every line what must always hold.
struct RandomWalk {
  /// The first breach, and the line at which it showed.
  struct Failure: CustomStringConvertible {
    let line: Int
    let breach: String

    var description: String { "line \(line): \(breach)" }
  }

  private(set) var events = 0
  private var queue = Board.queue()
  private var book: LawBook
  private var deliveries = DeliveryBook()
  private var isClosed = false

  /// Starts on an empty board.
  ///
  /// - Parameter changesLanes: Whether the script may change the lanes; then their laws are not known.
  init(changesLanes: Bool) {
    book =
      changesLanes ? LawBook() : LawBook(pauses: Board.pauses, limits: Board.limits)
    book.automatic = .reading
  }

  /// Plays a line.
  ///
  /// - Returns: The first breach, or nil.
  mutating func play(_ line: ScriptLine) -> String? {
    let command = line.command
    Board.play(command, owner: line.owner, at: line.at, on: &queue)
    if case .close = command { isClosed = true }
    hear()
    if case .configure(let change) = command, let automatic = change.automatic {
      book.automatic = automatic
    }
    return breach()
  }

  /// Lets time pass until nothing more happens by itself, then closes the board.
  ///
  /// - Returns: The first breach, or nil.
  mutating func finish() -> String? {
    let isExhausted = !isClosed
    while let due = queue.nextDeadline {
      queue.advance(to: due)
      hear()
      if let breach = breach() { return breach }
    }
    queue.handle(.close, at: queue.time)
    queue.settle()
    hear()
    if !queue.isEmpty { return "posts are left after the close" }
    if queue.nextDeadline != nil { return "a timer is left after the close" }
    book.end(isExhausted: isExhausted)
    deliveries.end()
    return breach()
  }

  private mutating func hear() {
    for effect in queue.takeEffects() {
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

  private mutating func breach() -> String? {
    if let breach = book.breaches.first ?? deliveries.breaches.first { return breach }
    let posts = queue.posts(in: Self.everyState)
    if let contradiction = book.contradiction(to: posts) { return contradiction }
    let deadline = queue.nextDeadline
    if isClosed, deadline != nil { return "a timer is left after the close" }
    if let deadline, deadline <= queue.time { return "a deadline at \(deadline) is past" }
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
      if queue.post(withID: post.id)?.number != post.number {
        return "the newest post of \(post.id) is not found"
      }
    }
    return nil
  }

  private static let everyState = Set(Post.State.allCases)
}

extension RandomWalk {
  /// Plays lines on a fresh board, up to its end.
  ///
  /// - Returns: The first failure, or nil.
  static func failure(of lines: [ScriptLine], changesLanes: Bool) -> Failure? {
    var walk = RandomWalk(changesLanes: changesLanes)
    for (index, line) in lines.enumerated() {
      if let breach = walk.play(line) { return Failure(line: index + 1, breach: breach) }
    }
    return walk.finish().map { Failure(line: lines.count + 1, breach: $0) }
  }

  /// Plays random boards one after the other, some short, some long.
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
      var breach: String?
      for line in script.prefix(length) where breach == nil {
        lines.append(line)
        breach = walk.play(line)
      }
      if breach == nil, Bool.random(using: &random) {
        breach = walk.close(after: &lines, script)
      }
      if let breach = breach ?? walk.finish() {
        return ("seed \(seed): \(breach)\n" + story(of: lines, changesLanes), events)
      }
      events += walk.events
      left -= length
    }
    return (nil, events)
  }

  /// Closes the board with a command, and goes on a little.
  private mutating func close(
    after lines: inout [ScriptLine], _ script: RandomScript
  ) -> String? {
    let now = lines.last?.at ?? .zero
    let rest = [ScriptLine("close")] + script.prefix(8)
    for var line in rest {
      line.at += now
      lines.append(line)
      if let breach = play(line) { return breach }
    }
    return nil
  }

  private static func story(of lines: [ScriptLine], _ changesLanes: Bool) -> String {
    let script = Shrinker.shrunk(lines) { failure(of: $0, changesLanes: changesLanes) != nil }
    let rest = failure(of: script, changesLanes: changesLanes)
    return "shrunk to \(script.count) lines: \(rest?.description ?? "nothing")\n"
      + script.map(\.description).joined(separator: "\n")
  }
}
