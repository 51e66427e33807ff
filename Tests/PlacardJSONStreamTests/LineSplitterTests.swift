import PlacardJSONStream
import PlacardModels
import Testing

@Suite("J1 J2 Lines from chunks") struct LineSplitterTests {
  private func lines(_ chunks: [[UInt8]]) -> [InputLine] {
    var splitter = LineSplitter()
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
    ("", []), ("\n", []), ("a", ["1 a"]), ("a\n", ["1 a"]), ("a\nb", ["1 a", "2 b"]), ("a\n\n \t\n\r\nb\n", ["1 a", "5 b"]),
    ("a\r\nb\r\n", ["1 a", "2 b"]), ("a\rb\n", ["1 a\rb"]), ("\u{FEFF}a\nb", ["1 a", "2 b"]), ("\u{FEFF}\na", ["2 a"]),
    ("a\n\u{FEFF}b", ["1 a", "2 \u{FEFF}b"]), ("\u{FEFF}", []), (" a ", ["1  a "]), ("a\r", ["1 a"]),
  ]

  @Test(arguments: inputs) func splits(_ input: String, _ expected: [String]) {
    #expect(text(lines([Array(input.utf8)])) == expected)
    #expect(text(lines(input.utf8.map { [$0] })) == expected)
  }

  @Test(arguments: 1...6) func chunksMakeNoDifference(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pool: [[UInt8]] = [
      [0x0A], [0x0D, 0x0A], [0x0D], [0xEF, 0xBB, 0xBF], [0x20], [0x61], [0x7B, 0x7D], [0xFF], [0xC3, 0xA9],
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
    ("", 0, "\n", true), ("", 1, "\n", false), ("", 0, "\r\n", true), ("", 1, "\r\n", false), ("", 0, "", true),
    ("", 1, "", false), ("\u{FEFF}", 0, "\r\n", true), ("\u{FEFF}", 1, "\r\n", false), ("", 50, "\n", false),
  ]

  @Test(arguments: lengths, [1 << 16, 1 << 22]) func aLineOverOneMebibyteIsReadPast(
    _ length: (prefix: String, extra: Int, end: String, isHeld: Bool), _ chunk: Int
  ) {
    let long = String(repeating: "x", count: LineSplitter.limit + length.extra)
    var rest = Array((length.prefix + long + length.end + (length.end.isEmpty ? "" : "next")).utf8)[...]
    var chunks: [[UInt8]] = []
    while !rest.isEmpty {
      chunks.append(Array(rest.prefix(chunk)))
      rest = rest.dropFirst(chunk)
    }
    let read = lines(chunks)
    switch read.first?.content {
    case .success(let bytes): #expect(length.isHeld && bytes.count == LineSplitter.limit)
    case .failure(let problem):
      #expect(!length.isHeld)
      #expect(problem == Problem("The line is longer than 1048576 bytes.", line: 1))
    case nil: #expect(Bool(false))
    }
    #expect(text(Array(read.dropFirst())) == (length.end.isEmpty ? [] : ["2 next"]))
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
