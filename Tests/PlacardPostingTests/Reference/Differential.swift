import PlacardModels
import PlacardPosting

/// Plays a script on the scheduler and on the reference, and compares the two event logs.
enum Differential {
  /// What both know.
  static let themes: ScriptThemes = [
    .waits, .duplicates, .userActions, .holds, .suspension, .quiet, .updates, .priorities, .lanes,
    .full, .queries, .failures, .tags, .hosts, .idle, .owners, .returns, .bursts, .extremes, .rates,
    .digests, .modes,
  ]

  /// The first difference between the two event logs; nil when they are the same.
  ///
  /// The order of what happens in different lanes at one instant is nobody's promise: each lane's
  /// event log is compared on its own.
  static func difference(in lines: [ScriptLine]) -> String? {
    var scheduler = WalkSetup.scheduler()
    var reference = ReferenceScheduler()
    for line in lines {
      let command = line.command
      WalkSetup.play(command, owner: line.owner, at: line.at, on: &scheduler)
      reference.run(command, owner: line.owner, at: line.at)
    }
    reference.finish()
    if reference.isAmbiguous { return nil }
    let reported = finish(&scheduler)
    let (left, right) = (eventLogs(reported, reference), eventLogs(reference.events, reference))
    for lane in Set(left.keys).union(right.keys).sorted() {
      if let difference = difference(left[lane] ?? [], right[lane] ?? []) {
        return "lane \(lane): \(difference)"
      }
    }
    return nil
  }

  /// Goes on until nothing happens by itself, then closes.
  private static func finish(_ scheduler: inout PostScheduler) -> [PostEvent] {
    while let due = scheduler.nextDeadline {
      scheduler.advance(to: due)
    }
    scheduler.handle(.close, at: scheduler.time)
    scheduler.endInstant()
    return scheduler.takeEffects().compactMap { effect in
      if case .event(let event) = effect { event } else { nil }
    }
  }

  private static func difference(_ reported: [PostEvent], _ expected: [PostEvent]) -> String? {
    let count = max(reported.count, expected.count)
    for index in 0..<count {
      let first = index < reported.count ? reported[index] : nil
      let second = index < expected.count ? expected[index] : nil
      guard first != second else { continue }
      let past = reported[max(0, index - 3)..<index].map(describe).joined(separator: ", ")
      return "after [\(past)] expected \(describe(second)), reported \(describe(first))"
    }
    return nil
  }

  private static func describe(_ event: PostEvent?) -> String {
    guard let event else { return "nothing" }
    let words = [
      event.admission?.rawValue, event.reason?.rawValue, event.count.map(String.init),
      event.by?.rawValue,
      event.action, event.hidden.map(String.init), event.announcement?.text,
      event.reply.map { "\($0)" },
    ]
    return
      (["\(ScriptLine.decimal(event.at)) \(event.kind)", event.number.map { "#\($0)" } ?? ""]
      + words.compactMap(\.self)).joined(separator: " ")
  }

  private static func eventLogs(
    _ events: [PostEvent], _ reference: ReferenceScheduler
  ) -> [String: [PostEvent]] {
    var eventLogs: [String: [PostEvent]] = [:]
    for var event in events {
      event.sequence = 0
      event.problem = nil
      if case .lanes(let all)? = event.reply?.content {
        event.reply?.content = .lanes(all.filter { $0.value != PostReply.Lane() })
      }
      if case .history(let posts)? = event.reply?.content {
        event.reply?.content = .history(posts.sorted { isEarlier($0, $1, reference) })
      }
      if case .explanation(var explanation)? = event.reply?.content {
        explanation.steps = []
        event.reply?.content = .explanation(explanation)
      }
      let lane = event.number.flatMap { reference.lanesOfPosts[$0] } ?? event.lane ?? ""
      eventLogs[lane, default: []].append(event)
    }
    return eventLogs
  }

  /// By time and lane, then in the order in which they were reported.
  private static func isEarlier(
    _ left: PostReply.Ended, _ right: PostReply.Ended, _ reference: ReferenceScheduler
  ) -> Bool {
    let lanes = [left, right].map { reference.lanesOfPosts[$0.number] ?? "" }
    return left.at != right.at ? left.at < right.at : lanes[0] < lanes[1]
  }

  /// Compares a number of random scripts.
  ///
  /// - Parameters:
  ///   - seeds: A script for each.
  ///   - omitted: What they are not about.
  /// - Returns: The first difference with its shortest script, or nil.
  static func compare(seeds: Range<UInt64>, without omitted: ScriptThemes = []) -> String? {
    for seed in seeds {
      let lines = script(seed: seed, themes.subtracting(omitted))
      guard difference(in: lines) != nil else { continue }
      let shortest = Shrinker.shrunk(lines) { difference(in: $0) != nil }
      return "script \(seed): \(difference(in: shortest) ?? "nothing")\n"
        + shortest.map(\.description).joined(separator: "\n")
    }
    return nil
  }

  /// A short script about a few themes in one or two lanes, so that much meets; every fourth is
  /// longer and about all themes.
  static func script(seed: UInt64, _ themes: ScriptThemes) -> [ScriptLine] {
    var random = SeededGenerator(seed: seed)
    let lanes = ["main", "serial", "stack", "replace"].shuffled(using: &random)
    if seed.isMultiple(of: 4) {
      let count = Int.random(in: 1...4, using: &random)
      let script = RandomScript(
        seed: random.next(), themes: themes, lanes: Array(lanes.prefix(count)))
      return Array(script.prefix(60))
    }
    var chosen: ScriptThemes = []
    for _ in 0..<7 {
      let theme = Int.random(in: 0..<ScriptThemes.count, using: &random)
      chosen.insert(ScriptThemes(rawValue: 1 << theme))
    }
    let script = RandomScript(
      seed: random.next(), themes: chosen.intersection(themes), lanes: Array(lanes.prefix(2)))
    return Array(script.prefix(30))
  }
}
