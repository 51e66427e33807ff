/// A version of the Unicode Standard.
struct UnicodeVersion: Equatable, Sendable, CustomStringConvertible {
  /// The first number.
  var major: Int
  /// The second number.
  var minor: Int
  /// The third number.
  var patch: Int

  /// Creates a version from its three numbers.
  init(major: Int, minor: Int, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version as Unicode writes it, such as `15.0.0`.
  var description: String { "\(major).\(minor).\(patch)" }
}
