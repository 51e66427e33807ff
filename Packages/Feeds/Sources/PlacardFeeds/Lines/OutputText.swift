/// Extracts the visible text of terminal output.
enum OutputText {
  /// The visible part of a line with carriage returns: the text after the last one.
  static func lastWritten(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = bytes.lastIndex(of: 0x0D) else { return bytes }
    return bytes[(start + 1)...]
  }

  /// The text without any escape sequence.
  static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: withoutSequences(bytes, keepingColors: false), as: UTF8.self)
  }

  /// The text without escape sequences other than SGR.
  static func colored(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: withoutSequences(bytes, keepingColors: true), as: UTF8.self)
  }

  private static func withoutSequences(
    _ bytes: ArraySlice<UInt8>, keepingColors: Bool
  ) -> ArraySlice<UInt8> {
    guard bytes.contains(0x1B) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes
    while let start = rest.firstIndex(of: 0x1B) {
      text += rest[..<start]
      let end = endOfSequence(in: rest[start...])
      if keepingColors, bytes[start...].dropFirst().first == UInt8(ascii: "["),
        end > start + 2, bytes[end - 1] == UInt8(ascii: "m")
      {
        text += rest[start..<end]
      }
      rest = rest[end...]
    }
    return ArraySlice(text + rest)
  }

  /// The end of the sequence at the start: after the final byte of a control sequence, the
  /// terminator of a control string, or the second byte of any other.
  private static func endOfSequence(in bytes: ArraySlice<UInt8>) -> Int {
    let second = bytes.startIndex + 1
    guard second < bytes.endIndex else { return bytes.endIndex }
    switch bytes[second] {
    case UInt8(ascii: "["):
      let final = bytes[(second + 1)...].firstIndex { (0x40...0x7E).contains($0) }
      return final.map { $0 + 1 } ?? bytes.endIndex
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      guard let end = bytes[(second + 1)...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
        return bytes.endIndex
      }
      let hasBackslash =
        bytes[end] == 0x1B && bytes[end...].dropFirst().first == UInt8(ascii: "\\")
      return hasBackslash ? end + 2 : bytes[end] == 0x07 ? end + 1 : end
    default: return second + 1
    }
  }
}
