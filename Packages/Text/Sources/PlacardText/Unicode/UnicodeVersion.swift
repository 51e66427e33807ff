/// A version of the Unicode Standard.
public struct UnicodeVersion: Equatable, Sendable, CustomStringConvertible {
  /// The first number.
  public var major: Int
  /// The second number.
  public var minor: Int
  /// The third number.
  public var patch: Int

  /// Creates a version from its three numbers.
  public init(major: Int, minor: Int, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version as Unicode writes it, such as `15.0.0`.
  public var description: String { "\(major).\(minor).\(patch)" }
}
