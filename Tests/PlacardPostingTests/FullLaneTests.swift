import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Full lanes and quiet ones") struct FullLaneTests {
  private static let forever = PostOptions(duration: .forever)

  @Test("Lanes: replaceOldest evicts what may expire first, then the least urgent, then the oldest")
  func whoIsEvicted() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 3, whenFull: .replaceOldest)))
      $0.post("A", Self.forever)
      $0.post("B", duration: 50)
      $0.run(.post(Message("C", urgency: .low, id: "C"), PostOptions(duration: .seconds(50))))
      for (moment, id) in [(1.0, "D"), (2.0, "E"), (3.0, "F")] {
        $0.at(moment)
        $0.post(id, Self.forever)
      }
    }
    #expect(
      run.log(of: [.willHide, .willShow]).split(separator: "\n").dropFirst(3).prefix(6) == [
        "1 willHide C evicted", "1.2 willShow D", "2 willHide B evicted", "2.2 willShow E",
        "3 willHide A evicted", "3.2 willShow F",
      ])
  }

  @Test("P24: a burst evicts unseen posts, and shown ones stay for 0.3 s")
  func burst() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 1, whenFull: .replaceOldest)))
      for id in ["A", "B", "C"] { $0.post(id, duration: 9) }
    }
    #expect(
      run.log(of: [.willHide, .willShow, .gone]) == """
        0 willShow A
        0 gone B evicted
        0.3 willHide A evicted
        0.5 gone A evicted
        0.5 willShow C
        9.9 willHide C expired
        10.1 gone C expired
        """)
  }

  @Test("Lanes: a place that comes free anyway needs no eviction")
  func noNeedlessEviction() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 2, whenFull: .replaceOldest)))
      $0.post("A", duration: 1)
      $0.post("B", duration: 9)
      $0.at(1.5)
      $0.post("C", duration: 1)
    }
    #expect(!run.events.contains { $0.reason == .evicted })
    #expect(run.log(of: [.willShow]).hasSuffix("1.6 willShow C"))
  }

  @Test("Lanes: replaceOldest ignores minimums")
  func evictionIgnoresMinimums() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 1, whenFull: .replaceOldest)))
      $0.post("A", PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(9))))
      $0.at(1)
      $0.post("B", duration: 1)
    }
    #expect(run.log(of: [.willHide]).hasPrefix("1 willHide A evicted"))
  }

  @Test("Lanes: dropNew refuses while the stack is full, up to didHide")
  func dropNew() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 1, whenFull: .dropNew)))
      $0.post("A", duration: 1)
      $0.at(1.5)
      $0.post("B", duration: 1)
      $0.at(1.6)
      $0.post("C", duration: 1)
    }
    #expect(
      run.log(of: [.posted]) == "0 posted A shown 1\n1.5 posted B rejected 1\n1.6 posted C shown 1")
  }

  @Test("Lanes: to serial drains first, to replace keeps the newest")
  func switching() {
    let drained = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack()))
      $0.post("A", duration: 1)
      $0.post("B", duration: 2)
      $0.run(.configure(.serial()))
      $0.post("C", duration: 1)
    }
    #expect(drained.log(of: [.willShow]) == "0 willShow A\n0 willShow B\n3.1 willShow C")
    let replaced = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 9)
      $0.post("B", duration: 9)
      $0.post("C", duration: 1)
      $0.run(.configure(.replace))
    }
    #expect(
      replaced.log(of: [.gone, .willShow]) == """
        0 willShow A
        0 gone B replaced
        0.2 gone A replaced
        0.2 willShow C
        1.8 gone C expired
        """)
  }

  @Test("P4: a lane that becomes replace during a gap does not wait for its end")
  func gapEndsWithItsPolicy() {
    var stack = LaneConfiguration.stack(limit: 1)
    stack.gap = .seconds(5)
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(stack))
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.at(2)
      $0.run(.configure(.replace))
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n2 willShow B")
  }

  @Test("Lanes: a limit counts at once")
  func limitAtOnce() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 1)))
      for id in ["A", "B", "C"] { $0.post(id, duration: 5) }
      $0.at(1)
      $0.run(.configure(.stack(limit: 2)))
    }
    #expect(
      run.log(of: [.overflow, .willShow]).hasPrefix(
        "0 willShow A\n0 overflow 2 in main\n1 overflow 1 in main\n1 willShow B"))
  }

  @Test("Quiet: a rising level holds what waits, a falling one lets it enter by priority")
  func risingQuiet() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.post("C", duration: 1, PostOptions(priority: 1))
      $0.run(.quiet(50))
      $0.run(.post(Message("D", urgency: .critical, id: "D"), PostOptions(duration: .seconds(1))))
      $0.at(9)
      $0.run(.quiet(30))
    }
    #expect(
      run.log(of: [.willShow]) == "0 willShow A\n2.1 willShow D\n9 willShow C\n11.1 willShow B")
    #expect(!run.events.contains { $0.kind == .overflow })
  }

  @Test("Quiet: an update that makes it urgent lets a held post enter")
  func urgentUpdate() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.quiet(50))
      $0.post("A", duration: 1)
      $0.at(1)
      $0.run(.update(id: "A", PostChange { message, _ in message.urgency = .critical }))
    }
    #expect(run.log(of: [.updated, .willShow]) == "1 updated A\n1 willShow A")
  }

  @Test("Do not disturb: a held post blocks no other, counts for duplicates, and can be hidden")
  func heldBlocksNobody() {
    var narrow = LaneConfiguration.serial()
    narrow.queueLimit = 1
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(narrow))
      $0.run(.quiet(50))
      $0.post("A", duration: 1)
      $0.post("A", duration: 1)
      $0.post("B", duration: 1)
      $0.run(.removeQueued(id: "A"))
      $0.run(.quiet(0))
      $0.post("C", duration: 1)
      $0.post("D", duration: 1)
    }
    #expect(
      run.log(of: [.posted, .gone]).split(separator: "\n").prefix(7) == [
        "0 posted A queued 1", "0 posted A duplicate 1", "0 gone A duplicate",
        "0 posted B rejected 1", "0 gone B evicted", "0 gone A cancelled", "0 posted C shown 1",
      ])
  }

  @Test("Quiet, P3: of several that are released into a replace lane only the newest is shown")
  func releasedIntoReplace() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.replace))
      $0.run(.quiet(50))
      for id in ["A", "B", "C"] { $0.post(id, duration: 1) }
      $0.at(1)
      $0.run(.quiet(0))
    }
    #expect(
      run.log(of: [.gone, .willShow]) == """
        1 gone A replaced
        1 gone B replaced
        1 willShow C
        2.6 gone C expired
        """)
  }

  @Test("Lanes: an update of a post that waits for an exit evicts nobody")
  func updateEvictsNobody() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.configure(.stack(limit: 2)))
      $0.post("A", Self.forever)
      $0.post("B", Self.forever)
      $0.post("C", Self.forever)
      $0.run(.configure(.stack(limit: 2, whenFull: .replaceOldest)))
      $0.at(0.4)
      $0.run(.update(id: "C", PostChange { message, _ in message.title = "changed" }))
    }
    #expect(
      run.log(of: [.willHide])
        == "0.3 willHide A evicted\n0.9 willHide B closed\n0.9 willHide C closed")
  }
}
