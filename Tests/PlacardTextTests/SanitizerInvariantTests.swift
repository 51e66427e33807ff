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
      var problem = brokenPromise(in: once, allowsBreaks: sanitizer.lines == .multiple)
      if !once.utf8.elementsEqual(twice.utf8) { problem = "not stable: \(twice.escaped)" }
      if once.utf8.count > sanitizer.maximumBytes { problem = "\(once.utf8.count) bytes" }
      #expect(
        problem == nil, "seed \(seed), round \(round): \(text.escaped) became \(once.escaped)")
    }
  }

  @Test func randomBytesAreSafe() {
    let seed: UInt64 = 7
    var random = NastyText(seed: seed)
    for round in 0..<200 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      let problem = brokenPromise(in: Sanitizer.block(utf8: bytes))
      #expect(problem == nil, "seed \(seed), round \(round): \(bytes)")
    }
  }
}
