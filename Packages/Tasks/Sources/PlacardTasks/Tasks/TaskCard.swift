import PlacardModels
import PlacardPosting

/// What is shown of a piece of work that has a post of its own; a pure value.
struct TaskCard: Sendable {
  let setup: TaskSetup
  /// Its post, once there is one.
  var post: PostHandle<Message>?
  private var meter: ProgressMeter
  private var scale: Scale?

  /// What the meter counts; another one needs another meter.
  private struct Scale: Equatable {
    var unit: ProgressUnit?
    var isCounted: Bool
  }

  init(_ setup: TaskSetup, at now: Duration) {
    self.setup = setup
    meter = ProgressMeter(at: now)
  }

  /// What a part of the task with a post of its own is given: its own words, the task's rules.
  func setupOfPart(_ message: Message) -> TaskSetup {
    var part = setup
    part.message = message
    part.total = nil
    part.options.group = setup.options.group ?? post?.id
    return part
  }

  /// Returns the message as it is now; nil once the work has ended.
  mutating func message(of node: Int, in tree: ProgressTree, at now: Duration) -> Message? {
    guard let piece = tree[node], let sum = tree.sum(of: node) else { return nil }
    measure(sum, at: now)
    var message = setup.message
    message.title = piece.title
    let figures = figures(of: sum, at: now)
    let lines = [piece.note, figures].compactMap(\.self) + lines(ofPartsOf: node, in: tree)
    message.body = lines.isEmpty ? nil : lines.joined(separator: "\n")
    if sum.progress != .indeterminate || message.progress == nil { message.progress = sum.progress }
    // What changes all the time is for the eye; what is said are the words.
    let words = [piece.title, piece.note].compactMap(\.self)
    if message.accessibility.label == nil, !words.isEmpty {
      message.accessibility.label = words.joined(separator: ", ")
    }
    return message
  }

  private mutating func measure(_ sum: ProgressSum, at now: Duration) {
    let scale = Scale(unit: sum.unit, isCounted: sum.isCounted)
    if self.scale != scale, meter.done > 0 {
      meter = ProgressMeter(done: sum.done, at: now)
    }
    self.scale = scale
    meter.setTotal(sum.total)
    meter.record(sum.done, at: now)
  }

  /// "1.5 MB/s, 12 s left", or what is known of it.
  private func figures(of sum: ProgressSum, at now: Duration) -> String? {
    var parts: [String] = []
    if sum.isCounted, let unit = sum.unit, let rate = meter.rate(at: now) {
      parts.append(ProgressText.rate(rate, of: unit))
    }
    if let left = meter.timeLeft(at: now), left > .zero {
      parts.append("\(ProgressText.time(left)) \(setup.words.left)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The first few of the parts that it names, one line each, and how many more there are.
  private func lines(ofPartsOf node: Int, in tree: ProgressTree) -> [String] {
    guard let piece = tree[node], piece.hasChildren else { return [] }
    let children = tree.children(of: node).filter { tree[$0]?.isInside ?? false }
    let words = setup.words
    let unfinished = piece.unfinished.map {
      "\($0.title): \($0.isCancelled ? words.cancelled : words.failed)"
    }
    let space = max(ProgressTree.named - unfinished.count, 0)
    let sums = space > 0 && !children.isEmpty ? tree.sums() : [:]
    let running = children.prefix(space).compactMap { child -> String? in
      guard let part = tree[child] else { return nil }
      let percent = sums[child]?.fraction.map { "\(Int(($0 * 100).rounded(.down)))%" }
      let state = [percent, part.note].compactMap(\.self).joined(separator: ", ")
      return [part.title, state.isEmpty ? nil : state].compactMap(\.self).joined(separator: ": ")
    }
    let rest = piece.unfinishedCount - unfinished.count + children.count - running.count
    return unfinished + running + (rest > 0 ? ["+\(rest)"] : [])
  }
}
