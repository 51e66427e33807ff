import PlacardModels
import Testing

@testable import PlacardPosting

@Suite("Post table") struct PostTableTests {
  private var table = PostTable()
  private var arrivals = 0

  private mutating func insert(_ id: String, tag: String? = nil) -> Int {
    arrivals += 1
    var options = PostOptions()
    options.tag = tag
    let content = PostScheduler.Content(Message(id), id: id, given: options, defaults: 0)
    let record = PostRecord(
      number: arrivals, at: .zero, idHash: content.idHash, lane: 0, automatic: 0, policy: .stack,
      traits: tag == nil ? [] : .hasTag, quietThreshold: 30, needsContent: false,
      isRecorded: false)
    let index = table.insert(record, content, after: table.newest(ofID: id))
    if let tag { table.tag(index, tag, app: nil) }
    return index
  }

  @Test("A post is found by number and by id until it is removed, and its index is used again")
  mutating func finding() {
    let index = insert("a")
    #expect(table.index(ofNumber: 1) == index)
    #expect(table.newest(ofID: "a") == index)
    #expect(table.content(at: index)?.message.title == "a")
    #expect(table.count == 1)
    #expect(table.remove(index)?.id == "a")
    #expect(table.remove(index) == nil)
    #expect(table.isEmpty)
    #expect(table.index(ofNumber: 1) == nil)
    #expect(table.newest(ofID: "a") == nil)
    #expect(insert("b") == index)
  }

  @Test("Posts of one id are linked by arrival, whichever of them is removed")
  mutating func sameID() {
    let indices = (0..<4).map { _ in insert("a") }
    #expect(table.indices(ofID: "a") == indices)
    _ = table.remove(indices[1])
    #expect(table.indices(ofID: "a") == [indices[0], indices[2], indices[3]])
    _ = table.remove(indices[3])
    #expect(table.newest(ofID: "a") == indices[2])
    _ = table.remove(indices[0])
    _ = table.remove(indices[2])
    #expect(table.indices(ofID: "a").isEmpty)
  }

  @Test("The newest post of an id that still claims it is found behind those that leave")
  mutating func claiming() {
    let (older, newer) = (insert("a"), insert("a"))
    table[newer].leave(PostRecord.Exit(reason: .hidden, isAnimated: true), until: .zero)
    #expect(table.claiming(from: newer) == older)
    #expect(table.newest(ofID: "a") { $0.stage.claimsID } == older)
    table[older].leave(PostRecord.Exit(reason: .hidden, isAnimated: true), until: .zero)
    #expect(table.claiming(from: newer) == nil)
  }

  @Test("A tag leads to the post that took it last, and to none after that one's removal")
  mutating func tags() {
    let (first, second) = (insert("a", tag: "t"), insert("b", tag: "t"))
    #expect(table.newest(ofTag: "t", app: nil) == second)
    #expect(table.newest(ofTag: "t", app: "x") == nil)
    table.untag(first, "t", app: nil)
    #expect(table.newest(ofTag: "t", app: nil) == second)
    _ = table.remove(second)
    #expect(table.newest(ofTag: "t", app: nil) == nil)
  }

  @Test("What only few posts have goes with them")
  mutating func extras() {
    let index = insert("a")
    table.setInheritedKey(WaitingKey(priority: 1, number: 1, skipsQueue: false), of: index)
    table.addPendingChange(PostChange { _, _ in }, of: index)
    #expect(table.inheritedKey(of: index) != nil)
    _ = table.remove(index)
    let other = insert("b")
    #expect(table.inheritedKey(of: other) == nil)
    #expect(table.pendingChanges(of: other).isEmpty)
    table.setChosenAction("yes", ofNumber: 2)
    #expect(table.takeChosenAction(ofNumber: 2) == "yes")
    #expect(table.takeChosenAction(ofNumber: 2) == nil)
  }

  @Test("A copy goes its own way")
  mutating func copies() {
    let indices = (0..<300).map { insert("\($0)") }
    var copy = table
    copy.makeUnique()
    for index in indices {
      _ = copy.remove(index)
    }
    #expect(copy.isEmpty)
    #expect(table.count == 300)
    #expect(table.newest(ofID: "299") == indices[299])
  }
}
