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
}
