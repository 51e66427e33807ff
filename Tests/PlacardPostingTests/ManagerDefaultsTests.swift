import PlacardModels
import PlacardTesting
import Testing

@testable import PlacardPosting

@Suite("M4: defaults that are changed later") struct ManagerDefaultsTests {
  private let clock = ManualClock()

  private func manager(_ defaults: PostOptions = PostOptions()) -> PostManager {
    PostManager(posters: [RecordingPoster()], defaults: defaults, clock: clock)
  }

  @Test("Defaults are read as they were set")
  func readBack() async {
    let manager = manager(.bottom)
    #expect(manager.defaults == .bottom)
    manager.defaults.duration = .seconds(3)
    #expect(manager.defaults == PostOptions(placement: .bottom, duration: .seconds(3)))
    await manager.close()
  }

  @Test("New defaults hold for what is posted from then on, and posts that live keep theirs")
  func fromThenOn() async {
    let manager = manager(PostOptions(placement: .bottom, duration: .seconds(2), tap: .ignore))
    manager.suspend()
    manager.post(Message("A", id: "a"))
    manager.defaults = PostOptions(placement: .center, duration: .seconds(9), tap: .dismiss)
    manager.post(Message("B", id: "b"))
    manager.post(Message("C", id: "c"), .top)
    manager.resume()
    #expect(
      ["a", "b", "c"].map { manager.post(withID: $0)?.options.placement }
        == [.bottom, .center, .top])
    #expect(manager.post(withID: "a")?.options.duration == .seconds(2))
    manager.handle(.tap(id: "a"))
    manager.handle(.tap(id: "b"))
    #expect(manager.post(withID: "a")?.state == .shown && manager.post(withID: "b") == nil)
    await manager.close()
  }

  @Test("A post that lives keeps its defaults when it is updated, recalled ones take the new")
  func updated() async {
    let manager = manager(.bottom)
    let handle = manager.post(Message("A", id: "a"), .duration(.forever))
    manager.defaults = .center
    handle.update { $0.body = "more" }
    #expect(manager.post(withID: "a")?.options.placement == .bottom)
    handle.hide(animated: false)
    manager.recall(id: "a")
    #expect(manager.post(withID: "a")?.options.placement == .center)
    await manager.close()
  }

  @Test("A default lane and a default of duplicates hold for what is posted from then on")
  func lane() async {
    let manager = manager()
    manager.post(Message("A", id: "a"), .duration(.forever))
    manager.defaults = PostOptions(duplicates: .allow, lane: "side")
    let second = manager.post(Message("A", id: "a"), .duration(.forever))
    #expect(second.admission == .shown)
    #expect(manager.current(lane: "side")?.number == second.number)
    #expect(manager.current()?.number == 1)
    await manager.close()
  }

  @Test("What a recorder is handed is filled by the defaults of its time")
  func recorded() async {
    let recorder = RecordingRecorder()
    let manager = PostManager(posters: [recorder], clock: clock)
    manager.post("A")
    manager.defaults = .bottom
    manager.post("B")
    #expect(recorder.placements.value == [.top, .bottom])
    await manager.close()
  }
}

/// A recorder that remembers where posts were to stand.
private final class RecordingRecorder: Recorder {
  let placements = Locked<Placement?>([])

  func record(_ post: Post) {
    if post.state != .gone { placements.append(post.options.placement) }
  }
}

@Suite("Table of defaults") struct DefaultsTableTests {
  @Test("Defaults that were set before have the index that they had")
  func known() {
    var table = DefaultsTable(.top)
    table.set(.bottom) { nil }
    #expect(table.current == 1 && table[table.current].defaults == .bottom)
    table.set(.top) { nil }
    #expect(table.current == 0 && table.count == 2 && table.version == 2)
  }

  @Test("An index is used again once no live post has it, so the table stays small")
  func reuse() {
    var table = DefaultsTable(PostOptions())
    for priority in 1...10_000 {
      let current = table.current
      table.set(PostOptions(priority: priority)) { [0, current] }
      #expect(table[table.current].defaults.priority == priority)
      #expect(table[0].defaults == PostOptions())
    }
    #expect(table.count == 16)
  }

  @Test("Indices that are in use are never given to other defaults")
  func inUse() {
    var table = DefaultsTable(PostOptions())
    for priority in 1...100 {
      let count = UInt16(table.count)
      table.set(PostOptions(priority: priority)) { Set(0..<count) }
    }
    #expect(table.count == 101)
    #expect((1...100).allSatisfy { table[UInt16($0)].defaults.priority == $0 })
  }
}
