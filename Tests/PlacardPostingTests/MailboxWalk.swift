import PlacardModels

@testable import PlacardPosting

/// A mailbox's queue and a poster that carries out what it takes step by step, beside a plain account of what
/// that is to be reported, and was.
struct MailboxWalk {
  private struct Weak {
    weak var content: PostScheduler.Content?
  }

  private(set) var faults: [String] = []
  private var queue: MailboxQueue
  private let keeps: Bool
  private var random: SeededGenerator
  private var step = 0

  /// The texts of the posts that are to be shown.
  private var expectedPosts: [Int: String] = [:]
  /// The posts that are not to be shown for a while, as a selective poster decides.
  private var refused: [Int] = []
  /// The posts that have ended, and are to be seen all the same.
  private var leftover: Set<Int> = []
  private var numbers = 0
  private var contents: [Weak] = []
  private var events = (put: 0, heard: 0)

  /// What the poster shows.
  private var screen: [Int: String] = [:]
  /// The posts that were shown or left.
  private var seen: Set<Int> = []
  /// The posts that came back after they had been refused.
  private var returned: Set<Int> = []
  private var newestSeen = 0

  /// What the poster has taken, how much of it was begun, and how much was claimed.
  private var entries: [MailboxQueue.Entry] = []
  private var begun = 0
  private var claimed = 0
  private var current: MailboxQueue.Delivery?
  /// Whether the poster waits for what comes next.
  private var isIdle = true

  init(seed: UInt64, keeps: Bool) {
    random = SeededGenerator(seed: seed)
    self.keeps = keeps
    queue = MailboxQueue(keeps: keeps)
  }

  mutating func play(steps: Int) {
    for _ in 0..<steps {
      step += 1
      change()
      for _ in 0..<Int.random(in: 0..<4, using: &random) { carryOut() }
      check()
    }
    for number in expectedPosts.keys.sorted() { end(number, .closed) }
    for number in refused { put(.hide(post(number, "", .hidden))) }
    while !isIdle {
      carryOut()
      check()
    }
    entries = []
    expect(screen.isEmpty, "still shows \(screen.keys.sorted())")
    expect(leftover.isEmpty, "never said \(leftover.sorted())")
    expect(queue.waiting == 0, "\(queue.waiting) wait for nothing")
    expect(events.heard == events.put, "\(events.heard) of \(events.put) events")
    let kept = contents.count { $0.content != nil }
    expect(kept == 0, "\(kept) contents are still kept")
  }

  // MARK: The expected posts

  private mutating func change() {
    let some = expectedPosts.keys.sorted().randomElement(using: &random)
    switch (Int.random(in: 0..<12, using: &random), some) {
    case (0...3, _), (_, nil):
      numbers += 1
      show(numbers)
    case (4...5, let number?): update(number)
    case (6...7, let number?):
      let reasons: [CloseReason] = [.hidden, .expired, .evicted, .closed, .kept, .folded]
      end(number, reasons.randomElement(using: &random) ?? .hidden)
    case (8, let number?):
      expectedPosts[number] = nil
      refused.append(number)
      put(.hide(post(number, "", nil)))
    case (9, _) where !refused.isEmpty:
      let number = refused.removeFirst()
      returned.insert(number)
      show(number)
    case (10, _):
      numbers += 1
      let reason: CloseReason = Bool.random(using: &random) ? .evicted : .closed
      if isLeft(reason) { leftover.insert(numbers) }
      put(.leave(post(numbers, "", reason)))
    default:
      events.put += 1
      put(.event(PostEvent(.attention, sequence: events.put, at: .zero)))
    }
  }

  private mutating func show(_ number: Int) {
    expectedPosts[number] = "\(step)"
    put(.show(post(number, "\(step)", nil)))
  }

  private mutating func update(_ number: Int) {
    expectedPosts[number] = "\(step)"
    put(.update(post(number, "\(step)", nil)))
  }

  private mutating func end(_ number: Int, _ reason: CloseReason) {
    expectedPosts[number] = nil
    if isLeft(reason), !seen.contains(number), !returned.contains(number) {
      leftover.insert(number)
    }
    put(.hide(post(number, "", reason)))
  }

  private func isLeft(_ reason: CloseReason) -> Bool {
    reason == .closed || keeps && [.evicted, .kept, .folded].contains(reason)
  }

  private mutating func put(_ delivery: MailboxQueue.Delivery) {
    queue.put(delivery)
    if isIdle, !queue.isEmpty {
      queue.claimAll()
      isIdle = false
    }
  }

  private mutating func post(
    _ number: Int, _ text: String, _ reason: CloseReason?
  ) -> PostScheduler.PostSnapshot {
    let content = PostScheduler.Content(
      Message(text), id: "\(number)", given: PostOptions(), defaults: 0)
    contents.append(Weak(content: content))
    return PostScheduler.PostSnapshot(
      content: content, options: PostOptions(), number: number, count: 1, state: .shown,
      isAnimated: false, reason: reason, standsAbove: false, isStyleOpen: false)
  }

  // MARK: The poster

  /// Begins the next delivery, or ends the one that was begun.
  private mutating func carryOut() {
    if let delivery = current {
      current = nil
      finish(delivery)
      return queue.progress.end()
    }
    guard !isIdle else { return }
    if begun == entries.count {
      entries.removeAll()
      (begun, claimed) = (0, 0)
      guard queue.take(into: &entries) else {
        isIdle = true
        return
      }
    }
    if begun == claimed {
      claimed = min(begun + Int.random(in: 1...8, using: &random), entries.count)
      queue.claim(&entries, begun..<claimed)
    }
    queue.progress.begin()
    if case .other(let delivery) = entries[begun] {
      current = delivery
    } else {
      queue.progress.end()
    }
    begun += 1
  }

  private mutating func finish(_ delivery: MailboxQueue.Delivery) {
    switch delivery {
    case .show(let post):
      expect(screen[post.number] == nil, "shows \(post.number) twice")
      screen[post.number] = post.post.message.title
      noteSeen(post.number)
    case .update(let post):
      expect(screen[post.number] != nil, "updates \(post.number) unseen")
      screen[post.number] = post.post.message.title
    case .hide(let post):
      expect(screen.removeValue(forKey: post.number) != nil, "hides \(post.number) unseen")
    case .leave(let post):
      expect(screen[post.number] == nil, "leaves \(post.number), which it shows")
      _ = queue.removeUnseen(post.number)
      noteSeen(post.number)
    case .event(let event):
      events.heard += 1
      expect(event.sequence == events.heard, "event \(event.sequence) out of order")
    case .queue, .missed, .barrier: expect(false, "takes what was not put in")
    }
  }

  private mutating func noteSeen(_ number: Int) {
    if !returned.contains(number) {
      expect(number > newestSeen, "reports \(number) after \(newestSeen)")
      newestSeen = number
    }
    seen.insert(number)
    leftover.remove(number)
  }

  // MARK: What must always hold

  private mutating func check() {
    let unseen = Set(queue.unseenPosts.map(\.number)).subtracting(expectedPosts.keys)
      .subtracting(returned)
    expect(
      unseen == leftover, "would say \(unseen.sorted()) at the exit, not \(leftover.sorted())")
    let mistaken = expectedPosts.keys.filter { number in
      !returned.contains(number) && queue.isShown(number) != seen.contains(number)
    }
    expect(mistaken.isEmpty, "is mistaken about \(mistaken.sorted())")
    let reporting = reporting
    expect(queue.waiting == reporting, "\(queue.waiting) wait, not \(reporting)")
    if isIdle { expect(screen == expectedPosts, "shows \(screen), not \(expectedPosts)") }
  }

  /// How many positions of the line have something to report, with those that were taken and not begun.
  private var reporting: Int {
    var copy = queue
    var count = entries.count - begun
    var line: [MailboxQueue.Entry] = []
    while copy.take(into: &line) {
      let isFixed = !line.contains(where: \.isOpen)
      copy.claim(&line, line.indices)
      count += isFixed ? line.count : line.count { !$0.isOpen }
      line = []
    }
    return count
  }

  private mutating func expect(_ isTrue: Bool, _ fault: String) {
    if !isTrue { faults.append("step \(step): \(fault)") }
  }
}
