import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// J2, P19: what waits for a poster that is slow, and what it receives when it comes round.
@Suite("Mailboxes") struct MailboxTests {
  private static let forever = PostOptions(duration: .forever)

  private func manager(_ posters: any Poster...) -> PostManager {
    PostManager(posters: posters, lanes: [.main(.stack())], clock: ManualClock())
  }

  /// A manager whose poster stands before its gate with the show of a post that was made last.
  private func stalled(_ poster: GatedPoster, after ids: String...) async -> PostManager {
    let manager = manager(poster)
    for id in ids { manager.post(Message(id, id: id), Self.forever) }
    await manager.flush()
    poster.shut()
    manager.post(Message("plug", id: "plug"), Self.forever)
    await poster.arrival()
    return manager
  }

  @Test("J2: of each post one delivery waits, and at last everything is shown in order")
  func manyStay() async {
    let poster = GatedPoster()
    let manager = await stalled(poster)
    var peak = 0
    for number in 0..<11_000 {
      manager.post(Message("\(number)", id: "\(number)"), Self.forever)
      manager.update(id: "\(number)") { $0.body = "changed" }
      if number.isMultiple(of: 64) { peak = max(peak, manager.pendingCount) }
    }
    #expect(peak > 1000)
    #expect(peak <= 11_000)
    poster.open()
    await manager.flush()
    #expect(poster.recorder.screen?.map(\.number) == Array(1...11_001))
    #expect(manager.pendingCount == 0)
    await manager.close()
    #expect(poster.recorder.screen == [])
  }

  @Test("J2: what comes and goes before a poster receives it leaves nothing that waits")
  func manyGo() async {
    let poster = GatedPoster()
    let manager = await stalled(poster)
    for number in 0..<5_000 {
      manager.post(Message("\(number)", id: "\(number)"), Self.forever).hide(animated: false)
      if number.isMultiple(of: 64) { #expect(manager.pendingCount < 8) }
    }
    poster.open()
    await manager.flush()
    #expect(poster.recorder.shownAndHidden == ["show plug"])
    await manager.close()
  }

  @Test("J2: a poster that stops and goes on ends with what is presented", arguments: 1...6)
  func walk(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let poster = GatedPoster([.records])
    let manager = manager(poster)
    var expected: [String: String] = [:]
    var isOpen = true
    // How many calls are sure to follow the one before the shut gate; nil when none is there.
    var following: Int?
    for step in 0..<600 {
      let id = "\(Int.random(in: 0..<12, using: &random))"
      let choice = Int.random(in: 0..<14, using: &random)
      switch choice {
      case 0 where isOpen:
        await manager.flush()
        poster.shut()
        isOpen = false
      case 1:
        poster.open()
        (isOpen, following) = (true, nil)
        await manager.flush()
      case 2...5:
        for _ in 0..<min(following ?? 0, choice) {
          await poster.next()
          following = following.map { $0 - 1 }
        }
      case 6...8 where expected[id] != nil:
        manager.update(id: id) { $0.body = "\(step)" }
        expected[id] = "\(step)"
      case 6...9 where expected[id] != nil:
        manager.hide(id: id, animated: false)
        expected[id] = nil
      case 10... where expected[id] == nil:
        manager.post(Message(id, body: "\(step)", id: id), Self.forever)
        expected[id] = "\(step)"
      default: continue
      }
      guard choice >= 6, !isOpen else { continue }
      if following == nil { await poster.arrival() }
      following = following.map { $0 + 1 } ?? 0
    }
    poster.open()
    await manager.flush()
    let screen = poster.recorder.screen ?? []
    let seen = Dictionary(uniqueKeysWithValues: screen.map { ($0.id, $0.message.body ?? "") })
    #expect(seen == expected, "seed \(seed)")
    #expect(screen.map(\.number) == screen.map(\.number).sorted(), "seed \(seed)")
    await manager.close()
    #expect(poster.recorder.screen == [], "seed \(seed)")
    #expect(
      poster.recorder.events.map(\.sequence) == Array(1...poster.recorder.events.count),
      "seed \(seed)")
  }

  @Test("J2: a lagging poster receives ends, latest contents, and the number of missed events")
  func catchesUp() async {
    let poster = GatedPoster()
    let manager = await stalled(poster, after: "ended", "changed", "same")
    for number in 0..<10_000 {
      manager.post(Message("\(number)", id: "\(number)"), Self.forever)
      if number == 5000 {
        manager.hide(id: "ended")
        manager.update(id: "changed") { $0.body = "older" }
      }
    }
    manager.update(id: "changed") { $0.body = "newest" }
    for number in 10..<10_000 {
      manager.hide(id: "\(number)")
    }
    #expect(manager.pendingCount < 10_000)
    poster.open()
    await manager.flush()
    let expected = ["changed", "same", "plug"] + (0..<10).map { "\($0)" }
    #expect(poster.recorder.screen?.map(\.id) == expected)
    #expect(poster.recorder.screen?.first?.message.body == "newest")
    #expect(poster.recorder.hidden.map(\.id) == ["ended"])
    #expect(poster.recorder.hidden.map(\.reason) == [.hidden])
    #expect(poster.recorder.shownAndHidden.count == 16)
    await manager.close()
  }

  @Test("J2: what ends while a poster is being brought up to date ends there too")
  func endsWhileCatchingUp() async {
    let poster = GatedPoster()
    let manager = await stalled(poster)
    for number in 0..<11_000 {
      manager.post(Message("\(number)", id: "\(number)"), Self.forever)
    }
    await poster.next()
    await poster.next()
    for number in 0..<11_000 where !number.isMultiple(of: 1000) {
      manager.hide(id: "\(number)")
    }
    manager.post(Message("late", id: "late"), Self.forever)
    poster.open()
    await manager.flush()
    let expected = ["plug"] + (0..<11).map { "\($0 * 1000)" } + ["late"]
    #expect(poster.recorder.screen?.map(\.id) == expected)
    #expect(poster.recorder.shownAndHidden.count < 40)
    await manager.close()
    #expect(poster.recorder.screen == [])
  }

  @Test("What a poster has taken but not begun is coalesced like what still waits")
  func batch() async {
    let poster = GatedPoster()
    let manager = await stalled(poster)
    for id in ["A", "B", "C", "D"] { manager.post(Message(id, id: id), Self.forever) }
    await poster.next()
    manager.hide(id: "A", animated: false)
    manager.hide(id: "B", animated: false)
    manager.update(id: "C") { $0.body = "1" }
    manager.update(id: "C") { $0.body = "2" }
    poster.open()
    await manager.flush()
    #expect(
      poster.recorder.shownAndHidden == ["show plug", "show A", "show C", "show D", "hide A"])
    #expect(poster.recorder.screen?[1].message.body == "2")
    await manager.close()
  }

  @Test("J2: events that do not fit are dropped with a record of how many")
  func droppedEvents() async {
    let poster = GatedPoster([.records])
    let manager = manager(poster)
    let all = Locked<PostEvent>([])
    let listening = manager.listen { all.append($0) }
    defer { listening.cancel() }
    poster.shut()
    manager.post(Message("plug", id: "plug"), Self.forever)
    await poster.arrival()
    for number in 0..<2000 {
      manager.post(Message("\(number)", id: "\(number)"), Self.forever).hide(animated: false)
    }
    #expect(manager.pendingCount < 10_000)
    poster.open()
    await manager.flush()
    manager.post(Message("after", id: "after"), Self.forever)
    await manager.close()
    let events = poster.recorder.events
    let gaps = events.filter { $0.kind == .error }
    #expect(gaps.count == 1)
    let kept = events.count - 1
    #expect(kept < 10_000)
    #expect(
      gaps.first?.problem?.message.hasPrefix("\(all.value.count - kept) events were dropped")
        == true)
    let index = events.firstIndex { $0.kind == .error } ?? 0
    #expect(gaps.first?.sequence == index + 1)
    #expect(events[..<index].map(\.sequence) == Array(1...index))
    #expect(events.map(\.at) == events.map(\.at).sorted())
    #expect(events.last == all.value.last)
  }

  @Test("J2: waiting for capacity suspends until the poster has caught up, and loses nothing")
  func waitForCapacity() async {
    let recorder = RecordingPoster([.records])
    let manager = manager(recorder)
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<300 {
            await manager.waitForCapacity()
            manager.post(Message("\(task) \(number)"), Self.forever).hide(animated: false)
          }
        }
      }
    }
    await manager.close()
    #expect(recorder.events.map(\.sequence) == Array(1...recorder.events.count))
    #expect(recorder.events.count { $0.kind == .gone } == 2400)
    PosterLaws.check(recorder.events)
  }

  @Test("J2: capacity is there at once, after a cancellation, and when the manager has closed")
  func capacityWaitEnds() async {
    let poster = GatedPoster([.records])
    let manager = manager(poster)
    await manager.waitForCapacity()
    poster.shut()
    for number in 0..<1000 { manager.post(Message("\(number)"), Self.forever) }
    await poster.arrival()
    #expect(manager.pendingCount > 1024)
    let cancelled = Task { await manager.waitForCapacity() }
    cancelled.cancel()
    await cancelled.value
    async let space: Void = manager.waitForCapacity()
    poster.open()
    await space
    #expect(manager.pendingCount <= 1024)
    await manager.close()
    await manager.waitForCapacity()
  }
}
