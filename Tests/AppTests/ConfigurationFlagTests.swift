import Foundation
import Placard
import Testing

@testable import PlacardCommand

@Suite("H1 P17 The configuration file on the command line") struct ConfigurationFlagTests {
  private let second = #"{"defaults": {"duration": 1, "transition": "none"}}"#

  /// When the posts of a stream ended, in seconds.
  private func ends(_ result: TestEnvironment.Result) -> [String] {
    result.transitions.filter { $0.hasPrefix("willHide") }
  }

  @Test func simulateTakesLanesDefaultsAndTheFactor() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      #"{"defaults": {"transition": "none"}, "timeFactor": 2, "lanes": {"main": {"policy": "serial", "pause": 2}}}"#,
      to: "c.json")
    let script = #"{"post":{"title":"A","id":"a"}}"# + "\n" + #"{"post":{"title":"B","id":"b"}}"#
    let result = await TestEnvironment(input: script).run("simulate", "--config", file)
    #expect(result.status == .success && result.errors == "")
    #expect(ends(result) == ["willHide a 10", "willHide b 22"])
  }

  @Test func simulateReportsProblemsAsErrorLinesAtTheBeginning() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      "{\"quite\": 3,\n \"defaults\": {\"duration\": 1, \"transition\": \"none\"}}", to: "c.json")
    let result = await TestEnvironment(input: #"{"at":3,"post":{"title":"A","id":"a"}}"#)
      .run("simulate", "--config", file)
    #expect(result.status == .success && result.errors == "")
    let escaped = file.replacing("\"", with: "\\\"")
    #expect(
      result.output.hasPrefix(
        #"{"placard":1,"kind":"error","seq":1,"at":0,"message":"\"\#(escaped)\": "#
          + #"Unknown key \"quite\"; the nearest is \"quiet\".","line":1,"column":11}"# + "\n"))
    #expect(ends(result) == ["willHide a 4"])
  }

  @Test func simulateLeavesTheOwnFileAlone() async throws {
    let folder = try ScratchFolder()
    try folder.writeOwn(second)
    let script = #"{"post":{"title":"A","id":"a"}}"#
    let result = await TestEnvironment(
      input: script, environment: ["XDG_CONFIG_HOME": folder.path("")]
    )
    .run("simulate")
    #expect(result.output == (await TestEnvironment(input: script).run("simulate")).output)
  }

  @Test(arguments: ["XDG_CONFIG_HOME", "HOME"]) func theOwnFileIsFound(variable: String)
    async throws
  {
    let folder = try ScratchFolder()
    try folder.writeOwn(
      #"{"defaults": {"duration": 0, "transition": "none"}}"#,
      in: variable == "HOME" ? ".config" : ".")
    let environment = [variable: folder.path("")]
    let shown = await TestEnvironment(input: #"{"title":"A","id":"a"}"#, environment: environment)
      .run("show", "--to", "json")
    #expect(shown.status == .success && shown.errors == "")
    #expect(shown.transcript.last == "gone a expired")
    let posted = await TestEnvironment(environment: environment)
      .run("post", "A", "--id", "b", "--to", "json", "--wait")
    #expect(posted.transcript.last == "gone b expired")
  }

  @Test func aRelativeFolderIsIgnored() async throws {
    let own = UserFiles(environment: ["XDG_CONFIG_HOME": "conf", "HOME": "/people/x"])
    #expect(own.ownPath == "/people/x/.config/placard/config.json")
    let other = UserFiles(environment: ["XDG_CONFIG_HOME": "/c", "HOME": "/h"])
    #expect(other.ownPath == "/c/placard/config.json")
    #expect(UserFiles(environment: ["HOME": ""]).ownPath == nil)
  }

  @Test func anOwnFileThatIsMissingIsFine() async {
    for home in ["/nowhere", "/dev/null"] {
      let result = await TestEnvironment(environment: ["HOME": home]).run(
        "post", "A", "--to", "json", "-w", "-t", "1s")
      #expect(result.status == .success && result.errors == "")
    }
  }

  @Test("3a: an own file that is broken costs a sentence, never the message and never the status")
  func aBrokenOwnFile() async throws {
    let folder = try ScratchFolder()
    let home = folder.path("home")
    let own = "\(home)/placard/config.json"
    func posted() async -> TestEnvironment.Result {
      await TestEnvironment(environment: ["XDG_CONFIG_HOME": home])
        .run("post", "A", "--to", "plain")
    }
    try folder.makeFolder("home/placard/config.json")
    var result = await posted()
    #expect(result.status == .success)
    #expect(
      result.errors
        == "placard: \"\(own)\": The file cannot be read: Is a directory.\n● A\n")
    try FileManager.default.removeItem(atPath: own)
    try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: own)
    result = await posted()
    #expect(result.status == .success && result.errors.hasSuffix("\n● A\n"))
    #expect(result.errors.contains("Too many levels of symbolic links"))
    try FileManager.default.removeItem(atPath: own)
    #expect(mkfifo(own, 0o600) == 0)
    result = await posted()
    #expect(result.status == .success)
    #expect(
      result.errors
        == "placard: \"\(own)\": The file cannot be read: it is no regular file.\n● A\n")
    try FileManager.default.removeItem(atPath: own)
    try folder.writeOwn(String(repeating: " ", count: 2_000_000), in: "home")
    result = await posted()
    #expect(result.status == .success)
    #expect(
      result.errors == "placard: \"\(own)\": The file is longer than 1048576 bytes.\n● A\n")
  }

  @Test("a template that is a pipe costs a sentence and no wait") func aTemplateThatIsAPipe()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.makeFolder("placard/templates")
    #expect(mkfifo(folder.path("placard/templates/card.json"), 0o600) == 0)
    let result = await TestEnvironment(environment: ["XDG_CONFIG_HOME": folder.path("")])
      .run("post", "A", "--to", "plain")
    #expect(result.status == .success && result.errors.hasSuffix("no regular file.\n● A\n"))
  }

  @Test("motion is a key and a variable; an unknown word is reported") func motion() async throws {
    let folder = try ScratchFolder()
    try folder.writeOwn(#"{"motion": "slow"}"#)
    let environment = ["XDG_CONFIG_HOME": folder.path(""), "PLACARD_MOTION": "fast"]
    let result = await TestEnvironment(environment: environment).run("post", "A", "--to", "plain")
    #expect(result.errors.contains("\"motion\" must be one of full, basic, none, not \"slow\"."))
    #expect(result.errors.contains("PLACARD_MOTION got \"fast\"; accepted is one of full, basic"))
  }

  @Test("P17: a rule that can match nothing, or routes to no poster, is reported")
  func rulesThatDoNothing() async throws {
    let folder = try ScratchFolder()
    try folder.writeOwn(
      #"{"rules": [{"match": {"count": {"atMost": 0}}}, {"route": ["termnial"]}]}"#)
    let result = await TestEnvironment(environment: ["XDG_CONFIG_HOME": folder.path("")])
      .run("post", "A", "--to", "plain", "--to", "json")
    #expect(result.status == .success)
    #expect(result.errors.contains("In rule 1: It can match no post: \"count\" is never below 1."))
    #expect(
      result.errors.contains(
        "A rule routes to \"termnial\", which is no poster; the nearest is terminal."))
  }

  @Test(arguments: ["post", "show", "simulate"]) func aNamedFileThatIsMissingIsAFailure(
    verb: String
  ) async {
    let words = [verb, "--config", "/nowhere/c.json"] + (verb == "post" ? ["A"] : [])
    let testEnvironment = TestEnvironment()
    let status = await PlacardCommand.run(words, in: testEnvironment.shell)
    #expect(status == .inputOutput && status.code == 74)
    #expect(
      testEnvironment.errors.text
        == "placard: Cannot read \"/nowhere/c.json\": No such file or directory.\n")
  }

  @Test func theFlagWinsOverItsVariableAndThatOverTheCommonOne() async throws {
    let folder = try ScratchFolder()
    func file(_ seconds: Int) throws -> String {
      try folder.write(
        #"{"defaults":{"duration":\#(seconds),"transition":"none"}}"#, to: "\(seconds).json")
    }
    let script = #"{"post":{"title":"A","id":"a"}}"#
    var environment = ["PLACARD_CONFIG": try file(3)]
    #expect(
      ends(await TestEnvironment(input: script, environment: environment).run("simulate")) == [
        "willHide a 3"
      ]
    )
    environment["PLACARD_SIMULATE_CONFIG"] = try file(2)
    #expect(
      ends(await TestEnvironment(input: script, environment: environment).run("simulate")) == [
        "willHide a 2"
      ]
    )
    #expect(
      ends(
        await TestEnvironment(input: script, environment: environment)
          .run("simulate", "--config", try file(1))) == ["willHide a 1"])
    environment = ["PLACARD_CONFIG": "", "PLACARD_SIMULATE_CONFIG": ""]
    #expect(
      ends(await TestEnvironment(input: script, environment: environment).run("simulate")) == [
        "willHide a 5.333"
      ])
  }

  @Test func showReportsProblemsAsSentences() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("{\n \"rules\": [{\"mute\": 1}]\n}", to: "c.json")
    let result = await TestEnvironment(input: #"{"title":"A","duration":0}"#)
      .run("show", "--to", "json", "--config", file)
    #expect(result.status == .success)
    #expect(
      result.errors
        == "placard: \"\(file)\", line 2, column 21: In rule 1: \"mute\" must be true or false, not 1.\n"
    )
    #expect(result.transcript.last == "gone \(Message("A").id) expired")
  }

  @Test func whatIsNoConfigurationIsSaidSo() async throws {
    let folder = try ScratchFolder()
    let long = try folder.write(String(repeating: " ", count: 1 << 20) + "{}", to: "long.json")
    let tooLong = await TestEnvironment().run("simulate", "--config", long)
    #expect(tooLong.status == .inputOutput)
    #expect(tooLong.errors == "placard: \"\(long)\" is longer than 1048576 bytes.\n")
    let aFolder = await TestEnvironment().run("simulate", "--config", folder.path(""))
    #expect(aFolder.status == .inputOutput && aFolder.errors.hasSuffix("Is a directory.\n"))
    let empty = await TestEnvironment().run("simulate", "--config", "")
    #expect(empty.status == .usage)
    #expect(empty.errors == "placard: --config got an empty name; give it a file.\n")
  }

  @Test("J3, T9: a script that is shown again or drawn takes the file that is named, not one's own")
  func replayAndSnapshot() async throws {
    let folder = try ScratchFolder()
    try folder.writeOwn(#"{"defaults": {"duration": 9}}"#)
    let file = try folder.write(second, to: "c.json")
    let environment = ["XDG_CONFIG_HOME": folder.path("")]
    let testEnvironment = {
      TestEnvironment(input: #"{"post":{"title":"A","id":"a"}}"#, environment: environment)
    }
    let replayed = await testEnvironment().run("replay", "--to", "json", "--config", file)
    #expect(replayed.errors == "" && ends(replayed) == ["willHide a 1"])
    #expect(
      await testEnvironment().run("snapshot", "--at", "0.9s", "--config", file).output.contains("A")
    )
    #expect(
      await !testEnvironment().run("snapshot", "--at", "1.1s", "--config", file).output.contains(
        "A"))
    #expect(await testEnvironment().run("snapshot", "--at", "1.1s").output.contains("A"))
    let missing = await testEnvironment().run("snapshot", "--config", "/nowhere/c.json")
    #expect(missing.status == .inputOutput)
  }
}

extension ScratchFolder {
  /// Writes the configuration file that a person has in a folder for configurations.
  fileprivate func writeOwn(_ text: String, in folder: String = ".") throws {
    let own = url.appending(path: folder).appending(path: "placard")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try text.write(
      to: own.appending(path: "config.json"), atomically: false, encoding: .utf8)
  }
}
