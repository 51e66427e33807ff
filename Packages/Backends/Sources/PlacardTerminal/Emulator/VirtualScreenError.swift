/// Why a virtual screen refused bytes.
public struct VirtualScreenError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was wrong.
  public let reason: String
  /// Where in the bytes it began.
  public let offset: Int

  /// The error as one sentence.
  public var description: String { "\(reason) at byte \(offset)" }
}
