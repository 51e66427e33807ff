import Placard
@_spi(Fields) import PlacardJSONStream
@_spi(Fields) import PlacardModels
import Testing

@testable import PlacardCommand

/// The stream format and the timing decisions, sentence by sentence: a script in, exact lines out.
///
/// The cases are text, in `Protocol/`; how they are written is said at `Sentence`.
@Suite("The protocol to the letter") struct ProtocolTests {
  @Test(arguments: Sentence.all) func everySentenceHolds(_ sentence: Sentence) async {
    let result = await TestEnvironment(input: sentence.script).run("simulate")
    #expect(result.status == .success && result.errors == "")
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(
      lines.map(\.prefixOfLine) == lines.indices.map { Optional($0 + 1) })
    let reported = lines.compactMap { sentence.shorthand($0) }
    if let feature = sentence.waitsFor {
      withKnownIssue("waits for \(feature)") { #expect(reported == sentence.expected) }
    } else {
      #expect(reported == sentence.expected)
    }
  }

  /// Whatever happens in a script, every post keeps to the lifecycle.
  @Test(arguments: Sentence.all) func everyPostLivesOnce(_ sentence: Sentence) async throws {
    let output = await TestEnvironment(input: sentence.script).run("simulate").output
    var kindsByPost: [Int: [String]] = [:]
    for line in output.split(separator: "\n") {
      let value = try JSONValue(parsing: line.utf8)
      guard case .number(let number)? = value["post"]?.content, let post = number.integer,
        case .string(let kind)? = value["kind"]?.content, kind != "reply", kind != "error"
      else { continue }
      kindsByPost[post, default: []].append(kind)
    }
    for (post, kinds) in kindsByPost {
      #expect(kinds.first == "posted" && kinds.last == "gone", "post \(post): \(kinds)")
      for kind in ["posted", "willShow", "didShow", "willHide", "didHide", "gone"] {
        #expect(kinds.count { $0 == kind } <= 1, "post \(post): \(kinds)")
      }
      #expect(kinds.contains("willShow") == kinds.contains("didHide"), "post \(post): \(kinds)")
    }
  }

  @Test func theCasesWereFound() {
    #expect(Sentence.all.count > 150)
  }

  @Test func aLineOfMoreThanAMebibyteIsReadPast() async throws {
    let folder = try ScratchFolder()
    let long = #"{"post":{"title":""# + String(repeating: "a", count: 1 << 20) + "\"}}"
    let path = try folder.write(long + "\n" + #"{"query":{"id":"a"}}"# + "\n", to: "long.jsonl")
    let lines = await TestEnvironment().run("simulate", path).output.split(separator: "\n")
    #expect(
      lines == [
        #"{"placard":1,"kind":"error","seq":1,"at":0,"message":"The line is longer than 1048576 bytes.","line":1}"#,
        #"{"placard":1,"kind":"reply","seq":2,"at":0,"query":"post","id":"a","state":null,"count":0}"#,
      ])
  }

  @Test func aStreamOutIsAFeedIn() async {
    let script = #"{"post":{"id":"a","title":"A","body":"B","severity":"warning","duration":1}}"#
    let stream = await TestEnvironment(input: script).run("simulate").output
    let shown = await TestEnvironment(input: stream).run("show", "--to", "json")
    #expect(
      shown.output.contains(#""id":"a","post":1,"lane":"main","message":{"title":"A","body":"B""#))
    #expect(shown.transcript.last == "gone a closed")
  }
}

extension Substring {
  /// The number of a line that begins as every line does, or nil.
  fileprivate var prefixOfLine: Int? {
    guard let match = wholeMatch(of: #/\{"placard":1,"kind":"[a-zA-Z]+","seq":(\d+),"at":.*/#)
    else {
      return nil
    }
    return Int(match.1)
  }
}
