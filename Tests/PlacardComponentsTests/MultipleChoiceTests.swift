import PlacardAccessibility
import PlacardComponents
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Multiple choice") struct MultipleChoiceTests {
  @Test("Through a poster that only offers actions the answer is what is chosen at first")
  func chosenAtFirst() async throws {
    let poster = RecordingPoster([.records, .interactive])
    let manager = PostManager(posters: [poster], clock: ManualClock())
    let choice = MultipleChoice("Which?", ["a", "b"], chosen: [1, 9, -1])
    let asked = manager.present(choice)
    manager.handle(.action(id: asked.handle?.id ?? "", action: "ok"))
    #expect(try await asked.answer == ["b"])
    #expect(MultipleChoice("Which?", ["a"], minimum: 1).answer(to: "ok") == nil)
    #expect(MultipleChoice("Which?", ["a"], chosen: [0], maximum: -1).answer(to: "ok") == nil)
    #expect(choice.answer(to: "cancel") == nil)
    await manager.close()
  }

  @Test("What is focused says whether it is chosen")
  func labels() {
    let choice = MultipleChoice("Which?", ["a", "b"], chosen: [1])
    #expect(choice.focusTargets(in: .english).map(\.label) == ["a", "b, chosen", "OK", "Cancel"])
  }

  @Test("A tap chooses an option or takes it back, and a button submits")
  func tap() async throws {
    let harness = ComponentHarness()
    let asked = await harness.present(MultipleChoice("Which?", ["a", "b"], chosen: [0]), .topTab)
    harness.tap(12, 1)
    harness.tap(12, 2)
    #expect(harness.screen.contains("[ ] a") && harness.screen.contains("[x] b"))
    #expect(harness.focus == "b, chosen")
    harness.tap(10, 3)
    #expect(try await asked.answer == ["b"])
    await harness.manager.close()
  }

  @Test("A tap chooses the option that it hits in a filtered list")
  func filteredTap() async throws {
    let harness = ComponentHarness()
    let choice = Choice("Which?", ["one", "two", "three"], filters: true)
    let asked = await harness.present(choice, .topTab)
    harness.write("T")
    #expect(harness.focus == "two")
    harness.tap(12, 3)
    #expect(try await asked.answer == "three")
    await harness.manager.close()
  }
}
