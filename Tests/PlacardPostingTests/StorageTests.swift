import PlacardModels
import Testing

@testable import PlacardPosting

/// The stores of the queue against the standard library's, over random steps.
@Suite("Storage") struct StorageTests {
  private struct Number: HeapKey {
    let value: Int

    static let last = Number(value: .max)

    func comesBefore(_ other: Number) -> Bool { value < other.value }
  }

  @Test("A heap gives its slots in order, and lets each be taken out early", arguments: 1...4)
  func heap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heap = IndexedHeap<Number>()
    var positions = IndexedHeap<Number>.Positions(blank: 0)
    var keys: [Int: Int] = [:]
    for step in 0..<4000 {
      let slot = Int.random(in: 0..<500, using: &random)
      if keys[slot] != nil {
        heap.remove(slot, positions)
        keys[slot] = nil
      } else {
        let key = Int.random(in: 0..<1_000_000, using: &random) * 4000 + step
        heap.insert(slot, Number(value: key), &positions)
        keys[slot] = key
      }
      #expect(heap.first.value == keys.values.min() ?? .max, "seed \(seed), step \(step)")
      #expect(heap.key(of: slot, positions)?.value == keys[slot], "seed \(seed), step \(step)")
    }
    #expect(heap.sorted == keys.sorted { $0.value < $1.value }.map(\.key), "seed \(seed)")
    heap.remove(10_000, positions)
    #expect(heap.count == keys.count)
  }

  @Test("Lives are found by their numbers, however far apart", arguments: 1...4)
  func byNumber(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = HandleTable()
    var lives: [Int: HandleState] = [:]
    for number in 1...2000 {
      lives[number] = HandleState()
      lives[number].map { table.insert($0, number) }
      let other = Int.random(in: max(1, number - 300)...number, using: &random)
      #expect(table[other] === lives[other], "seed \(seed), number \(number)")
      #expect(table.remove(other) === lives[other], "seed \(seed), number \(number)")
      lives[other] = nil
    }
    for number in 1...2001 {
      #expect(table[number] === lives[number], "seed \(seed), number \(number)")
    }
  }

  @Test("A store has capacity where reserved, and is blank everywhere else, copies too")
  func sparse() {
    var store = ChunkedStore(blank: 7)
    for index in [5, 1_000_000, 70_000] {
      store.reserve(index)
      store[index] = index
    }
    var copy = store
    copy.makeUnique()
    copy.reserve(300_000)
    (copy[5], copy[300_000]) = (1, 2)
    #expect(store.capacity > 1_000_000)
    #expect([4, 5, 70_000, 300_000, 1_000_000].map { store[$0] } == [7, 5, 70_000, 7, 1_000_000])
    #expect([4, 5, 70_000, 300_000, 1_000_000].map { copy[$0] } == [7, 1, 70_000, 2, 1_000_000])
    copy.reserve(2000..<2300)
    #expect((2000..<2300).allSatisfy { copy[$0] == 7 })
  }

  @Test(
    "An index finds what was put in, also when hashes meet and segments split", arguments: 1...4)
  func index(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var index = HashIndex()
    var hashes: [UInt32] = []
    var present: Set<Int> = []
    for slot in 0..<20_000 {
      let isCrowded = slot.isMultiple(of: 3)
      hashes.append(isCrowded ? UInt32(slot % 3000) &* 0x10000 : random.next32())
      index.insert(slot, hash: hashes[slot])
      present.insert(slot)
      if slot.isMultiple(of: 5) {
        let old = Int.random(in: 0...slot, using: &random)
        index.remove(old, hash: hashes[old])
        present.remove(old)
      }
    }
    for slot in 0..<20_000 {
      let found = index.find(hashes[slot]) { $0 == slot }
      #expect((found != nil) == present.contains(slot), "seed \(seed), slot \(slot)")
    }
    #expect(index.find(hashes[0]) { _ in false } == nil)
  }

  @Test("A replaced slot is found at the position of the other")
  func replacing() {
    var index = HashIndex()
    index.insert(1, hash: 7)
    index.replace(1, by: 2, hash: 7)
    index.replace(5, by: 6, hash: 7)
    #expect(index.find(7) { _ in true } == 2)
    #expect(index.find(7) { $0 != 2 } == nil)
  }

  @Test("A store grows by chunks, and a copy made unique changes alone")
  func chunks() {
    var store = ChunkedStore(blank: "")
    store.reserve(0..<1001)
    #expect(store.capacity >= 1001)
    for index in 0...1000 {
      store[index] = "text number \(index), too long to be kept in place"
    }
    var copy = store
    copy.makeUnique()
    copy[500] = "changed"
    #expect(store[500] == "text number 500, too long to be kept in place")
    #expect(copy[500] == "changed")
    #expect(copy[1000] == store[1000])
  }

  @Test("A queue's copy goes its own way, whatever happens to the other")
  func copies() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    for id in 0..<300 {
      _ = scheduler.post("\(id)", at: .zero)
    }
    var copy = scheduler
    copy.handle(.hideAll(animated: false), at: .seconds(1))
    #expect(copy.isEmpty)
    #expect(scheduler.posts(in: [.queued]).count == 299)
    #expect(scheduler.takeEffects().count == 304)
    scheduler.handle(.hide(id: nil, animated: false), at: .seconds(2))
    #expect(scheduler.posts(in: [.shown, .showing, .queued]).count == 299)
    #expect(copy.isEmpty)
  }

  @Test("Contents are let go of when they are taken out, replaced, or go with the last copy")
  func counting() {
    func content(_ title: String) -> PostScheduler.Content {
      PostScheduler.Content(Message(title), id: title, given: PostOptions(), defaults: 0)
    }
    weak var taken: PostScheduler.Content?
    weak var replaced: PostScheduler.Content?
    weak var kept: PostScheduler.Content?
    do {
      var contents = PostScheduler.Contents()
      contents.reserve(300)
      for (slot, title) in [(0, "taken"), (1, "replaced"), (300, "kept")] {
        contents.reserve(slot)
        contents.put(.passRetained(content(title)), at: slot)
      }
      (taken, replaced, kept) = (contents[0], contents[1], contents[300])
      var copy = contents
      copy.makeUnique()
      contents.put(.passRetained(content("other")), at: 1)
      #expect(contents.take(0)?.message.title == "taken")
      #expect([copy[0], copy[1], copy[300]].map { $0?.id } == ["taken", "replaced", "kept"])
      #expect([contents[0], contents[1], contents[300]].map { $0?.id } == [nil, "other", "kept"])
      copy.drop(0)
      copy.drop(1)
      #expect(taken == nil && replaced == nil && kept != nil)
    }
    #expect(kept == nil)
  }

  @Test("An evicted history entry is reused only when uniquely referenced")
  func reuse() {
    var scheduler = PostScheduler(lanes: [.main(.serial())], historyLimit: 1)
    let brief = PostOptions(duration: .fixed(.zero))
    for time in 0..<5 {
      _ = scheduler.post(Message("old \(time)", id: "old"), brief, at: .seconds(time))
      _ = scheduler.takeEffects()
    }
    var copy = scheduler
    _ = scheduler.post(Message("this", id: "1"), at: .seconds(9))
    _ = copy.post(Message("that", id: "2"), at: .seconds(9))
    #expect(scheduler.presented(inLane: "main").map(\.message.title) == ["this"])
    #expect(scheduler.presented(inLane: "main").map(\.id) == ["1"])
    #expect(copy.presented(inLane: "main").map(\.message.title) == ["that"])
    #expect(copy.takeEffects().count == scheduler.takeEffects().count)
  }

  @Test("A copy that is made during delivery still delivers all events")
  func copiedWhileReported() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    _ = scheduler.post(Message("A", id: "A"), at: .zero)
    var whole = scheduler
    var copies: [PostScheduler] = []
    scheduler.drain { reported, _ in
      if copies.isEmpty { copies.append(reported) }
    }
    _ = scheduler.post(Message("B", id: "B"), at: .zero)
    #expect(copies[0].takeEffects() == whole.takeEffects())
  }

  @Test("Ids are compared byte for byte, at any length")
  func hashes() {
    let texts = (0..<40).map { String(repeating: "x", count: $0) }
    #expect(Set(texts.map { IDHash.value(of: $0) }).count > 35)
    #expect(IDHash.value(of: "\u{E9}") != IDHash.value(of: "e\u{301}"))
    #expect(!"\u{E9}".hasSameBytes(as: "e\u{301}"))
    #expect(IDHash.value(of: "abcdefgh1") == IDHash.value(of: "abcdefgh" + "1"))
  }

  @Test("An unconfigured lane is removed when it is empty, and its index is reused")
  func lanes() {
    var scheduler = PostScheduler(lanes: [.main(.serial())])
    for number in 0..<2000 {
      let time = Duration.seconds(number)
      let options = PostOptions(duration: .fixed(.zero), lane: "lane \(number)")
      _ = scheduler.post("A", options, at: time)
      _ = scheduler.takeEffects()
    }
    #expect(scheduler.lanes.count < 10)
    _ = scheduler.post("B", PostOptions(lane: "lane 1"), at: .seconds(9999))
    #expect(scheduler.presented(inLane: "lane 1").map(\.message.title) == ["B"])
  }
}

extension SeededGenerator {
  fileprivate mutating func next32() -> UInt32 {
    UInt32(truncatingIfNeeded: next() >> 32)
  }
}
