import PlacardModels
import PlacardText

/// A notification in kitty's protocol: texts in base64, with an identifier.
struct Notification99 {
  /// Maximum size in bytes of a chunk before encoding.
  private static let chunk = 2048

  let bytes: [UInt8]

  init(_ post: Post) {
    let message = post.message
    let name = Self.name(of: post.id)
    let title = message.title ?? message.body ?? ""
    let body = message.title == nil ? nil : message.body
    let urgency =
      switch message.urgency {
      case .low: 0
      case .normal: 1
      case .critical: 2
      }
    let parts =
      Self.parts(Sanitizer.line(title), "title")
      + (body.map { Self.parts(Sanitizer.block($0), "body") } ?? [])
    bytes = parts.enumerated().flatMap { index, part in
      let isLast = index == parts.count - 1
      return DesktopHandOff.command(
        99,
        "i=\(name):d=\(isLast ? 1 : 0):p=\(part.kind):e=1:u=\(urgency):o=unfocused;\(part.text)")
    }
  }

  /// A valid identifier for any id.
  static func name(of id: String) -> String {
    var digest = ContentDigest()
    digest.combine(id)
    return "placard-" + digest.text
  }

  private static func parts(_ text: String, _ kind: String) -> [(kind: String, text: String)] {
    var parts: [(kind: String, text: String)] = []
    var rest = Array(text.utf8)[...]
    repeat {
      // A terminal may decode each part alone, so parts end at scalar boundaries.
      var part = rest.prefix(chunk)
      while part.count < rest.count, rest[part.endIndex] & 0xC0 == 0x80 {
        part = part.dropLast()
      }
      parts.append((kind, String(decoding: Base64.encode(part), as: UTF8.self)))
      rest = rest[part.endIndex...]
    } while !rest.isEmpty
    return parts
  }
}
