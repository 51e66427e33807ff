import PlacardModels
import PlacardPosting

/// A script of random commands: few ids, so that they meet, and times that often coincide.
struct RandomScript {
  struct Line: CustomStringConvertible {
    let at: Duration
    let command: PostCommand

    var description: String { "\(at): \(command)" }
  }

  private(set) var lines: [Line] = []
  private var random: SeededGenerator
  private static let ids = ["A", "B", "C", "D", "\u{E9}", "e\u{301}"]

  init(seed: UInt64, steps: Int, changesLanes: Bool = true) {
    random = SeededGenerator(seed: seed)
    var now = Duration.zero
    for _ in 0..<steps {
      if chance(2) { now += .milliseconds(pick([0, 100, 200, 400, 500, 1000, 3000])) }
      lines.append(Line(at: now, command: command(changesLanes: changesLanes)))
    }
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func command(changesLanes: Bool) -> PostCommand {
    let id = pick(Self.ids)
    let inside = chance(2)
    switch Int.random(in: 0..<32, using: &random) {
    case 0..<12: return post(id)
    case 12: return .update(id: id, change())
    case 13: return .hide(id: chance(3) ? nil : id, animated: inside)
    case 14: return chance(4) ? .hideAll(animated: inside) : .hideGroup("group")
    case 15: return .hideCounted(id: id)
    case 16: return .setCount(id: id, pick([-1, 0, 1, 3]))
    case 17: return .removeQueued(id: id)
    case 18: return chance(3) ? .suspend : .action(id: id, action: "yes")
    case 19, 20: return .resume
    case 21: return .quiet(pick([0, 0, 0, 0, 10, 50, 70]))
    case 22: return .tap(id: id)
    case 23: return .tapOutside
    case 24: return .action(id: id, action: pick(["yes", "yes", "stay", "none"]))
    case 25: return .dismiss(id: id)
    case 26: return .panBegan(id: id)
    case 27: return .panEnded(id: id, travel: pick([0, 0.4, 1]), velocity: 0)
    case 28: return .hover(id: id, inside: inside)
    case 29: return .focus(window: inside)
    case 30: return .fail(id: id)
    default: return changesLanes ? .configure(laneChange()) : .queryState(tag: nil)
    }
  }

  private mutating func post(_ id: String) -> PostCommand {
    var message = Message(id, id: chance(8) ? nil : id)
    message.urgency = pick([.low, .normal, .normal, .critical])
    message.severity = pick([.info, .success, .error])
    if chance(4) { message.progress = pick([.indeterminate, .fraction(0.5), .fraction(1)]) }
    if chance(2) { message = message.action("yes", "Yes").action("stay", "Stay", keepsOpen: true) }
    var options = PostOptions(
      duration: pick([
        .automatic, .fixed(.zero), .seconds(0.3), .seconds(2), .forever,
        .indefinite(delay: .milliseconds(500), minimum: .seconds(1)),
        .indefinite(delay: .zero, minimum: .seconds(2)),
      ]), dim: chance(6) ? .gray(interactive: chance(2)) : nil, priority: pick([nil, 1, -1]),
      duplicates: pick([nil, .drop, .count, .update, .allow]),
      lane: pick([nil, "stack", "replace", "serial"]))
    options.tap = pick([nil, .dismiss, .action])
    options.group = chance(3) ? "group" : nil
    options.style = chance(8) ? "snackbar" : nil
    options.attention = chance(8) ? .warning : nil
    return .post(message, options)
  }

  private mutating func change() -> PostChange {
    let urgency: Urgency = pick([.low, .critical])
    let priority = pick([-2, 2])
    let dwell: Dwell = pick([.seconds(1), .forever])
    return PostChange { message, options in
      message.title = "changed"
      message.urgency = urgency
      options.priority = priority
      options.duration = dwell
    }
  }

  private mutating func laneChange() -> LaneChange {
    var change = LaneChange(
      lane: pick(["main", "stack", "replace", "serial"]),
      policy: pick([nil, .serial, .stack, .replace]))
    change.limit = pick([nil, 1, 2, 0])
    change.queueLimit = pick([nil, 0, 2, 9])
    change.pause = pick([nil, .zero, .milliseconds(300)])
    change.whenFull = pick([nil, .queue, .replaceOldest, .dropNew])
    change.automatic = pick([nil, .reading, .fixed(.seconds(1))])
    return change
  }
}
