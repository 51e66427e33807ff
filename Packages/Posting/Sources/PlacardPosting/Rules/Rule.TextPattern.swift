extension Rule {
  /// A pattern for a text: all properties that are set must match; if none is, any text does.
  ///
  /// Texts are compared byte for byte, without folding of case or normalization.
  public struct TextPattern: Sendable, Equatable, ExpressibleByStringLiteral {
    /// The exact text.
    public var equals: String?
    /// A required prefix.
    public var prefix: String?
    /// A required suffix.
    public var suffix: String?
    /// A required substring.
    public var contains: String?
    /// A pattern for the whole text.
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

    /// Creates a pattern that matches exactly one text.
    public init(stringLiteral text: String) {
      self.init(equals: text)
    }

    /// Matches exactly this text.
    public static func `is`(_ text: String) -> TextPattern {
      TextPattern(equals: text)
    }

    /// Matches texts by a shell pattern.
    public static func glob(_ glob: Glob) -> TextPattern {
      TextPattern(glob: glob)
    }

    /// Matches texts that contain this one.
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
  /// Whether the bytes of a string occur in this one.
  ///
  /// - Complexity: O(*n* · *m*) in the worst case.
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
