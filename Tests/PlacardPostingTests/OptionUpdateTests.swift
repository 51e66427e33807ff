import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("P7, P12: options changed by a handle and by id") struct OptionUpdateTests {
  private struct Volume: Identifiable, AccessibleMessage {
    let id = "volume"
    var level: Double
    var message: Message { Message("Volume \(level)") }
  }

  /// The ways to change the options of a post.
  enum Way: CaseIterable, Sendable {
    case handle, erasedHandle, id, handleBoth, idBoth

    func update<Content>(
      _ handle: PostHandle<Content>, of manager: PostManager, _ options: PostOptions
    ) {
      switch self {
      case .handle: handle.update(options: options)
      case .erasedHandle: handle.erased.update(options: options)
      case .id: manager.update(id: handle.id, options: options)
      case .handleBoth:
        (handle as? PostHandle<Message>)?.update { $1 = options.filled(from: $1) }
      case .idBoth: manager.update(id: handle.id) { $1 = options.filled(from: $1) }
      }
    }
  }

  private let clock = ManualClock()
  private let poster = RecordingPoster()
  private let manager: PostManager

  init() {
    manager = PostManager(posters: [poster], clock: clock)
  }

  @Test(
    "A new duration counts from the update, and only what is named changes", arguments: Way.allCases
  )
  func duration(way: Way) async {
    let handle = manager.post(
      Message("A", id: "a"), PostOptions(placement: .bottom, duration: .seconds(2), priority: 3))
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    way.update(handle, of: manager, .duration(.seconds(9)))
    let options = manager.post(withID: "a")?.options
    #expect(options?.duration == .seconds(9))
    #expect(options?.placement == .bottom && options?.priority == 3)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .milliseconds(8999))
    #expect(handle.state == .shown)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .milliseconds(1))
    #expect(await handle.outcome == .closed(.expired))
    await manager.close()
  }

  @Test("A minimum follows, counted from the end of the entrance", arguments: Way.allCases)
  func minimum(way: Way) async {
    let handle = manager.post(Message("A", id: "a"), .duration(.forever))
    way.update(
      handle, of: manager, .duration(.indefinite(delay: .zero, minimum: .seconds(3))))
    handle.hide()
    #expect(handle.state == .leaving)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(3))
    #expect(await handle.outcome == .closed(.hidden))
    await manager.close()
  }

  @Test("A tag that comes by update replaces the other post of the tag", arguments: Way.allCases)
  func tag(way: Way) async {
    let older = manager.post(Message("A", id: "a"), PostOptions(duration: .forever, tag: "volume"))
    let newer = manager.post(Message("B", id: "b"), .duration(.forever))
    way.update(newer, of: manager, PostOptions(tag: "volume"))
    #expect(await older.outcome == .closed(.replaced))
    #expect(newer.isLive)
    await manager.close()
  }

  @Test("A lane cannot be changed", arguments: Way.allCases)
  func lane(way: Way) async {
    let handle = manager.post(Message("A", id: "a"), .duration(.forever))
    way.update(handle, of: manager, PostOptions(priority: 2, lane: "side"))
    let post = manager.post(withID: "a")
    #expect(post?.lane == "main" && post?.options.lane == "main" && post?.options.priority == 2)
    await manager.close()
  }

  @Test("Content and options change together, in one update")
  func together() async {
    let message = manager.post(Message("A", id: "a"), .duration(.seconds(2)))
    message.update { message, options in
      message.title = "Written"
      options.duration = nil
      options.placement = .center
    }
    let volume = manager.post(Volume(level: 0))
    volume.update { content, options in
      content.level = 1
      options.placement = .bottom
    }
    await manager.flush()
    let updates = poster.events.filter { $0.kind == .updated }
    #expect(updates.map(\.message?.title) == ["Written", "Volume 1.0"])
    #expect(updates.map(\.options?.placement) == [.center, .bottom])
    #expect(updates.first?.options?.duration == nil, "an option that is set to nil is open again")
    #expect((manager.post(withID: "volume")?.content as? Volume)?.level == 1)
    await manager.close()
  }

  @Test("The options of content of one's own change, and the content stays")
  func customContent() async {
    let volume = manager.post(Volume(level: 0.5))
    volume.update(options: .bottom)
    manager.update(id: "volume", options: .duration(.forever))
    let post = manager.post(withID: "volume")
    #expect(post?.options.placement == .bottom && post?.options.duration == .forever)
    #expect((post?.content as? Volume)?.level == 0.5)
    await manager.close()
  }

  @Test("An edit by id runs outside the lock, and may ask the manager")
  func outsideTheLock() async {
    let manager = manager
    manager.post(Message("A", id: "a"), .duration(.forever))
    manager.update(id: "a") { message, options in
      message.body = "\(manager.count(id: "a"))"
      options.priority = manager.post(withID: "a")?.number
    }
    #expect(manager.post(withID: "a")?.message.body == "1")
    #expect(manager.post(withID: "a")?.options.priority == 1)
    await manager.close()
  }

  @Test("Options of a post that is still to be made, has gone, or never was")
  func lateAndEarly() async {
    manager.suspend()
    let deferred = manager.post(id: "later") { "Made" }
    deferred.update(options: PostOptions(priority: 7))
    #expect(manager.post(withID: "later")?.options.priority == 7)
    manager.resume()
    #expect(await deferred.shown)
    #expect(manager.post(withID: "later")?.options.priority == 7)
    deferred.hide(animated: false)
    deferred.update(options: .duration(.forever))
    manager.update(id: "unknown", options: .duration(.forever))
    #expect(await deferred.outcome == .closed(.hidden))
    await manager.flush()
    #expect(poster.events.filter { $0.kind == .updated && $0.id == "unknown" }.isEmpty)
    await manager.close()
  }
}
