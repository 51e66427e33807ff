/// What work is counted in.
public struct ProgressUnit: Sendable, Hashable {
  /// The name that `Message.Progress.steps` carries, or nil for bare numbers.
  public let name: String?
  /// How its numbers are scaled, for bytes; else nil.
  let byteScale: ByteScale?

  private init(name: String?, byteScale: ByteScale?) {
    self.name = name
    self.byteScale = byteScale
  }

  /// Numbers without a name: "3/12".
  public static let steps = ProgressUnit(name: nil, byteScale: nil)
  /// Bytes, said in powers of 1000.
  public static let bytes = ProgressUnit(name: "bytes", byteScale: .decimal)
  /// Bytes, said in powers of 1024.
  public static let binaryBytes = ProgressUnit(name: "bytes", byteScale: .binary)

  /// Things of a name in the plural, as in `.items("files")`.
  ///
  /// Without a name they are ``steps``; "bytes" is ``bytes``.
  public static func items(_ name: String) -> ProgressUnit {
    switch name {
    case "": .steps
    case "bytes": .bytes
    default: ProgressUnit(name: name, byteScale: nil)
    }
  }
}
