/// A link in the text of a terminal (OSC 8), whose address is safe to send and to follow.
///
/// ```swift
/// guard let link = TerminalLink("https://swift.org") else { return }
/// send(link.opening + text + TerminalLink.closing)
/// ```
///
/// The link is to be closed before the cursor moves and where a line ends.
public struct TerminalLink: Sendable, Hashable {
  /// The address as it is sent: printable ASCII, at most 2000 bytes.
  public let address: String
  /// What joins the pieces of one link in several rows; nil if there is one piece.
  public let id: String?

  /// Accepts an address with the scheme `http`, `https` or `mailto`, or nothing.
  ///
  /// Characters beyond ASCII are written in percent form. An address is refused, and never mended, if it
  /// has a space or a control, is longer than 2000 bytes, names no host, or has a name before the host
  /// that might be taken for one: `https://swift.org@example.com`.
  ///
  /// - Parameters:
  ///   - address: the address.
  ///   - id: letters, digits, `.`, `-` and `_`, at most 64; anything else is left out.
  public init?(_ address: String, id: String? = nil) {
    guard let scheme = address.split(separator: ":", maxSplits: 1).first?.lowercased(),
      address.utf8.count > scheme.utf8.count + 1
    else { return nil }
    let rest = address.dropFirst(scheme.count + 1)
    switch scheme {
    case "http", "https": guard Self.hasHonestHost(rest) else { return nil }
    case "mailto": break
    default: return nil
    }
    var encoded = ""
    for byte in address.utf8 {
      guard byte > 0x20, byte != 0x7F else { return nil }
      if byte < 0x7F {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
    guard encoded.utf8.count <= 2000 else { return nil }
    self.address = encoded
    let letters = id?.prefix(64).filter { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || ".-_".contains(letter))
    }
    self.id = letters?.isEmpty == false ? letters : nil
  }

  /// What begins the link.
  public var opening: [UInt8] {
    DesktopHandOff.command(8, (id.map { "id=\($0);" } ?? ";") + address)
  }

  /// What ends it.
  public static var closing: [UInt8] { DesktopHandOff.command(8, ";") }

  /// Whether `//host…` follows, with no name before the host that looks like one.
  private static func hasHonestHost(_ rest: Substring) -> Bool {
    guard rest.hasPrefix("//") else { return false }
    let authority = rest.dropFirst(2).prefix { !"/?#\\".contains($0) }
    guard let sign = authority.lastIndex(of: "@") else { return !authority.isEmpty }
    let name = authority[..<sign]
    return !name.contains { ".:@%".contains($0) }
      && authority.index(after: sign) < authority.endIndex
  }
}
