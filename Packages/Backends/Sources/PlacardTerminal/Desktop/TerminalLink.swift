import PlacardModels

/// A hyperlink in terminal text (OSC 8) with a validated address.
///
/// ```swift
/// guard let link = TerminalLink("https://swift.org") else { return }
/// send(link.opening + text + TerminalLink.closing)
/// ```
///
/// The link must be closed before the cursor moves and at the end of a line.
public struct TerminalLink: Sendable, Hashable {
  /// The address as sent: printable ASCII, at most 2000 bytes.
  public let address: String
  /// The id that joins the parts of one link in several rows; nil if there is one part.
  public let id: String?

  /// Validates an address with the scheme `http`, `https` or `mailto`; nil for any other.
  ///
  /// Characters beyond ASCII are percent-encoded. An address is rejected, never repaired, if it contains a
  /// space or a control character, is longer than 2000 bytes, has no host, or has user information that
  /// looks like a host: `https://swift.org@example.com`.
  ///
  /// - Parameters:
  ///   - address: the address.
  ///   - id: letters, digits, `.`, `-` and `_`, at most 64; other characters are removed.
  public init?(_ address: String, id: String? = nil) {
    let bytes = Array(address.utf8)
    guard let colon = bytes.firstIndex(of: 0x3A), colon + 1 < bytes.count else { return nil }
    switch String(decoding: bytes[..<colon], as: UTF8.self).lowercased() {
    case "http", "https": guard Self.hasHonestHost(bytes[(colon + 1)...]) else { return nil }
    case "mailto": break
    default: return nil
    }
    var encoded: [UInt8] = []
    for byte in bytes {
      guard byte > 0x20, byte != 0x7F else { return nil }
      if byte < 0x7F {
        encoded.append(byte)
      } else {
        encoded += [0x25, Self.digit(byte >> 4), Self.digit(byte & 15)]
      }
    }
    guard encoded.count <= 2000 else { return nil }
    self.address = String(decoding: encoded, as: UTF8.self)
    let letters = (id ?? "").utf8.filter(Self.isLetter).prefix(64)
    self.id = letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
  }

  /// The sequence that opens the link.
  var opening: [UInt8] {
    DesktopHandOff.command(8, (id.map { "id=\($0);" } ?? ";") + address)
  }

  /// The sequence that closes it.
  static var closing: [UInt8] { DesktopHandOff.command(8, ";") }

  /// Whether `//host…` follows, without user information that looks like a host.
  private static func hasHonestHost(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: [0x2F, 0x2F]) else { return false }
    let ends: [UInt8] = [0x2F, 0x3F, 0x23, 0x5C]
    let authority = rest.dropFirst(2).prefix { !ends.contains($0) }
    guard let sign = authority.lastIndex(of: 0x40) else { return !authority.isEmpty }
    // A dot, a colon, another `@` or a percent-encoded letter.
    let suspects: [UInt8] = [0x2E, 0x3A, 0x40, 0x25]
    return sign + 1 < authority.endIndex
      && !authority[..<sign].contains { suspects.contains($0) || $0 >= 0x7F }
  }

  /// The hexadecimal digit of a number below 16.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x37 + value
  }

  /// Whether a byte is allowed in an id.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }
}

extension TerminalLink {
  /// The link of a post's message, with an id derived from the post.
  init?(_ post: Post) {
    guard let address = post.message.link else { return nil }
    self.init(address, id: "p\(post.number)")
  }
}
