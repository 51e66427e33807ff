/// Splits text at its complete Select Graphic Rendition sequences.
struct RenditionScanner: Sequence, IteratorProtocol {
  enum Piece: Equatable {
    case text(Substring)
    case rendition([[Int]])
  }

  private var rest: Substring
  private var pending: [[Int]]?

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> Piece? {
    if let groups = pending {
      pending = nil
      return .rendition(groups)
    }
    guard !rest.isEmpty else { return nil }
    var start = rest.startIndex
    while let escape = rest.utf8[start...].firstIndex(of: 0x1B) {
      if let (groups, end) = Self.rendition(in: rest.utf8[escape...]) {
        let text = rest[..<escape]
        rest = rest[end...]
        if text.isEmpty { return .rendition(groups) }
        pending = groups
        return .text(text)
      }
      start = rest.utf8.index(after: escape)
    }
    defer { rest = "" }
    return .text(rest)
  }

  /// Reads `ESC [`, at most 64 bytes of digits, colons and semicolons, and `m`.
  private static func rendition(
    in bytes: Substring.UTF8View
  ) -> (groups: [[Int]], end: String.Index)? {
    let body = bytes.dropFirst(2)
    guard bytes.dropFirst().first == 0x5B,
      let final = body.prefix(65).firstIndex(where: { !(0x30...0x3B).contains($0) }),
      bytes[final] == 0x6D
    else { return nil }
    let groups = RenditionParameters.groups(of: body[..<final])
    return (groups, bytes.index(after: final))
  }
}

/// The parameters of a Select Graphic Rendition sequence.
enum RenditionParameters {
  /// Splits at semicolons, then at colons; what is empty or too large counts as 0.
  static func groups(of bytes: some Collection<UInt8>) -> [[Int]] {
    if bytes.isEmpty { return [] }
    return bytes.split(separator: 0x3B, omittingEmptySubsequences: false).map { group in
      group.split(separator: 0x3A, omittingEmptySubsequences: false).map { digits in
        digits.reduce(0) { number, digit in
          number > 9999 ? 0 : number * 10 + Int(digit) - 0x30
        }
      }
    }
  }
}
