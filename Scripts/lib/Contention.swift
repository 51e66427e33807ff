// Many tasks at once on one manager, for the thread sanitizer: posting, changing, hiding, asking,
// listening, posters that join and leave, content that changes a post when it is released. Ends with status 1
// when a post is lost.
import PlacardAccessibility
import PlacardModels
import PlacardPosting

struct Counter: Poster {
  let shown = Tally()
  let hidden = Tally()

  var capabilities: PosterCapabilities { .records }

  func show(_ post: Post) async { shown.add() }
  func update(_ post: Post) async throws {}
  func hide(_ post: Post) async { hidden.add() }
  func record(_ event: PostEvent) async throws { if event.kind == .gone { hidden.add() } }
}

/// Changes a post when it is released, wherever that is.
final class Release: Sendable {
  let handle: PostHandle<Message>

  init(_ handle: PostHandle<Message>) { self.handle = handle }

  deinit { handle.update { $0.body = "released" } }
}

struct Content: Identifiable, AccessibleMessage {
  let id: String
  var release: Release
  var message: Message { Message(id, id: id) }
}

@main enum Contention {
  static func main() async {
    let manager = PostManager(
      posters: [Counter(), Counter().filtered { (post: Post) in post.number.isMultiple(of: 2) }],
      lanes: [.named("stack", .stack(limit: 4)), .named("replace", .replace)])
    let heard = Tally()
    let listening = manager.listen { event in if event.kind == .gone { heard.add() } }
    defer { listening.cancel() }
    let count = 8 * 2000
    let ended = await withTaskGroup(of: Int.self, returning: Int.self) { group in
      for task in 0..<8 {
        group.addTask { await work(on: manager, task) }
      }
      var ended = 0
      for await part in group { ended += part }
      return ended
    }
    await manager.close()
    print("\(count) posts, \(ended) awaited, \(heard.total) heard to end")
    if heard.total < count { exitProcess(1) }
  }

  private static func work(on manager: PostManager, _ task: Int) async -> Int {
    var ended = 0
    for step in 0..<2000 {
      let lane = ["main", "stack", "replace"][step % 3]
      let handle = manager.post(
        Message("\(task)", id: "\(task) \(step % 50)"),
        PostOptions(duration: .seconds(0.001), duplicates: .allow, lane: lane))
      handle.update { $0.body = "more" }
      if step.isMultiple(of: 3) {
        let content = manager.post(Content(id: "\(task) content", release: Release(handle)))
        content.update { $0.release = Release(handle) }
      }
      if step.isMultiple(of: 5) { handle.hide(animated: false) }
      if step.isMultiple(of: 97) { manager.hideAll(animated: false) }
      if step.isMultiple(of: 211) { await manager.remove(manager.add(Counter())) }
      if step.isMultiple(of: 31) { await manager.waitForCapacity() }
      if step.isMultiple(of: 10), manager.current(lane: lane)?.number != handle.number {
        handle.hide(animated: false)
        _ = await handle.outcome
        ended += 1
      }
    }
    return ended
  }
}
