import PlacardModels
import Testing

@testable import PlacardPosting

@Suite("Rate limiter") struct RateLimiterTests {
  private func content(_ title: String, _ severity: Severity = .info) -> PostScheduler.Content {
    var message = Message(title)
    message.severity = severity
    return PostScheduler.Content(message, id: title, given: PostOptions(), defaults: 0)
  }

  private func at(_ seconds: Int) -> Moment { Moment(.seconds(seconds)) }

  @Test("So many posts are let in during an interval, which moves on with the time")
  func window() {
    var limiter = RateLimiter(.init(limit: 2, per: .seconds(3)))
    #expect(limiter.admits(at: .zero) == true)
    #expect(limiter.admits(at: at(1)) == true)
    #expect(limiter.admits(at: at(2)) == false)
    #expect(limiter.reopening == at(3))
    #expect(limiter.admits(at: at(3)) == true)
    #expect(limiter.admits(at: at(3)) == false)
    #expect(limiter.reopening == at(4))
  }

  @Test("One message stands for all that were turned away, the first three by name")
  func summary() {
    var limiter = RateLimiter(.init(limit: 1, per: .seconds(1)))
    #expect(limiter.takeSummary(.english) == nil)
    for (title, severity) in [("a", Severity.info), ("b", .error), ("c", .info), ("d", .info)] {
      limiter.reject(content(title, severity))
    }
    let message = limiter.takeSummary(.english)
    #expect(message?.title == "4 more messages")
    #expect(message?.body == "a\nb\nc\nand 1 more")
    #expect(message?.severity == .error)
    #expect(limiter.takeSummary(.english) == nil)
  }

  @Test("Another rate goes on with what was counted")
  func change() {
    var limiter = RateLimiter(.init(limit: 5, per: .seconds(9)))
    #expect(limiter.admits(at: .zero) == true)
    limiter = RateLimiter(.init(limit: 1, per: .seconds(9)), continuing: limiter)
    #expect(limiter.admits(at: at(1)) == false)
  }
}

@Suite("Do not disturb") struct DoNotDisturbTests {
  @Test("The level keeps out what has a lower threshold, and at zero nothing")
  func thresholds() {
    var doNotDisturb = DoNotDisturb()
    #expect(!doNotDisturb.keepsOut(-1))
    #expect(doNotDisturb.setLevel(40, RuleBook()) == DoNotDisturb.Change(digests: false))
    #expect(doNotDisturb.setLevel(40, RuleBook()) == nil)
    #expect(doNotDisturb.keepsOut(39))
    #expect(!doNotDisturb.keepsOut(40))
    #expect(doNotDisturb.setLevel(900, RuleBook()) != nil)
    #expect(doNotDisturb.level == 100)
  }

  @Test("A digest is made when the program or a mode asks for one")
  func digests() {
    var doNotDisturb = DoNotDisturb()
    doNotDisturb.setDigest(true)
    #expect(doNotDisturb.setLevel(50, RuleBook())?.digests == true)
    doNotDisturb.setDigest(false)
    #expect(doNotDisturb.setLevel(0, RuleBook())?.digests == false)
  }

  @Test("Modes stay in the order in which they were entered, each once")
  func modes() {
    var doNotDisturb = DoNotDisturb()
    for (name, isOn) in [("a", true), ("b", true), ("a", true), ("b", false)] {
      #expect(doNotDisturb.setMode(name, isOn: isOn, RuleBook()) == nil)
    }
    #expect(doNotDisturb.modes == ["a"])
  }
}

@Suite("Digest") struct DigestTests {
  @Test("Every post has its line, with how often and how long ago it came; beyond twenty a number")
  func lines() {
    var digest = Digest(.english)
    for number in 0..<22 {
      var message = Message("n\(number)")
      message.urgency = number == 5 ? .critical : .low
      digest.add(
        PostScheduler.Content(message, id: "\(number)", given: PostOptions(), defaults: 0),
        count: number == 0 ? 3 : 1, age: .seconds(60 * number))
    }
    let lines = digest.message.body?.split(separator: "\n") ?? []
    #expect(digest.message.title == "24 messages while it was quiet")
    #expect(lines.first == "n0 ×3, 0 s ago")
    #expect(lines[1] == "n1, 1 min ago")
    #expect(lines.count == 21)
    #expect(lines.last == "and 2 more")
    #expect(digest.message.urgency == .critical)
  }
}

@Suite("Owners") struct OwnersTests {
  @Test("An owner's posts are handed out once")
  func posts() {
    var owners = Owners()
    for number in 1...3 {
      owners.add(number, to: number % 2) { _ in true }
    }
    #expect(owners.owner(of: 2) == 0)
    #expect(owners.remove(1) == [1, 3])
    #expect(owners.remove(1).isEmpty)
    #expect(owners.owner(of: 3) == nil)
  }

  @Test("Ended posts are forgotten now and then, live ones never")
  func bound() {
    var owners = Owners()
    for number in 1...1000 {
      owners.add(number, to: 7) { $0 == 1 || $0 > number - 10 }
    }
    let left = owners.remove(7)
    #expect(left.first == 1)
    #expect(left.count < 100)
    #expect(left.suffix(3) == [998, 999, 1000])
  }
}

@Suite("History") struct HistoryTests {
  private func record(_ number: Int, _ id: String, _ course: History.Course) -> History.Record {
    History.Record(
      content: PostScheduler.Content(Message(id), id: id, given: PostOptions(), defaults: 0),
      number: number,
      reason: .expired, course: course, at: .zero)
  }

  @Test("The oldest are forgotten beyond the limit, in the order in which they ended")
  func ring() {
    var history = History(limit: 3)
    for number in 1...5 {
      history.add(record(number, "a", .seen))
    }
    #expect(history.records.map(\.number) == [3, 4, 5])
    #expect(history.newest(of: nil)?.number == 5)
    #expect(history.takeForgotten() != nil)
    #expect(history.takeForgotten() == nil)
  }

  @Test("The newest is found by id, and among those that were seen")
  func newest() {
    var history = History(limit: 9)
    history.add(record(1, "a", .seen))
    history.add(record(2, "a", .unseen))
    history.add(record(3, "b", .refused))
    #expect(history.newest(of: "a")?.number == 2)
    #expect(history.newest(of: "a", isSeen: true)?.number == 1)
    #expect(history.newest(of: nil, isSeen: true)?.number == 1)
    #expect(history.newest(of: "c") == nil)
    #expect(History(limit: 0).newest(of: nil) == nil)
  }
}
