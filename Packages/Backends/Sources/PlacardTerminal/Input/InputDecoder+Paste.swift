import PlacardText

extension InputDecoder {
  /// What a terminal sends at the end of a paste.
  static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  mutating func beginPaste() {
    reset()
    state = .paste(ended: 0)
  }

  mutating func takeInPaste(_ byte: UInt8, ended: Int) {
    if byte == Self.pasteEnd[ended] {
      state = .paste(ended: ended + 1)
      if ended + 1 == Self.pasteEnd.count { endPaste() }
      return
    }
    // Only an ESC begins the end, so that what looked like it holds no other beginning.
    keepNearEnd(ended)
    if byte == Self.pasteEnd[0] {
      state = .paste(ended: 1)
    } else {
      state = .paste(ended: 0)
      keep(byte, upTo: pasteLimit)
    }
  }

  /// Keeps what looked like the end of the paste and was not.
  mutating func keepNearEnd(_ count: Int) {
    for byte in Self.pasteEnd.prefix(count) {
      keep(byte, upTo: pasteLimit)
    }
  }

  /// Tells of a paste; terminals send CR for the end of a line.
  mutating func endPaste() {
    let lines = bytes.enumerated().compactMap { index, byte -> UInt8? in
      if byte == 0x0A, index > 0, bytes[index - 1] == 0x0D { return nil }
      return byte == 0x0D ? 0x0A : byte
    }
    let sanitizer = Sanitizer(maximumBytes: pasteLimit, maximumLines: pasteLimit)
    let text = sanitizer(utf8: lines)
    events.append(.paste(isOverlong && !text.hasSuffix("…") ? text + "…" : text))
    reset()
  }
}
