import PlacardComponents
import PlacardModels
import PlacardPosting
import PlacardTerminal
import PlacardTesting
import Testing

/// The rows of the seeds that are about content that a program presents.
@Suite("Scenarios: presented components") struct PresentedScenarioTests {
  @Test(
    "SM-V1 BUG: however it ends, what goes is what was presented, and nothing below or above it")
  func ownHandle() async throws {
    let stage = ComponentStage()
    let lower = await stage.present(Confirm("Lower?"))
    let upper = await stage.present(Confirm("Upper?"))
    lower.dismiss()
    #expect(try await lower.answer == nil)
    await stage.settle()
    #expect(upper.handle?.isLive == true)
    #expect(stage.screen.contains("Upper?") && !stage.screen.contains("Lower?"))
    let next = await stage.present(Confirm("Next?"))
    stage.tap(0, 0)
    #expect(try await next.answer == nil)
    await stage.settle()
    #expect(upper.handle?.isLive == true)
    #expect(stage.screen.contains("Upper?") && !stage.screen.contains("Next?"))
    lower.dismiss()
    next.dismiss()
    await stage.settle()
    #expect(stage.screen.contains("Upper?"))
    stage.press(Key(.character("y")))
    #expect(try await upper.answer == true)
    await stage.manager.close()
  }

  @Test("SM-V3 BUG: what is presented stays for as long as nobody ends it, and goes with its host")
  func noGuess() async throws {
    let stage = ComponentStage()
    let asked = await stage.present(TextInput("Name"))
    stage.write("A")
    for _ in 0..<24 { stage.wait(.seconds(3600)) }
    await stage.manager.flush()
    #expect(asked.handle?.isLive == true)
    #expect(stage.screen.contains("Name"))
    stage.write("da")
    stage.press(Key(.enter))
    #expect(try await asked.answer == "Ada")
    await stage.settle()
    let orphan = await stage.present(TextInput("Name"))
    stage.loseHost()
    #expect(try await orphan.answer == nil)
    #expect(await orphan.handle?.outcome == .closed(.orphaned))
    await stage.manager.close()
  }
}
