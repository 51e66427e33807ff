import PlacardModels
import PlacardPosting
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
    let stage = TaskStage()
    let model = Model()
    let image = try await model.pull(stage.manager)
    #expect(image === model.image)
    #expect(image.layers == ["a", "b"])
    #expect(stage.shown()?.title == "Pulled swift")
  }

  @Test("P13: titles may be texts that are not literals, or whole messages")
  func titles() async {
    let stage = TaskStage(lanes: [.main(.stack())])
    let text = "Pulling"
    await stage.manager.task(text, delay: .zero) { _ in
    } success: {
      Message("Pulled", body: "with warnings", severity: .warning, id: "ignored")
    }
    #expect(stage.shown()?.severity == .warning)
    #expect(stage.shown()?.body == "with warnings")
    await stage.manager.task(Message(text, body: "from here", id: "pull"), delay: .zero) { _ in
      #expect(stage.shown()?.body == "from here")
      #expect(stage.shown()?.progress == .indeterminate)
    } success: {
      text + "!"
    }
    #expect(stage.manager.post(withID: "pull")?.message.title == "Pulling!")
    #expect(stage.manager.post(withID: "ignored") == nil)
  }

  @Test("P13: a typed error keeps its type, also in the words of the failure")
  func typedErrors() async {
    let stage = TaskStage()
    do throws(Broken) {
      try await stage.manager.task("Pulling") { _ throws(Broken) in
        throw Broken(description: "no route")
      } failure: { (error: Broken) in
        Message("Pull failed", body: error.description, severity: .warning)
      }
      Issue.record("the error was not rethrown")
    } catch {
      #expect(error.description == "no route")
    }
    #expect(stage.shown()?.body == "no route")
    #expect(stage.shown()?.severity == .warning)
    stage.pass(60_000)
    #expect(stage.shown()?.title == "Pull failed")
  }

  @Test("P13: without words of its own a failure says the title that it had at last")
  func defaultFailure() async {
    let stage = TaskStage()
    let words = TaskWords(failed: "Fehlgeschlagen")
    _ = try? await stage.manager.task("Pulling", .bottom, words: words) { progress in
      progress.title = "Extracting"
      throw Broken(description: "disk full")
    } success: {
      "Pulled"
    }
    #expect(stage.shown()?.title == "Fehlgeschlagen: Extracting")
    #expect(stage.shown()?.body == "disk full")
    #expect(stage.manager.current()?.options.placement == .bottom)
  }
}
