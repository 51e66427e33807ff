/// A version of the Unicode Standard.
struct UnicodeVersion: Equatable, Sendable, CustomStringConvertible {
  /// The major version.
  var major: Int
  /// The minor version.
  var minor: Int
  /// The update version.
  var patch: Int

  /// Creates a version.
  init(major: Int, minor: Int, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version as text, such as `15.0.0`.
  var description: String { "\(major).\(minor).\(patch)" }
}
