import PlacardModels

/// A picture under the kitty graphics protocol, tied to the id of what it belongs to.
///
/// ```swift
/// let picture = KittyPicture(of: post.id)
/// send(picture.transmission(of: image))
/// send(picture.placement(columns: 8, rows: 4))   // at the cursor, as often as it is drawn
/// send(picture.deletion)                         // when the post ends
/// ```
///
/// The terminal is told to answer nothing, so that no answer is ever left to a shell.
///
/// - Note: Source: kitty's terminal graphics protocol, with pixels sent in the stream.
public struct KittyPicture: Sendable, Hashable {
  /// The number under which the terminal knows it, never 0.
  public let number: UInt32

  /// The most bytes of a chunk after it is encoded.
  private static let chunk = 4096

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - id: the id of what it belongs to.
  ///   - part: which of its pictures.
  public init(of id: String, part: Int = 0) {
    var digest = ContentDigest()
    digest.combine(id)
    digest.combine(part)
    number = max(UInt32(truncatingIfNeeded: digest.value), 1)
  }

  /// Sends the pixels; nothing is shown yet.
  ///
  /// - Complexity: Linear in the number of pixels, of which each takes six bytes.
  public func transmission(of image: PixelImage) -> [UInt8] {
    let data = Base64.encode(image.bytes[...])
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + data.count / Self.chunk * 16 + 64)
    for start in stride(from: 0, to: data.count, by: Self.chunk) {
      let end = min(start + Self.chunk, data.count)
      let more = end < data.count ? 1 : 0
      let keys =
        start == 0
        ? "a=t,f=32,t=d,s=\(image.width),v=\(image.height),i=\(number),q=2,m=\(more)"
        : "q=2,m=\(more)"
      bytes += command(keys, data[start..<end])
    }
    return bytes
  }

  /// Shows it at the cursor, which stays where it is, stretched over so many cells.
  public func placement(columns: Int, rows: Int) -> [UInt8] {
    command("a=p,i=\(number),p=1,c=\(max(columns, 1)),r=\(max(rows, 1)),C=1,q=2")
  }

  /// Takes it off the screen; its pixels stay with the terminal.
  public var removal: [UInt8] { command("a=d,d=i,i=\(number),q=2") }

  /// Takes it off the screen and frees its pixels.
  public var deletion: [UInt8] { command("a=d,d=I,i=\(number),q=2") }

  private func command(_ keys: String, _ data: ArraySlice<UInt8> = []) -> [UInt8] {
    let start = Array("\u{1B}_G\(keys)".utf8)
    return start + (data.isEmpty ? [] : [0x3B]) + data + [0x1B, 0x5C]
  }
}
