/// A seeded source of numbers, the same on every machine (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func chance(_ part: Double = 0.5) -> Bool {
    Double.random(in: 0..<1, using: &self) < part
  }

  /// A text that holds what makes trouble: quotes, escapes, controls, wide and astral characters.
  mutating func text(upTo length: Int = 12) -> String {
    let pool = [
      "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{1B}", "\u{7F}", "é",
      "e\u{301}", "ß", "漢", "\u{2028}", "🎉", "👩‍🚀", "\u{FFFF}", "\u{10FFFF}", "\u{FEFF}", "{", "]",
      ":", ",",
    ]
    return (0..<Int.random(in: 0...length, using: &self))
      .map { _ in pool.randomElement(using: &self) ?? "" }.joined()
  }
}
