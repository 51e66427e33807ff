import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

/// The fast path for plain posts reads what the parser and the table of keys read.
@Suite("J1 Plain posts, one a line") struct PlainPostLineTests {
  private static let lines = [
    #"{"at":0,"post":{"title":"Saved","id":"a"}}"#,
    #"{"at":0.25,"post":{"title":"Saved","body":"In 3 places","id":"a"}}"#,
    #" { "post" : { "id" : "a" , "body" : "Saved" } , "at" : 1.500000000 } "#,
    #"{"post":{"title":"A title of more than fifteen bytes"}}"#,
  ]

  /// Lines that are almost like plain ones.
  private static let others = [
    #"{"at":00,"post":{"title":"T"}}"#, #"{"at":-0,"post":{"title":"T"}}"#,
    #"{"at":1e3,"post":{"title":"T"}}"#, #"{"at":1.,"post":{"title":"T"}}"#,
    #"{"at":1.0000000005,"post":{"title":"T"}}"#, #"{"at":"1","post":{"title":"T"}}"#,
    #"{"at":999999999999999,"post":{"title":"T"}}"#,
    #"{"at":9999999999999999999,"post":{"title":"T"}}"#,
    #"{"at":null,"post":{"title":"T"}}"#, #"{"at":0,"at":0,"post":{"title":"T"}}"#,
    #"{"post":{"title":"T"},"post":{"title":"T"}}"#, #"{"post":{"title":"T","title":"T"}}"#,
    #"{"post":{"id":"a"}}"#, #"{"post":{}}"#, #"{"post":{"title":""}}"#,
    #"{"post":{"title":"T","id":""}}"#, #"{"post":{"title":"T","body":""}}"#,
    #"{"post":{"title":null,"body":"B"}}"#, #"{"post":{"title":"T","subtitle":"B"}}"#,
    #"{"post":{"title":"T\n"}}"#, #"{"post":{"title":"Tést"}}"#,
    "{\"post\":{\"title\":\"\u{7F}\"}}",
    #"{"post":{"title":"T","duration":2}}"#, #"{"post":{"titel":"T","title":"T"}}"#,
    #"{"post":{"title":"T"},"title":"T"}"#, #"{"post":{"title":"T"},"tag":"t"}"#,
    #"{"post":{"title":"T"},"kind":"posted"}"#, #"{"post":{"title":"T"}} x"#,
    #"{"post":{"title":"T"},}"#, #"{"post":{"title":"T",}}"#, #"{"post":{"title":"T"}"#,
    #"{"post":{"title":"T"#, #"{"post":"T"}"#, #"[{"post":{"title":"T"}}]"#, "{}",
  ]

  /// Plain lines with one byte missing, doubled or replaced.
  private static let mutants: [[UInt8]] = lines[1...2].flatMap { line in
    let bytes = Array(line.utf8)
    return bytes.indices.flatMap { index in
      let without = bytes[..<index] + bytes[(index + 1)...]
      let doubled = bytes[...index] + bytes[index...]
      let replaced = ["\"", "0", "9", ",", "\\", "{", "\n", " "].map { (text: String) in
        bytes[..<index] + Array(text.utf8) + bytes[(index + 1)...]
      }
      return ([without, doubled] + replaced).map(Array.init)
    }
  }

  @Test(arguments: CommandReader.Mode.allCases)
  func theSameAsByTheParser(mode: CommandReader.Mode) {
    let inputs = (Self.lines + Self.others + Corpus.scripts).map { Array($0.utf8) } + Self.mutants
    var reader = CommandReader(mode)
    var parser = CommandReader(mode)
    var posts = 0
    for (number, bytes) in inputs.enumerated() {
      let read = reader.read(InputLine(number, .success(bytes[...])))
      // A tab is white space that the fast path leaves to the parser.
      let parsed = parser.read(InputLine(number, .success((bytes + [0x09])[...])))
      #expect(Self.isSame(read, parsed), "\(String(decoding: bytes, as: UTF8.self))")
      if case .post? = read?.command { posts += 1 }
    }
    #expect(posts > 200)
  }

  /// Whether two readings are the same; the problems of a line that is cut short differ by the tab.
  private static func isSame(_ read: TimedCommand?, _ parsed: TimedCommand?) -> Bool {
    guard let read, let parsed else { return read == nil && parsed == nil }
    guard (read.at, read.line) == (parsed.at, parsed.line), read.problems == parsed.problems
    else { return false }
    switch (read.command, parsed.command) {
    case (.post(let message, let options), .post(let other, let others)):
      return message == other && options == others
    case (.report, .report): return true
    default: return String(describing: read) == String(describing: parsed)
    }
  }

  @Test("A time before the last one is the parser's to report")
  func timeGoesBackward() {
    var reader = CommandReader(.script)
    _ = reader.read(InputLine(1, #"{"at":2,"post":{"title":"T"}}"#))
    guard case .report(let problem)? = reader.read(InputLine(2, Self.lines[0]))?.command else {
      return #expect(Bool(false))
    }
    #expect(
      problem
        == Problem(
          "\"at\" goes backward: 0 is before the last time named.", line: 2, column: 7))
  }
}
