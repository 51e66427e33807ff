import PlacardModels
import PlacardPosting
import PlacardTasks
import PlacardTesting
import Testing

@Suite("P13: the forms of a task") struct TaskFormsTests {
  /// Neither Sendable nor isolated.
  private final class Image {
    var layers: [String] = []
    let name: String

    init(name: String) {
      self.name = name
    }
  }

  @MainActor private final class Model {
    var image = Image(name: "swift")

    /// The work changes what is isolated here, and returns what cannot be sent.
    func pull(_ manager: PostManager) async throws -> Image {
      try await manager.task("Pulling \(image.name)", delay: .zero, minimum: .seconds(1)) {
        image.layers.append("a")
        $0.advance()
        await Task.yield()
        MainActor.assertIsolated()
        try Task.checkCancellation()
        image.layers.append("b")
        return image
      } success: {
        "Pulled \($0.name)"
      } failure: {
        "Pull failed: \($0)"
      }
    }
  }

  @Test("P13: the body runs in the caller's isolation, and its value need not be Sendable")
  @MainActor func isolation() async throws {
    let harness = TaskHarness()
    let model = Model()
    let image = try await model.pull(harness.manager)
    #expect(image === model.image)
    #expect(image.layers == ["a", "b"])
    #expect(harness.shown()?.title == "Pulled swift")
  }

  @Test("P13: titles may be texts that are not literals, or whole messages")
  func titles() async {
    let harness = TaskHarness(lanes: [.main(.stack())])
    let text = "Pulling"
    await harness.manager.task(text, delay: .zero) { _ in
    } success: {
      Message("Pulled", body: "with warnings", severity: .warning, id: "ignored")
    }
    #expect(harness.shown()?.severity == .warning)
    #expect(harness.shown()?.body == "with warnings")
    await harness.manager.task(Message(text, body: "from here", id: "pull"), delay: .zero) { _ in
      #expect(harness.shown()?.body == "from here")
      #expect(harness.shown()?.progress == .indeterminate)
    } success: {
      text + "!"
    }
    #expect(harness.manager.post(withID: "pull")?.message.title == "Pulling!")
    #expect(harness.manager.post(withID: "ignored") == nil)
  }

  @Test("P13: a typed error keeps its type, also in the words of the failure")
  func typedErrors() async {
    let harness = TaskHarness()
    do throws(Broken) {
      try await harness.manager.task("Pulling") { _ throws(Broken) in
        throw Broken(description: "no route")
      } failure: { (error: Broken) in
        Message("Pull failed", body: error.description, severity: .warning)
      }
      Issue.record("the error was not rethrown")
    } catch {
      #expect(error.description == "no route")
    }
    #expect(harness.shown()?.body == "no route")
    #expect(harness.shown()?.severity == .warning)
    harness.pass(60_000)
    #expect(harness.shown()?.title == "Pull failed")
  }

  @Test("P13: without words of its own a failure says the title that it had at last")
  func defaultFailure() async {
    let harness = TaskHarness()
    let words = TaskWords(failed: "Fehlgeschlagen")
    _ = try? await harness.manager.task("Pulling", .bottom, words: words) { progress in
      progress.title = "Extracting"
      throw Broken(description: "disk full")
    } success: {
      "Pulled"
    }
    #expect(harness.shown()?.title == "Fehlgeschlagen: Extracting")
    #expect(harness.shown()?.body == "disk full")
    #expect(harness.manager.current()?.options.placement == .bottom)
  }
}
