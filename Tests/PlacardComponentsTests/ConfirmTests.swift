import PlacardComponents
import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Confirm") struct ConfirmTests {
  /// Asks, waits until the question is shown, and lets the test answer.
  private func ask(
    _ answer: @Sendable (PostManager, Post) -> Void
  ) async -> (answer: Bool?, question: Post?) {
    let poster = RecordingPoster([.records, .interactive])
    let manager = PostManager(posters: [poster], clock: ManualClock())
    let events = manager.events
    async let confirmed = manager.confirm(
      Message("Write?", id: "q"), yes: "Write", no: "Leave", options: .bottom)
    var question: Post?
    for await event in events where event.kind == .didShow {
      question = manager.current()
      if let question { answer(manager, question) }
      break
    }
    let result = try? await confirmed
    await manager.close()
    return (result, question)
  }

  @Test func yesIsTrue() async {
    let (answer, question) = await ask { manager, _ in
      manager.handle(.action(id: "q", action: "yes"))
    }
    #expect(answer == true)
    #expect(question?.message.actions.map(\.label) == ["Write", "Leave"])
    #expect(question?.message.actions.map(\.role) == [.default, .cancel])
    #expect(question?.options.placement == .bottom)
  }

  @Test func noIsFalse() async {
    let (answer, _) = await ask { manager, _ in
      manager.handle(.action(id: "q", action: "no"))
    }
    #expect(answer == false)
  }

  @Test func anEndWithoutAnAnswerIsNo() async {
    #expect(await ask { manager, _ in manager.handle(.dismiss(id: "q")) }.answer == false)
    #expect(await ask { manager, _ in manager.hide(id: "q") }.answer == false)
    #expect(await ask { manager, _ in manager.handle(.close) }.answer == false)
  }

  @Test func anActionThatWasNotOfferedIsNoAnswer() async {
    let (answer, _) = await ask { manager, _ in
      manager.handle(.action(id: "q", action: "maybe"))
      manager.handle(.action(id: "q", action: "no"))
    }
    #expect(answer == false)
  }

  @Test func aPosterCarriesTheAnswerBack() async throws {
    let poster = RecordingPoster([.records, .interactive])
    let manager = PostManager(posters: [poster], clock: ManualClock())
    let events = manager.events
    async let confirmed = manager.confirm("Write?")
    for await event in events where event.kind == .didShow {
      poster.signal(.action(number: event.number ?? 0, id: "yes"))
      break
    }
    #expect(try await confirmed)
    await manager.close()
  }

  @Test func aQuestionThatIsThereAlreadyHasNoAnswerOfItsOwn() async throws {
    let manager = PostManager(posters: [], clock: ManualClock())
    manager.post(Message("Write?", id: "q").action("yes", "Yes"))
    #expect(try await !manager.confirm(Message("Write?", id: "q"), nonInteractive: .wait))
    await manager.close()
  }
}
