/// The reason why a virtual screen rejected its input.
public struct VirtualScreenError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was wrong.
  public let reason: String
  /// The offset of the invalid bytes.
  public let offset: Int

  /// The error as one sentence.
  public var description: String { "\(reason) at byte \(offset)" }
}
