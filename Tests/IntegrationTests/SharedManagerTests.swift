import PlacardTesting
import Testing

@testable import Placard

/// The static functions of the manager, each through one that stands in for the shared one.
@Suite("P22: the shared manager") struct SharedManagerTests {
  private struct Refused: Error, CustomStringConvertible {
    let description = "Refused"
  }

  private struct Volume: Identifiable, AccessibleMessage {
    let id = "volume"
    var level: Int
    var message: Message { Message("Volume \(level)") }
  }

  private let poster: RecordingPoster
  private let manager: PostManager

  init() {
    poster = RecordingPoster([.records, .interactive, .keeps])
    manager = PostManager(posters: [poster], clock: ManualClock())
  }

  /// Runs a body in which the manager is the shared one, and returns what was posted: severity and title.
  private func posted(_ body: () async throws -> Void) async rethrows -> [String] {
    try await PostManager.$substitute.withValue(manager) {
      #expect(PostManager.shared === manager)
      try await body()
    }
    await manager.flush()
    return poster.events.filter { $0.kind == .posted }.compactMap { event in
      event.message.map { "\($0.severity) \($0.title ?? "")" }
    }
  }

  @Test("Messages, titles, errors and content of one's own are posted through it")
  func posts() async {
    let posted = await posted {
      #expect(PostManager.post(Message("Message", severity: .debug), .bottom).admission == .shown)
      #expect(PostManager.post("Title", .bottom).admission == .shown)
      #expect(PostManager.post(Refused(), .bottom).admission == .shown)
      #expect(PostManager.post(Volume(level: 3), .bottom).id == "volume")
    }
    #expect(posted == ["debug Message", "info Title", "error Refused", "info Volume 3"])
    let placements = manager.posts(in: Set(Post.State.allCases)).map(\.options.placement)
    #expect(placements == [.bottom, .bottom, .bottom, .bottom])
    await manager.close()
  }

  @Test("The short forms take their texts and options")
  func shorthands() async {
    let posted = await posted {
      PostManager.success("Saved", body: "3 files", .bottom)
      PostManager.warning("Full", body: "/var", .bottom)
      PostManager.error("Failed", body: "disk", .bottom)
    }
    #expect(posted == ["success Saved", "warning Full", "error Failed"])
    let posts = manager.posts(in: Set(Post.State.allCases))
    #expect(posts.map(\.message.body) == ["3 files", "/var", "disk"])
    #expect(posts.map(\.options.placement) == [.bottom, .bottom, .bottom])
    await manager.close()
  }

  @Test("Posts are changed and hidden by id")
  func changes() async {
    _ = await posted {
      for id in ["a", "b", "c"] { PostManager.post(Message(id, id: id), .duration(.forever)) }
      PostManager.update(id: "a") { $0.title = "changed" }
      PostManager.update(id: "b") {
        $0.title = "both"; $1.placement = .center
      }
      PostManager.update(id: "c", options: .bottom)
      #expect(manager.post(withID: "a")?.message.title == "changed")
      #expect(manager.post(withID: "b")?.message.title == "both")
      #expect(manager.post(withID: "b")?.options.placement == .center)
      #expect(manager.post(withID: "c")?.options.placement == .bottom)
      PostManager.hide(id: "a", animated: false)
      #expect(manager.post(withID: "a") == nil && manager.post(withID: "b") != nil)
      PostManager.hideAll(animated: false)
      #expect(!manager.isActive)
    }
    await manager.close()
  }

  @Test("Work, loops and handles are shown by it, and it ends with finish")
  func work() async throws {
    let posted = try await posted {
      let one = await PostManager.task("One", body: { _ in 1 }, success: { "One: \($0)" })
      let two = try await PostManager.task(
        "Two", body: { _ throws(Refused) -> Int in 2 }, success: { "Two: \($0)" },
        failure: { "\($0)" })
      #expect(one == 1 && two == 2)
      await #expect(throws: Refused.self) {
        try await PostManager.task(
          "Three", body: { _ -> Int in throw Refused() }, failure: { "Three: \($0)" })
      }
      await #expect(throws: Refused.self) {
        try await PostManager.task("Four") { _ -> Int in throw Refused() }
      }
      var count = 0
      for number in PostManager.track([1, 2], "Loop", success: "Looped") { count += number }
      let stream = AsyncStream { continuation in
        continuation.yield(4)
        continuation.finish()
      }
      for await number in PostManager.track(stream, "Stream", success: "Streamed") {
        count += number
      }
      #expect(count == 7)
      PostManager.begin("Upload", total: .items(2, "files")).succeed("Uploaded")
      await PostManager.finish()
      #expect(PostManager.post("late").admission == .rejected)
    }
    #expect(
      posted == [
        "info One", "success One: 1", "info Two", "success Two: 2", "info Three",
        "error Three: Refused", "info Four", "error Failed: Four", "info Loop", "success Looped",
        "info Stream", "success Streamed", "info Upload", "success Uploaded",
      ])
  }

  @Test("Questions are asked through it")
  func questions() async throws {
    let answers = manager.listen { [manager] event in
      if event.kind == .didShow, let id = event.id, let post = manager.post(withID: id) {
        manager.handle(.action(id: id, action: post.message.actions.first?.id ?? ""))
      }
    }
    defer { answers.cancel() }
    _ = try await posted {
      let isConfirmed = try await PostManager.confirm(
        "Delete?", isDestructive: true, default: true, options: .bottom)
      #expect(isConfirmed)
    }
    let actions = poster.events.compactMap { $0.kind == .posted ? $0.message?.actions : nil }
    #expect(actions.first?.map(\.role) == [.destructive, .cancel])
    await manager.close()
    let deaf = PostManager(posters: [RecordingPoster()], clock: ManualClock())
    await PostManager.$substitute.withValue(deaf) {
      await #expect(throws: ComponentError.nonInteractive("Name?")) {
        try await PostManager.ask(TextInput("Name?"))
      }
      let answer = try? await PostManager.ask(TextInput("Name?"), nonInteractive: .answer("main"))
      #expect(answer == "main")
    }
    await deaf.close()
  }

  @Test("What stands in for it in one task is nobody's elsewhere")
  func scope() async {
    _ = await posted {
      let inside = await Task { PostManager.shared === manager }.value
      let outside = await Task.detached { PostManager.substitute == nil }.value
      #expect(inside && outside)
    }
    #expect(PostManager.substitute == nil)
    await manager.close()
  }
}
