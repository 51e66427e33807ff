import Testing

@testable import PlacardBench

struct RequestTests {
  @Test func readsEveryForm() throws {
    #expect(try Request([]) == .measure(filter: "", runs: 7, json: nil))
    #expect(
      try Request(["--filter", "text/", "--runs", "3", "--json", "a.json"])
        == .measure(filter: "text/", runs: 3, json: "a.json"))
    #expect(try Request(["--list", "--filter", "q"]) == .list(filter: "q"))
    #expect(try Request(["--compare", "a", "b"]) == .compare(old: "a", new: "b"))
    #expect(try Request(["--self-check"]) == .selfCheck)
    #expect(try Request(["--board", "10", "--runs", "3"]) == .board(count: 10, runs: 3))
    #expect(
      try Request(["--terminal", "--filter", "toast"]) == .terminal(filter: "toast", runs: 7))
    #expect(try Request(["--lines", "10"]) == .lines(count: 10, threads: 8, runs: 7, filter: ""))
    #expect(
      try Request(["--lines", "10", "--threads", "1", "--runs", "3"])
        == .lines(count: 10, threads: 1, runs: 3, filter: ""))
    #expect(try Request(["--storm", "1000"]) == .storm(lines: 1000))
    #expect(try Request(["-h"]) == .help)
  }

  @Test(arguments: [
    (["--fliter"], "unknown word \"--fliter\"; did you mean --filter?"),
    (["-json"], "unknown word \"-json\"; did you mean --json?"),
    (["--runs"], "--runs needs a value."),
    (["--runs", "0"], "--runs got \"0\"; it wants a number, 1 or more."),
    (["--compare", "a"], "--compare needs a value."),
    (["--compare", "a", "b", "c"], "unexpected word \"c\"."),
  ])
  func wrongWordsAreOneSentence(words: [String], sentence: String) {
    #expect(throws: UsageError(sentence)) { try Request(words) }
  }

  @Test func aWordLikeNoneNamesThemAll() {
    let error = UsageError.unknown("zebra", accepted: ["--filter", "--runs"])
    #expect(error.sentence == "unknown word \"zebra\"; accepted are --filter, --runs.")
  }
}
