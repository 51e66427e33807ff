import PlacardModels
import PlacardTesting
import Synchronization
import Testing

@testable import PlacardPosting

/// J2: what waits for a poster, what is fixed for it, and what an exit would find.
@Suite("The queue of a mailbox") struct MailboxQueueTests {
  private func post(
    _ number: Int, _ reason: CloseReason? = nil, isAnimated: Bool = false
  ) -> PostScheduler.PostSnapshot {
    PostScheduler.PostSnapshot(
      content: PostScheduler.Content(
        Message("\(number)"), id: "\(number)", given: PostOptions(), defaults: 0),
      options: PostOptions(), number: number, count: 1, state: .shown,
      isAnimated: isAnimated, reason: reason, standsAbove: false, isStyleOpen: false)
  }

  @Test(
    "Whatever happens while something is fixed, all is reported once, in order, and forgotten",
    arguments: [false, true])
  func walk(keeps: Bool) {
    for seed in 1...40 as ClosedRange<UInt64> {
      var walk = MailboxWalk(seed: seed, keeps: keeps)
      walk.play(steps: 120)
      #expect(walk.faults.isEmpty, "seed \(seed): \(walk.faults.prefix(3))")
    }
  }

  @Test("An exit finds a post whose show was fixed, though its end waits already")
  func fixedShow() {
    for (reason, keeps) in [(CloseReason.closed, false), (.evicted, true), (.folded, true)] {
      var queue = MailboxQueue(keeps: keeps)
      for number in 1...3 { queue.put(.show(post(number))) }
      queue.claimAll()
      queue.put(.hide(post(3, reason)))
      var entries: [MailboxQueue.Entry] = []
      _ = queue.take(into: &entries)
      for stretch in [0..<1, 1..<3, 3..<4] where entries.count >= stretch.upperBound {
        queue.claim(&entries, stretch)
        #expect(queue.unseenPosts.map(\.number) == [3])
        for _ in stretch { queue.progress.begin() }
      }
      queue.progress.end()
      #expect(queue.unseenPosts.isEmpty)
    }
  }

  @Test("A show without an entrance stays one when an update takes its place")
  func skippedEntrance() {
    var queue = MailboxQueue()
    queue.put(.show(post(1)))
    queue.put(.update(post(1, isAnimated: true)))
    queue.put(.show(post(2, isAnimated: true)))
    queue.put(.update(post(2, isAnimated: true)))
    queue.claimAll()
    queue.put(.update(post(1, isAnimated: true)))
    var shows: [Bool] = []
    var updates: [Bool] = []
    var entries: [MailboxQueue.Entry] = []
    while queue.take(into: &entries) {
      queue.claim(&entries, entries.indices)
      for entry in entries {
        if case .other(.show(let post)) = entry { shows.append(post.isAnimated) }
        if case .other(.update(let post)) = entry { updates.append(post.isAnimated) }
      }
      entries = []
    }
    #expect(shows == [false, true])
    #expect(updates == [true])
  }

  @Test("J2: nobody waits for a poster that has left, even if it hangs")
  func capacityWithoutPoster() async {
    for capabilities in [[], .selective] as [PosterCapabilities] {
      let poster = GatedPoster(capabilities)
      let manager = PostManager(posters: [], clock: ManualClock())
      let registration = manager.add(poster)
      poster.shut()
      manager.post(Message("plug"), PostOptions(duration: .forever))
      await poster.arrival()
      for number in 0..<1200 {
        manager.post(Message("\(number)"), PostOptions(duration: .forever))
      }
      #expect(!manager.hasCapacity)
      registration.cancel()
      #expect(manager.hasCapacity)
      poster.open()
      await poster.end()
      #expect(poster.recorder.screen == [])
    }
  }

  @Test("J2: a slow poster has capacity again before it has carried out all that it took")
  func capacityOfSlowPoster() async {
    let poster = SlowPoster()
    let manager = PostManager(posters: [poster], clock: ManualClock())
    manager.post(Message("plug"), PostOptions(duration: .forever))
    await poster.gate.arrival()
    for number in 0..<1200 {
      manager.post(Message("\(number)"), PostOptions(duration: .forever))
    }
    #expect(!manager.backpressureGate.isOpen)
    poster.watch { [gate = manager.backpressureGate] in gate.isOpen }
    poster.gate.open()
    await manager.flush()
    #expect(poster.hadCapacity == true)
    await manager.close()
  }
}

/// A poster that is stopped at its first post, and then is slow at every eighth.
private final class SlowPoster: Poster {
  private struct State {
    var shown = 0
    var hasCapacity: (@Sendable () -> Bool)?
    var hadCapacity: Bool?
  }

  let gate = Gate()
  private let state = Mutex(State())

  /// Whether there was capacity when it had shown most of what it took.
  var hadCapacity: Bool? { state.withLock { $0.hadCapacity } }

  /// Sets the callback for whether there is capacity.
  func watch(_ hasCapacity: @escaping @Sendable () -> Bool) {
    state.withLock { $0.hasCapacity = hasCapacity }
  }

  func show(_ post: Post) async {
    let (count, hasCapacity) = state.withLock { state in
      state.shown += 1
      return (state.shown, state.hasCapacity)
    }
    if count == 1 { await gate.pass() }
    if count.isMultiple(of: 8) { spin() }
    if count == 900, let space = hasCapacity?() { state.withLock { $0.hadCapacity = space } }
  }

  func hide(_ post: Post) async {}

  /// Takes longer than what is done quickly.
  private func spin() {
    let end = ContinuousClock.now + .microseconds(600)
    while ContinuousClock.now < end {}
  }
}
