import Placard
import Testing

@testable import PlacardCommand

@Suite("V5 template") struct TemplateVerbTests {
  @Test func aNamePrintsTheBuiltInOneWhichIsRight() async throws {
    for name in TemplateLibrary.builtInNames {
      let result = await TestEnvironment().run("template", name)
      #expect(result.status == .success && result.errors == "")
      #expect(result.output == TemplateLibrary.builtInText(name))
      let folder = try ScratchFolder()
      let file = try folder.write(result.output, to: "mine.json")
      #expect(await TestEnvironment().run("template", "--check", file).status == .success)
    }
  }

  @Test func withoutANameAllAreNamed() async {
    #expect(
      await TestEnvironment().run("template").output
        == "badge\ncard\ncentered\nline\nmessage\nsnackbar\nstatusLine\ntab\n")
  }

  @Test func anUnknownNameIsWrongUsage() async {
    let result = await TestEnvironment().run("template", "crad")
    #expect(result.status == .usage && result.output == "")
    #expect(
      result.errors
        == "placard: Unknown template \"crad\"; accepted is one of badge, card, centered, line, message, snackbar, statusLine, tab; the nearest is card.\n"
    )
  }

  @Test func checkingReportsFileLineAndKey() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("{\n\"body\": {\"icon\": true,\n \"shadow\": 1}}", to: "mine.json")
    let result = await TestEnvironment().run("template", "--check", file)
    #expect(result.status == .negative)
    #expect(
      result.errors.hasPrefix(
        "placard: \"\(file)\", line 3, column 12: Unknown key \"shadow\" of a \"icon\"; accepted are "
      ))
    let missing = await TestEnvironment().run("template", "--check", folder.path("none.json"))
    #expect(missing.status == .inputOutput)
    #expect(missing.errors == "placard: \"\(folder.path("none.json"))\" is not there.\n")
    #expect(await TestEnvironment().run("template", "--check", "x.txt").status == .usage)
  }

  @Test func aSnapshotIsDrawnByThePersonsOwnTemplates() async throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("placard")
    try folder.makeFolder("placard/templates")
    let text = #"{"width": "hug", "body": {"text": "<{title}>", "line": true}}"#
    _ = try folder.write(text, to: "placard/templates/card.json")
    _ = try folder.write(text, to: "placard/templates/mine.json")
    let script = ["card", "mine", "tab"].map {
      #"{"at": 0, "post": {"title": "\#($0)", "style": "\#($0)", "lane": "\#($0)"}}"#
    }.joined(separator: "\n")
    let testEnvironment = TestEnvironment(
      input: script, environment: ["XDG_CONFIG_HOME": folder.path("")])
    let result = await testEnvironment.run("snapshot", "--at", "1", "--size", "40x10")
    #expect(result.status == .success && result.errors == "")
    #expect(result.output.contains("<card>") && result.output.contains("<mine>"))
    #expect(!result.output.contains("<tab>") && result.output.contains("tab"))
  }

  @Test func aWrongOneOfThePersonsOwnIsReportedAndPostsAreShownAllTheSame() async throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("placard")
    try folder.makeFolder("placard/templates")
    _ = try folder.write("{\"body\": {}}", to: "placard/templates/card.json")
    let testEnvironment = TestEnvironment(environment: ["XDG_CONFIG_HOME": folder.path("")])
    let result = await testEnvironment.run("post", "Hi", "--style", "card", "--to", "terminal")
    #expect(result.status == .success)
    #expect(
      result.errors.contains("card.json\", line 1, column 10: An element needs one of the keys"))
  }
}
