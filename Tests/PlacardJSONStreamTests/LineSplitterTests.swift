import PlacardJSONStream
import PlacardModels
import Testing

@Suite("J1 J2 Lines from chunks") struct LineSplitterTests {
  private func lines(_ chunks: [[UInt8]], limit: Int = 1 << 20) -> [InputLine] {
    var splitter = LineSplitter(limit: limit)
    var lines: [InputLine] = []
    for chunk in chunks {
      splitter.read(chunk[...]) { lines.append($0) }
    }
    splitter.finish { lines.append($0) }
    return lines
  }

  private func text(_ lines: [InputLine]) -> [String] {
    lines.map { line in
      switch line.content {
      case .success(let bytes): "\(line.number) \(String(decoding: bytes, as: UTF8.self))"
      case .failure(let problem): problem.description
      }
    }
  }

  static let inputs: [(input: String, lines: [String])] = [
    ("", []), ("\n", []), ("a", ["1 a"]), ("a\n", ["1 a"]), ("a\nb", ["1 a", "2 b"]),
    ("a\n\n \t\n\r\nb\n", ["1 a", "5 b"]),
    ("a\r\nb\r\n", ["1 a", "2 b"]), ("a\rb\n", ["1 a\rb"]), ("\u{FEFF}a\nb", ["1 a", "2 b"]),
    ("\u{FEFF}\na", ["2 a"]),
    ("a\n\u{FEFF}b", ["1 a", "2 \u{FEFF}b"]), ("\u{FEFF}", []), (" a ", ["1  a "]),
    ("a\r", ["1 a"]),
  ]

  @Test(arguments: inputs) func splits(_ input: String, _ expected: [String]) {
    #expect(text(lines([Array(input.utf8)])) == expected)
    #expect(text(lines(input.utf8.map { [$0] })) == expected)
  }

  @Test(arguments: 1...6) func chunksMakeNoDifference(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pool: [[UInt8]] = [
      [0x0A], [0x0D, 0x0A], [0x0D], [0xEF, 0xBB, 0xBF], [0x20], [0x61], [0x7B, 0x7D], [0xFF],
      [0xC3, 0xA9],
    ]
    for _ in 0..<100 {
      let bytes = (0..<60).flatMap { _ in pool.randomElement(using: &random) ?? [] }
      var chunks: [[UInt8]] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        chunks.append(Array(rest.prefix(Int.random(in: 0...9, using: &random))))
        rest = rest.dropFirst(chunks.last?.count ?? 0)
      }
      #expect(lines(chunks) == lines([bytes]), "seed \(seed): \(bytes)")
    }
  }

  static let lengths: [(prefix: String, extra: Int, end: String, isHeld: Bool)] = [
    ("", 0, "\n", true), ("", 1, "\n", false), ("", 0, "\r\n", true), ("", 1, "\r\n", false),
    ("", 0, "", true),
    ("", 1, "", false), ("\u{FEFF}", 0, "\r\n", true), ("\u{FEFF}", 1, "\r\n", false),
    ("", 50, "\n", false),
  ]

  @Test(arguments: lengths, [1, 7, 1000]) func aLineOverTheLimitIsReadPast(
    _ length: (prefix: String, extra: Int, end: String, isHeld: Bool), _ chunk: Int
  ) {
    let long = String(repeating: "x", count: 100 + length.extra)
    let next = length.end.isEmpty ? "" : "next"
    var rest = Array((length.prefix + long + length.end + next).utf8)[...]
    var chunks: [[UInt8]] = []
    while !rest.isEmpty {
      chunks.append(Array(rest.prefix(chunk)))
      rest = rest.dropFirst(chunk)
    }
    let first = length.isHeld ? "1 \(long)" : "line 1: The line is longer than 100 bytes."
    #expect(text(lines(chunks, limit: 100)) == [first] + (next.isEmpty ? [] : ["2 next"]))
  }

  @Test func theLimitIsOneMebibyte() {
    let long = [UInt8](repeating: 0x78, count: 1 << 20)
    #expect(lines([long, [0x0A]]) == [InputLine(1, .success(long[...]))])
    #expect(
      text(lines([long, [0x78, 0x0A]])) == ["line 1: The line is longer than 1048576 bytes."])
  }

  @Test func aSplitterStartsAfreshWhenItHasFinished() {
    var splitter = LineSplitter()
    var numbers: [Int] = []
    for _ in 0..<2 {
      splitter.read(Array("a\nb".utf8)[...]) { numbers.append($0.number) }
      splitter.finish { numbers.append($0.number) }
    }
    #expect(numbers == [1, 2, 1, 2])
  }
}
