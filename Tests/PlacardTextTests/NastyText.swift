/// Random text from the scalars that go wrong, the same for the same seed.
struct NastyText: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Up to `length` parts, each one of `parts`, sometimes many times over.
  mutating func text(of parts: [String], length: Int) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      let isFlood = Int.random(in: 0..<40, using: &self) == 0
      let part = parts.randomElement(using: &self) ?? ""
      text += String(repeating: part, count: isFlood ? 40 : 1)
    }
    return text
  }

  static let harmless = [
    "a", "b", " ", "word ", "well-known ", "é", "e\u{301}", "日", "本", "、", "「", "」", "ｶﾞ", "한", "글",
    "𠮷",
    "👍", "👍🏽", "👨‍👩‍👧‍👦", "❤️", "☎︎", "1️⃣", "🇩🇪", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ภาษาไทย", "กำ", "สวัสดี", "नमस्ते", "क्षि", "مرحبا",
    "می‌خواهم", "שלום",
    "\u{2067}", "\u{2068}", "\u{2069}", "\u{200F}", "\u{AC}", "…", "—", "-", "\u{A0}", "\u{3000}",
    "\n", "\n\n",
  ]

  static let hostile =
    [
      "\u{1B}", "[", "]", "P", "_", "^", "X", "\\", "m", "0;", "\u{7}", "\u{1B}[", "\u{1B}]0;t",
      "\u{1B}\\",
      "\u{18}", "\u{1A}", "\u{9B}", "\u{9C}", "\u{9D}", "\u{90}", "\u{98}", "\u{9E}", "\u{9F}",
      "\u{85}", "\u{0}",
      "\u{7F}", "\t", "\r", "\r\n", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "\u{202A}",
      "\u{202B}", "\u{202C}",
      "\u{202D}", "\u{202E}", "\u{2066}", "\u{200E}", "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}",
      "\u{2060}",
      "\u{FEFF}", "\u{AD}", "\u{FE0E}", "\u{FE0F}", "\u{FE01}", "\u{E0100}", "\u{E0067}",
      "\u{E007F}", "\u{115F}",
      "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{34F}", "\u{180B}", "\u{FFFE}",
      "\u{10FFFF}", "\u{E000}",
      "\u{F0000}", "\u{300}", "\u{20E3}", "\u{20DD}", "\u{94D}", "\u{93F}", "क", "\u{9CD}",
      "\u{DCA}", "ه",
      "\u{600}", "\u{110BD}", "\u{D4E}", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "\u{A960}",
      "\u{D7B0}",
      "\u{D7CB}", "\u{FF9E}", "\u{E33}", "🏴", "🏻", "👩", "🇦", "❤", "1", "\u{FFFD}", "◌", "\u{1F6DC}",
      "\u{1FAE9}",
      "\u{378}", "\u{E01F0}", "\u{2FFFE}",
    ] + harmless
}

extension StringProtocol {
  /// The text in ASCII, for messages about text that does not show.
  var escaped: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}
