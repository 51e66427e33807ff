import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization
import Testing

@Suite("What a manager releases last", .timeLimit(.minutes(1)))
struct ReleaseUnderLockTests {
  private static let forever = PostOptions(duration: .forever)

  @Test("P8: a pending change that keeps a registration is dropped with its post")
  func pendingChange() async {
    let messages = PostManager(posters: [], clock: ManualClock())
    let handle = messages.post(id: "made") { "Made" }
    keepRegistration(of: messages, in: handle)
    handle.hide()
    #expect(await handle.outcome == .closed(.cancelled))
  }

  @Test("P21: content that keeps an owner is forgotten with the history")
  func ownerInContent() {
    let messages = PostManager(posters: [], historyLimit: 1, clock: ManualClock())
    for number in 0..<3 {
      messages.post(Owning(id: "\(number)", owner: messages.makeOwner())).hide()
    }
    #expect(messages.count(id: "0") == 0)
  }

  private struct Owning: Identifiable, AccessibleMessage {
    let id: String
    let owner: PostOwner
    var message: Message { "Owning \(id)" }
  }

  private func keepRegistration(of messages: PostManager, in handle: PostHandle<Message>) {
    let listening = messages.listen { _ in }
    handle.update { message in
      message.body = "\(listening)"
    }
  }

  // MARK: Content that calls the manager when it is released

  /// How many of them were made and released, and the post that each changes when it is released.
  private final class Tally: Sendable {
    let made = Atomic(0)
    let released = Atomic(0)
    private let base: Mutex<PostHandle<Message>?>

    init(_ base: PostHandle<Message>?) {
      self.base = Mutex(base)
    }

    func make() -> Releasing {
      made.add(1, ordering: .relaxed)
      return Releasing(self)
    }

    func noteRelease() {
      let base = base.withLock { $0 }
      base?.update { $0.body = ($0.body ?? "") + "." }
      _ = base?.isLive
      released.add(1, ordering: .relaxed)
    }

    var areAllReleased: Bool {
      made.load(ordering: .relaxed) == released.load(ordering: .relaxed)
    }
  }

  private final class Releasing: Sendable {
    let tally: Tally

    init(_ tally: Tally) { self.tally = tally }

    deinit { tally.noteRelease() }
  }

  private struct Calling: Identifiable, AccessibleMessage {
    let id: String
    var resource: Releasing
    var message: Message { "Calling \(id)" }
  }

  /// Runs a body with a manager that is released then, and checks that all contents are released, too.
  private func check(
    _ posters: [any Poster], lanes: [LaneConfiguration] = [], historyLimit: Int = 1,
    _ body: (PostManager, Tally) async -> Void
  ) async {
    let manager = PostManager(
      posters: posters, lanes: lanes, historyLimit: historyLimit, clock: ManualClock())
    let base = manager.post(
      Message("base", id: "base"), PostOptions(duration: .forever, lane: "base"))
    let tally = Tally(base)
    await body(manager, tally)
    await manager.close()
    for number in 0...historyLimit {
      manager.post(Message("\(number)"))
    }
    #expect(tally.areAllReleased)
  }

  @Test("P18: content that the history forgets, or never keeps", arguments: [0, 1, 2])
  func history(limit: Int) async {
    await check([], historyLimit: limit) { manager, tally in
      for number in 0..<6 {
        manager.post(Calling(id: "\(number)", resource: tally.make())).hide()
      }
      let remembered = limit > 0 ? limit + 1 : 0
      #expect(tally.released.load(ordering: .relaxed) == 6 - remembered)
    }
  }

  @Test("P5: content that is turned away, replaced, or that a rate leaves out")
  func turnedAway() async {
    var lane = LaneConfiguration.named("rated", .stack())
    lane.rate = LaneConfiguration.Rate(limit: 1, per: .seconds(3))
    await check([], lanes: [lane]) { manager, tally in
      for policy in [DuplicatePolicy.drop, .count, .update, .allow] {
        manager.post(
          Calling(id: "same", resource: tally.make()), PostOptions(duplicates: policy))
      }
      for number in 0..<6 {
        manager.post(
          Calling(id: "rated \(number)", resource: tally.make()), PostOptions(lane: "rated"))
      }
    }
  }

  @Test("P12: content that an update takes the place of, in a manager with and without a recorder")
  func updates() async {
    for posters in [[], [ForgetfulPoster(), SilentRecorder()]] as [[any Poster]] {
      await check(posters) { manager, tally in
        let handle = manager.post(Calling(id: "A", resource: tally.make()), Self.forever)
        for _ in 0..<6 {
          handle.update { $0.resource = tally.make() }
        }
        await manager.flush()
        #expect(tally.released.load(ordering: .relaxed) >= 5)
      }
    }
  }

  @Test("P19: content that waits for a poster, whether that receives everything or selects")
  func mailboxes() async {
    for capabilities in [[], .records, .selective, .keeps] as [PosterCapabilities] {
      let poster = ForgetfulPoster(capabilities)
      poster.gate.shut()
      await check([poster]) { manager, tally in
        await poster.gate.arrival()
        let handle = manager.post(Calling(id: "A", resource: tally.make()), Self.forever)
        for number in 0..<6 {
          handle.update { $0.resource = tally.make() }
          manager.post(Calling(id: "\(number)", resource: tally.make()), Self.forever).hide()
        }
        await poster.gate.next()
        handle.update { $0.resource = tally.make() }
        poster.gate.open()
        await manager.flush()
        handle.update { $0.resource = tally.make() }
        handle.hide()
        await manager.flush()
      }
    }
  }

  @Test("P19: content that a poster receives which has fallen far behind")
  func farBehind() async {
    let poster = ForgetfulPoster()
    poster.gate.shut()
    await check([poster]) { manager, tally in
      await poster.gate.arrival()
      let handle = manager.post(Calling(id: "A", resource: tally.make()), Self.forever)
      for number in 0..<10_000 {
        manager.post(Calling(id: "\(number)", resource: tally.make()), Self.forever)
      }
      manager.hideAll()
      handle.update { $0.resource = tally.make() }
      poster.gate.open()
      await manager.flush()
    }
  }

  @Test("P23: a pending change of a content that is never made")
  func neverMade() async {
    await check([], lanes: [.main(.serial())]) { manager, tally in
      manager.post(Message("first", id: "first"), Self.forever)
      let handle = manager.post(id: "later") { "Made" }
      for _ in 0..<3 {
        handle.update { [resource = tally.make()] message in
          message.body = "\(resource.tally.made.load(ordering: .relaxed))"
        }
      }
      handle.hide()
      #expect(await handle.outcome == .closed(.cancelled))
      #expect(tally.released.load(ordering: .relaxed) == 3)
    }
  }

  @Test("P23: a pending change of a content that is made")
  func made() async {
    await check([ForgetfulPoster()]) { manager, tally in
      let handle = manager.post(id: "now") { "Made" }
      for _ in 0..<3 {
        handle.update { [resource = tally.make()] message in
          message.body = "\(resource.tally.made.load(ordering: .relaxed))"
        }
      }
      #expect(await handle.shown)
    }
  }

  @Test("P20: content that is presented and remembered when the manager is released")
  func withTheManager() async {
    let tally = Tally(nil)
    do {
      let manager = PostManager(posters: [], clock: ManualClock())
      manager.post(Calling(id: "A", resource: tally.make()), Self.forever)
      manager.post(Calling(id: "B", resource: tally.make())).hide()
    }
    #expect(tally.areAllReleased)
  }

  /// A recorder that writes nothing.
  private struct SilentRecorder: Recorder {
    let capabilities: PosterCapabilities = .records
    func record(_ post: Post) throws {}
  }

  /// A poster behind a gate that remembers no post.
  private struct ForgetfulPoster: Poster {
    let capabilities: PosterCapabilities
    let gate = GatedPoster()

    init(_ capabilities: PosterCapabilities = []) {
      self.capabilities = capabilities
    }

    func show(_ post: Post) async { await pass() }
    func update(_ post: Post) async { await pass() }
    func hide(_ post: Post) async { await pass() }
    func observe(_ event: PostEvent) async { await pass() }

    private func pass() async {
      try? await gate.observe(PostEvent(.attention, sequence: 1, at: .zero))
    }
  }
}
