import Placard
import Testing

@testable import PlacardCommand

@Suite("P18 history") struct HistoryVerbTests {
  private func written() async throws -> (folder: ScratchFolder, path: String) {
    let folder = try ScratchFolder()
    let path = folder.path("history.jsonl")
    let feed = """
      {"title":"Saved","body":"3 files","id":"a","duration":0}
      {"title":"Failed\\u001b[31m","id":"b","severity":"error","group":"g","duration":0}
      """
    let shown = await TestEnvironment(input: feed).run(
      "show", "--reporter", "silent", "--history", path)
    #expect(shown.status == .success && shown.errors == "")
    let posted = await TestEnvironment().run(
      "post", "Done", "--progress", "1/2", "--reporter", "silent", "--history", path)
    #expect(posted.status == .success && posted.errors == "")
    return (folder, path)
  }

  @Test func whatHasEndedIsPrintedTheNewestFirst() async throws {
    let (folder, path) = try await written()
    let result = await TestEnvironment().run("history", path)
    #expect(result.status == .success && result.errors == "")
    #expect(
      result.output == """
        2023-11-14T22:13:20Z  closed         info     Done
        2023-11-14T22:13:20Z  expired        error    Failed\u{FFFD}
        2023-11-14T22:13:20Z  expired        info     Saved: 3 files

        """)
    #expect(
      await TestEnvironment().run("history", "--json", path, "--oldest-first", "--limit", "1")
        .output
        == #"{"id":"a","post":1,"reason":"expired","at":0,"time":1700000000,"#
        + #""message":{"title":"Saved","body":"3 files","id":"a","duration":0}}"# + "\n")
    _ = folder
  }

  @Test(arguments: [
    (["--severity", "warning"], "Failed"), (["--group", "g"], "Failed"), (["-i", "a"], "Saved"),
    (["--reason", "closed"], "Done"), (["-n", "1"], "Done"),
    (["--since", "1m", "-n", "1"], "Done"),
    (["--since", "2023-11-14T22:13:20Z", "-n", "1"], "Done"),
  ]) func flagsChoose(flags: [String], title: String) async throws {
    let (folder, path) = try await written()
    let result = await TestEnvironment().run(["history", path] + flags)
    #expect(result.output.split(separator: "\n").count == 1 && result.output.contains(title))
    _ = folder
  }

  @Test(arguments: [["--since", "2023-11-15"], ["--limit", "0"], ["--id", "nobody"]])
  func flagsExclude(flags: [String]) async throws {
    let (folder, path) = try await written()
    let result = await TestEnvironment().run(["history", path] + flags)
    #expect(result.status == .success && result.output == "" && result.errors == "")
    _ = folder
  }

  @Test func withoutAFileItIsThePersonsOwn() async throws {
    let (folder, path) = try await written()
    let state = try ScratchFolder()
    try state.makeFolder("placard")
    _ = try state.write(try folder.text("history.jsonl"), to: "placard/history.jsonl")
    let expected = await TestEnvironment().run("history", path).output
    let environment = ["XDG_STATE_HOME": state.path(""), "HOME": "/nowhere"]
    #expect(await TestEnvironment(environment: environment).run("history").output == expected)
    let none = await TestEnvironment(environment: ["HOME": state.path("nobody")]).run("history")
    #expect(none.status == .success && none.output == "" && none.errors == "")
    #expect(
      HistoryOption.standardPath(["HOME": "/h", "XDG_STATE_HOME": "relative"])
        == "/h/.local/state/placard/history.jsonl")
    #expect(await TestEnvironment().run("history").status == .usage)
  }

  @Test func linesThatAreNoEntriesAreReported() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("nonsense\n{}\n", to: "history.jsonl")
    let result = await TestEnvironment().run("history", "--oldest-first", path)
    #expect(result.status == .success && result.output == "")
    #expect(result.errors.hasPrefix("placard: \(path): line 1, column 2: "))
    #expect(result.errors.hasSuffix("(and 1 more like it)\n"))
  }

  @Test func aMissingFileIsNamed() async throws {
    let path = try ScratchFolder().path("nope")
    let result = await TestEnvironment().run("history", path)
    #expect(result.status == .inputOutput)
    #expect(result.errors == "placard: Cannot read \"\(path)\": No such file or directory.\n")
  }

  @Test(arguments: [
    (["--since", "soon"], "--since got \"soon\"; it wants a time before now"),
    (["--since", "2023-13-01"], "--since got"), (["--since", "2023-1-1"], "--since got"),
    (["--limit", "-1"], "--limit got"), (["a", "b"], "history takes one file"),
  ]) func wrongUsage(words: [String], sentence: String) async {
    let result = await TestEnvironment().run(["history"] + words)
    #expect(result.status == .usage && result.errors.hasPrefix("placard: \(sentence)"))
  }

  @Test func theHistoryHasAFileOfItsOwn() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write("{\"title\":\"A\"}\n", to: "feed.jsonl")
    let read = await TestEnvironment().run("show", path, "--to", "json", "--history", path)
    #expect(read.status == .usage && read.errors.contains("is the file that is read"))
    let mixed = await TestEnvironment().run("post", "A", "--to", "json=\(path)", "--history", path)
    #expect(mixed.status == .usage && mixed.errors.contains("would mix with a destination"))
    #expect(await TestEnvironment().run("post", "A", "--history", "").status == .usage)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"),
  ]) func momentsAreCalendarDays(seconds: Int, text: String) {
    #expect(WallTime.text(of: .seconds(seconds)) == text)
    #expect(WallTime.moment(of: text, now: .zero) == .seconds(seconds))
  }
}
