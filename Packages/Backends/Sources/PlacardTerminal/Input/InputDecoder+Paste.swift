import PlacardText

extension InputDecoder {
  /// The bytes that end a bracketed paste.
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
    // ESC occurs only at the start of the end sequence, so a partial match contains no other start.
    keepNearEnd(ended)
    if byte == Self.pasteEnd[0] {
      state = .paste(ended: 1)
    } else {
      state = .paste(ended: 0)
      keep(byte, upTo: pasteLimit)
    }
  }

  /// Buffers a partial match of the end sequence that turned out to be text.
  mutating func keepNearEnd(_ count: Int) {
    for byte in Self.pasteEnd.prefix(count) {
      keep(byte, upTo: pasteLimit)
    }
  }

  /// Emits a paste; terminals send CR for a line break.
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
