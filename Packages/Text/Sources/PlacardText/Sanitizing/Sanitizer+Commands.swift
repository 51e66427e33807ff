extension Sanitizer {
  /// Breaks CI commands that are recognized anywhere in a line.
  ///
  /// These are `##[error]`, `##vso[…]`, `##teamcity[…]` and the like: two number signs, letters, a
  /// bracket. The second number sign becomes U+FFFD. Commands recognized only at the start of a
  /// line (`::error::`) are unchanged: writers of lines begin each with a symbol of their own.
  ///
  /// - Complexity: Linear in the length of the text; text without `#` is returned unchanged.
  public static func breakingCommands(in text: String) -> String {
    let sign = UInt8(ascii: "#")
    let isPossible = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { $0 == sign }
    }
    guard isPossible ?? true else { return text }
    let bytes = Array(text.utf8)
    var broken: [UInt8] = []
    broken.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == sign, index > 0, bytes[index - 1] == sign, opensCommand(bytes[(index + 1)...]) {
        broken += "\u{FFFD}".utf8
      } else {
        broken.append(byte)
      }
    }
    return String(decoding: broken, as: UTF8.self)
  }

  private static func opensCommand(_ rest: ArraySlice<UInt8>) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return rest.first { !letters.contains($0 | 0x20) } == UInt8(ascii: "[")
  }
}
