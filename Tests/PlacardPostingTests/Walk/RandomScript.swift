import PlacardModels
import PlacardPosting

/// A script of random commands without an end: few ids, so that they meet, and times that often
/// coincide.
struct RandomScript: Sequence, IteratorProtocol, Sendable {
  let themes: ScriptThemes
  let lanes: [String]
  private var random: SeededGenerator
  private var now = Duration.zero
  private var burst = 0
  private var arrivals = 0

  static let ids = ["A", "B", "C", "D", "\u{E9}", "e\u{301}"]

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - seed: The same seed gives the same script.
  ///   - themes: What it is about.
  ///   - lanes: The lanes that it posts to, beside that of the snackbars.
  init(
    seed: UInt64, themes: ScriptThemes = .all,
    lanes: [String] = ["main", "serial", "stack", "replace"]
  ) {
    random = SeededGenerator(seed: seed)
    self.themes = themes
    self.lanes = lanes
  }

  mutating func next() -> ScriptLine? {
    var line: ScriptLine
    if burst > 0 {
      burst -= 1
      line = post("burst\(burst)")
    } else {
      if chance(2) { now += step() }
      if has(.bursts), chance(2000) { burst = Swift.max(1, pick([3, 30, 300])) }
      line = chance(60) ? ScriptLine("hideAll", animated()) : command()
    }
    line.at = now
    return line
  }

  private mutating func step() -> Duration {
    if has(.extremes), chance(50) {
      return pick([.nanoseconds(1), .seconds(60), .seconds(86400), .seconds(31_536_000)])
    }
    return .milliseconds(pick([0, 100, 200, 400, 500, 1000, 3000]))
  }

  /// Whether one chance in so many comes true.
  mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &random) == 0
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  func has(_ theme: ScriptThemes) -> Bool {
    themes.contains(theme)
  }

  mutating func animated() -> [String] {
    chance(2) ? [] : [ScriptLine.field("animated", chance(2))]
  }

  mutating func id() -> String {
    ScriptLine.text("id", pick(Self.ids))
  }

  private mutating func command() -> ScriptLine {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<13: post(pick(Self.ids))
    case 13, 14: ScriptLine("hide", (chance(3) ? [] : [id()]) + animated())
    case 15: chance(2) ? ScriptLine("removeQueued", [id()]) : ScriptLine("hideGroup", group())
    case 16, 17: has(.updates) ? update() : post(pick(Self.ids))
    case 18, 19: has(.duplicates) ? counting() : post(pick(Self.ids))
    case 20..<26: has(.userActions) ? touch() : post(pick(Self.ids))
    case 26, 27: has(.holds) ? holding() : ScriptLine("hide", [id()])
    case 28, 29: has(.suspension) ? ScriptLine(chance(6) ? "suspend" : "resume") : post("A")
    case 30: has(.quiet) ? quiet() : post("B")
    case 31: has(.failures) ? ScriptLine("fail", [id()]) : post("C")
    case 32, 33: has(.lanes) ? laneConfiguration() : post("D")
    case 34: has(.queries) ? question() : post("A")
    case 35:
      has(.hosts) ? host() : post("B")
    case 36, 37: unusual()
    default: post(pick(Self.ids))
    }
  }

  private mutating func host() -> ScriptLine {
    ScriptLine(
      "host",
      chance(3)
        ? [ScriptLine.field("keeps", chance(2))] : [ScriptLine.field("attached", !chance(8))])
  }

  private func group() -> [String] {
    [ScriptLine.text("group", "group")]
  }

  private mutating func quiet() -> ScriptLine {
    ScriptLine("quiet", word: "\(pick([0, 0, 0, 0, 0, 0, 10, 50, 70]))")
  }

  private mutating func counting() -> ScriptLine {
    guard chance(2) else { return ScriptLine("hideCounted", [id()]) }
    let count = has(.extremes) && chance(8) ? pick([Int.min, -1, 0, .max]) : pick([1, 2, 3])
    return ScriptLine("setCount", [id(), ScriptLine.field("count", count)])
  }

  private mutating func touch() -> ScriptLine {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return ScriptLine("tap", [id()])
    case 1: return ScriptLine("tapOutside")
    case 2:
      return ScriptLine(
        "action", [id(), ScriptLine.text("action", pick(["yes", "stay", "none"]))])
    case 3: return ScriptLine("dismiss", [id()])
    case 4, 5, 6: return ScriptLine("panBegan", [id()])
    default:
      let travel = ScriptLine.field("travel", pick(["0", "0.1", "0.4", "1", "-2", "1e300"]))
      let velocity = ScriptLine.field("velocity", pick(["0", "0", "9", "-9", "11"]))
      return ScriptLine("panEnded", [id(), travel, velocity])
    }
  }

  private mutating func holding() -> ScriptLine {
    if chance(3) { return ScriptLine("focus", [ScriptLine.field("window", !chance(6))]) }
    return ScriptLine("hover", [id(), ScriptLine.field("inside", chance(2))])
  }

  private mutating func question() -> ScriptLine {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: ScriptLine("query", [id()])
    case 1: ScriptLine("query", word: "\"state\"")
    case 2: ScriptLine("history", [ScriptLine.field("limit", pick([0, 1, 5]))])
    default: ScriptLine("history", [ScriptLine.field("since", pick(["0", "5", "1e300"]))])
    }
  }

  /// The commands that are spoken of least.
  private mutating func unusual() -> ScriptLine {
    switch Int.random(in: 0..<7, using: &random) {
    case 0 where has(.idle): ScriptLine("idle", [ScriptLine.field("person", chance(6))])
    case 1 where has(.returns):
      ScriptLine("snooze", [id(), ScriptLine.field("for", pick([0, 1, 9]))])
    case 2 where has(.modes):
      ScriptLine("mode", [ScriptLine.text("name", "night"), ScriptLine.field("on", chance(2))])
    case 3 where has(.digests): ScriptLine("digest", [ScriptLine.field("on", chance(2))])
    case 4 where has(.returns): ScriptLine("recall", chance(2) ? [] : [id()])
    case 5 where has(.owners):
      ScriptLine("ownerGone", wordless: .ownerGone(pick([0, 1, .max])))
    case 6 where has(.queries): ScriptLine("explain", [id()])
    default: post("C")
    }
  }
}
