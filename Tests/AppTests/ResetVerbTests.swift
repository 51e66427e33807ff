import Testing

@testable import PlacardCommand

@Suite("reset") struct ResetVerbTests {
  @Test func withoutATerminalItSaysSo() async {
    let result = await TestEnvironment().run("reset")
    #expect(result.status == .inputOutput && result.status.code == 74 && result.output == "")
    #expect(result.errors == "placard: There is no terminal to reset.\n")
  }

  @Test func aWordIsTooMany() async {
    let result = await TestEnvironment().run("reset", "it")
    #expect(result.status == .usage && result.output == "")
    #expect(result.errors == "placard: reset takes no word; it got \"it\".\n")
  }
}
