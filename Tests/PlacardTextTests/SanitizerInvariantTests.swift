import PlacardText
import Testing

@Suite("Sanitizer invariants")
struct SanitizerInvariantTests {
  static let sanitizers = [
    Sanitizer.block, .line, Sanitizer(lines: .joined, allowsPrivateUse: true),
    Sanitizer(tabWidth: 8, maximumBytes: 64, maximumLines: 3),
    Sanitizer(maximumBytes: 150, allowsPrivateUse: true),
  ]

  @Test(arguments: 0..<5)
  func randomTextIsSafeAndStable(_ number: Int) {
    let seed = UInt64(20_261_121 + number)
    let sanitizer = Self.sanitizers[number]
    var random = NastyText(seed: seed)
    for round in 0..<800 {
      let text = random.text(of: NastyText.hostile, length: 60)
      let once = sanitizer(text)
      let twice = sanitizer(once)
      let comment: Comment = "seed \(seed), round \(round): \(text.escaped) became \(once.escaped)"
      let isStable = once.utf8.elementsEqual(twice.utf8)
      #expect(isStable, "\(comment) and then \(twice.escaped)")
      #expect(once.utf8.count <= sanitizer.maximumBytes, comment)
      expectInvariants(once, allowsBreaks: sanitizer.lines == .multiple, comment)
    }
  }

  @Test func randomBytesAreSafe() {
    var random = NastyText(seed: 7)
    for _ in 0..<500 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectInvariants(Sanitizer.block(utf8: bytes), "\(bytes)")
    }
  }
}

/// Expects what the sanitizer promises of any text.
func expectInvariants(_ text: String, allowsBreaks: Bool = true, _ comment: Comment? = nil) {
  var depth = 0
  var marks = 0
  var worst = 0
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A where allowsBreaks:
      #expect(depth == 0, comment)
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E:
      Issue.record("U+\(String(scalar.value, radix: 16)) is left")
    case 0x2066...0x2068: depth += 1
    case 0x2069:
      depth -= 1
      if depth < 0 { Issue.record("an isolate ends that did not begin") }
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: marks += 1
    case .format where scalar.value == 0x200C || scalar.value == 0x200D: break
    default: marks = 0
    }
    worst = max(worst, marks)
  }
  #expect(depth == 0, comment)
  #expect(worst <= 8, comment)
  #expect(text.allSatisfy { $0.utf8.count <= 64 }, comment)
}
