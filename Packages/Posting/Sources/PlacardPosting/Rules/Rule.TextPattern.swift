extension Rule {
  /// What a text has to be like: everything that is named, and anything when nothing is.
  ///
  /// Texts are compared byte by byte: letters of another case or another normalization are others.
  public struct TextPattern: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The whole text.
    public var equals: String?
    /// How it begins.
    public var prefix: String?
    /// How it ends.
    public var suffix: String?
    /// What stands somewhere in it.
    public var contains: String?
    /// The form of the whole text.
    public var glob: Glob?

    /// Creates a pattern.
    public init(
      equals: String? = nil, prefix: String? = nil, suffix: String? = nil, contains: String? = nil,
      glob: Glob? = nil
    ) {
      self.equals = equals
      self.prefix = prefix
      self.suffix = suffix
      self.contains = contains
      self.glob = glob
    }

    /// Creates a pattern that only one text fits.
    public init(stringLiteral text: String) {
      self.init(equals: text)
    }

    /// Only this text.
    public static func `is`(_ text: String) -> TextPattern {
      TextPattern(equals: text)
    }

    /// Texts of this form.
    public static func glob(_ glob: Glob) -> TextPattern {
      TextPattern(glob: glob)
    }

    /// Texts that hold this one.
    public static func contains(_ text: String) -> TextPattern {
      TextPattern(contains: text)
    }

    func matches(_ text: String) -> Bool {
      if let equals, !text.hasSameBytes(as: equals) { return false }
      if let prefix, !text.utf8.starts(with: prefix.utf8) { return false }
      if let suffix, !text.utf8.reversed().starts(with: suffix.utf8.reversed()) { return false }
      if let contains, !text.holdsBytes(of: contains) { return false }
      return glob?.matches(text) ?? true
    }
  }
}

extension String {
  /// Whether the bytes of another text stand somewhere in this one.
  ///
  /// - Complexity: O(*n* · *m*) at the worst.
  fileprivate func holdsBytes(of part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
