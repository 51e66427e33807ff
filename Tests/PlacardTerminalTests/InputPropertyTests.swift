import Testing

@testable import PlacardTerminal

@Suite("Input at random") struct InputPropertyTests {
  /// Parts of sequences, so that random bytes often mean something.
  private static let parts: [String] = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}\\", "\u{1B}[200~",
    "\u{1B}[201~", "\u{1B}[<", "\u{1B}[M", "\u{1B}[[", "\u{7}", "\u{18}", ";", ":", "?", "$", "0",
    "1", "5", "27", "997", "57399", "99999999", "-1", "~", "u", "c", "y", "A", "M", "m", "R", "t",
    "Z", "a", "é", "日", "🚀", "\u{301}", "\u{9B}", "\r", "\n", "\t", "\u{7F}", "11;rgb:ff/ff/ff",
    ">|name", "Gi=1;OK", " ",
  ]

  private static func stream(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...60, using: &generator)).flatMap { _ -> [UInt8] in
      if Int.random(in: 0..<4, using: &generator) == 0 {
        return [UInt8.random(in: 0...255, using: &generator)]
      }
      return Array((parts.randomElement(using: &generator) ?? "").utf8)
    }
  }

  @Test(
    "The events do not depend on how a stream is divided or when they are read (T5)",
    arguments: 1...20 as ClosedRange<UInt64>)
  func splits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let stream = Self.stream(&generator)
      let size = Bool.random(using: &generator) ? TerminalSize(columns: 80, rows: 24) : nil
      var whole = InputDecoder(size: size, pasteLimit: 128)
      var divided = whole
      let expected = whole.decode(stream, at: .zero) + whole.resolve(at: .seconds(5))
      var events: [InputEvent] = []
      var rest = stream[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(rest.count, 7), using: &generator)
        events += divided.decode(rest.prefix(count), at: .zero)
        events += divided.resolve(at: .milliseconds(49))
        rest = rest.dropFirst(count)
      }
      events += divided.resolve(at: .seconds(5))
      #expect(events == expected, "seed \(seed), round \(round): \(stream)")
      #expect(whole.deadline == nil && divided.deadline == nil, "seed \(seed), round \(round)")
    }
  }

  @Test(
    "No control ever comes as text, whatever comes (T5)", arguments: 1...20 as ClosedRange<UInt64>)
  func noControls(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = InputDecoder(pasteLimit: 256)
    for round in 0..<200 {
      let now = Duration.milliseconds(round * 40)
      let events =
        decoder.decode(Self.stream(&generator), at: now)
        + decoder.resolve(at: now + .milliseconds(39))
      for event in events {
        switch event {
        case .key(let key):
          if case .character(let scalar) = key.code {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value), "seed \(seed)")
          }
        case .paste(let text):
          #expect(
            text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F },
            "seed \(seed)")
          #expect(text.utf8.count <= 256 + 3, "seed \(seed)")
        case .reply(.version(let text)):
          #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "seed \(seed)")
        case .pointer(let pointer):
          #expect(pointer.column >= 0 && pointer.row >= 0, "seed \(seed)")
        case .focus, .reply: break
        }
      }
    }
  }

  @Test(
    "What never ends is held within bounds (T5)",
    arguments: ["\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}[200~"])
  func bounded(beginning: String) {
    var decoder = InputDecoder()
    var events = decoder.decode(Array(beginning.utf8), at: .zero)
    let flood = [UInt8](repeating: 0x3B, count: 1 << 14)
    for _ in 0..<4 {
      events += decoder.decode(flood, at: .zero)
    }
    #expect(events == [])
    #expect(decoder.heldBytes <= max(decoder.pasteLimit, 8192))
    _ = decoder.resolve(at: .seconds(1))
    #expect(decoder.heldBytes == 0)
    #expect(decoder.decode([0x61], at: .seconds(1)) == [.key(Key(.character("a")))])
  }
}
