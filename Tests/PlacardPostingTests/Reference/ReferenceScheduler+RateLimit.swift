import PlacardModels
import PlacardPosting

/// What is reported together: what a rate turned away, and what a quiet level held.
extension ReferenceScheduler {
  /// A rate without an interval is none, and then nothing is reported any more.
  mutating func limit(_ lane: inout Lane, _ name: String, to rate: LaneConfiguration.Rate) {
    lane.rate = rate.interval > .zero ? rate : nil
    guard lane.rate == nil else { return }
    lane.admissions = []
    lane.folded = []
    timers.removeAll { $0.alarm == .rateEnd && $0.lane == name }
  }

  /// Whether as many came during the interval that ends now as may; a critical one always may.
  mutating func exceedsRate(_ post: Post) -> Bool {
    guard let lane = lanes[post.lane], let rate = lane.rate, post.message.urgency != .critical
    else { return false }
    // Whoever came longer ago is forgotten, and stays so when a longer interval is set later.
    let recent = lane.admissions.filter { $0 + rate.interval > now }
    lanes[post.lane]?.admissions = recent
    guard recent.count >= rate.limit, let first = recent.first else {
      lanes[post.lane]?.admissions.append(now)
      return false
    }
    lanes[post.lane]?.folded.append(post.message)
    let due = first + rate.interval
    let isArmed = timers.contains {
      $0.alarm == .rateEnd && $0.lane == post.lane && $0.due == due
    }
    if !isArmed {
      timers.removeAll { $0.alarm == .rateEnd && $0.lane == post.lane }
      timers.append(Timer(due: due, number: 0, alarm: .rateEnd, lane: post.lane))
    }
    return true
  }

  /// One post stands for all that were turned away, with the first three by their words.
  mutating func reportFolded(in name: String) {
    guard let folded = lanes[name]?.folded, !folded.isEmpty else { return }
    lanes[name]?.folded = []
    let summary = summary("\(folded.count) more messages", of: folded, limit: 3)
    post(summary, PostOptions(duplicates: .allow, lane: name), isExempt: true)
    fill(name)
  }

  /// One post stands for all that were held, with the first twenty by their words.
  mutating func reportDigest(of numbers: [Int]) {
    let reported = numbers.compactMap { item($0) }
    let messages = reported.map(\.post.message)
    guard !messages.isEmpty else { return }
    for number in numbers {
      vanish(number, .folded)
    }
    let counts = reported.map(\.post.count)
    var lines = reported.prefix(20).map { item in
      let (text, count) = (item.post.message.title ?? item.post.message.body, item.post.count)
      return (text ?? item.post.id) + (count > 1 ? " ×\(count)" : "") + ", \(age(of: item)) ago"
    }
    if reported.count > 20 { lines.append("and \(sum(counts.dropFirst(20))) more") }
    var digest = Message("\(sum(counts)) messages while it was quiet")
    digest.body = lines.joined(separator: "\n")
    digest.severity = messages.map(\.severity).max() ?? .info
    digest.urgency = messages.map(\.urgency).max() ?? .normal
    post(digest, PostOptions(duplicates: .allow))
  }

  private func age(of item: Item) -> String {
    let seconds = (now - item.arrivedAt).components.seconds
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min" }
    return seconds < 86400 ? "\(seconds / 3600) h" : "\(seconds / 86400) d"
  }

  private func sum(_ counts: some Sequence<Int>) -> Int {
    counts.reduce(0) { sum, count in
      let (result, isTooMuch) = sum.addingReportingOverflow(count)
      return isTooMuch ? .max : result
    }
  }

  private func summary(_ title: String, of messages: [Message], limit: Int) -> Message {
    var lines = messages.prefix(limit).map { $0.title ?? $0.body ?? $0.id }
    if messages.count > limit { lines.append("and \(messages.count - limit) more") }
    var summary = Message(title)
    summary.body = lines.joined(separator: "\n")
    summary.severity = messages.map(\.severity).max() ?? .info
    return summary
  }
}
