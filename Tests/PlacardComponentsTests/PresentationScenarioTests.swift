import PlacardComponents
import PlacardModels
import PlacardPosting
import PlacardTerminal
import PlacardTesting
import Testing

/// The rows of the seeds that are about content that a program presents.
@Suite("Scenarios: presented components") struct PresentationScenarioTests {
  @Test(
    "SM-V1 BUG: however it ends, what goes is what was presented, and nothing below or above it")
  func ownHandle() async throws {
    let harness = ComponentHarness()
    let lower = await harness.present(Confirm("Lower?"))
    let upper = await harness.present(Confirm("Upper?"))
    lower.dismiss()
    #expect(try await lower.answer == nil)
    await harness.flush()
    #expect(upper.handle?.isLive == true)
    #expect(harness.screen.contains("Upper?") && !harness.screen.contains("Lower?"))
    let next = await harness.present(Confirm("Next?"))
    harness.tap(0, 0)
    #expect(try await next.answer == nil)
    await harness.flush()
    #expect(upper.handle?.isLive == true)
    #expect(harness.screen.contains("Upper?") && !harness.screen.contains("Next?"))
    lower.dismiss()
    next.dismiss()
    await harness.flush()
    #expect(harness.screen.contains("Upper?"))
    harness.press(Key(.character("y")))
    #expect(try await upper.answer == true)
    await harness.manager.close()
  }

  @Test("SM-V3 BUG: a presented component stays until it is ended, or until its host is lost")
  func noGuess() async throws {
    let harness = ComponentHarness()
    let asked = await harness.present(TextInput("Name"))
    harness.write("A")
    for _ in 0..<24 { harness.wait(.seconds(3600)) }
    await harness.manager.flush()
    #expect(asked.handle?.isLive == true)
    #expect(harness.screen.contains("Name"))
    harness.write("da")
    harness.press(Key(.enter))
    #expect(try await asked.answer == "Ada")
    await harness.flush()
    let orphan = await harness.present(TextInput("Name"))
    harness.loseHost()
    #expect(try await orphan.answer == nil)
    #expect(await orphan.handle?.outcome == .closed(.orphaned))
    await harness.manager.close()
  }
}
