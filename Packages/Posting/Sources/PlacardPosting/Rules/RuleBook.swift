/// Everything that a person or a program has laid down about posts in general: rules and named modes.
///
/// A book is data. It is read from a configuration file or a stream, and one for all backends; the
/// queue applies it to every post that comes.
///
/// ```swift
/// let book = RuleBook(rules: [
///   Rule("quiet builds", match: [.text(.app, "ci")], set: Rule.Change(lane: "builds")),
/// ])
/// ```
public struct RuleBook: Sendable, Equatable {
  /// What holds while a person is in a certain situation, such as `presenting`.
  public struct Mode: Sendable, Equatable {
    /// The rules that it adds.
    public var rules: [Rule]
    /// The quiet level, 0…100, below which it lets none fall; nil leaves it alone.
    public var quiet: Int?
    /// Whether what was held is told as one post when the quiet level falls; nil leaves it alone.
    public var digest: Bool?

    /// Creates a mode.
    public init(rules: [Rule] = [], quiet: Int? = nil, digest: Bool? = nil) {
      self.rules = rules
      self.quiet = quiet
      self.digest = digest
    }
  }

  /// The rules that always hold, in the order in which they are applied.
  public var rules: [Rule]
  /// The modes by name.
  public var modes: [String: Mode]

  /// Creates a book.
  public init(rules: [Rule] = [], modes: [String: Mode] = [:]) {
    self.rules = rules
    self.modes = modes
  }

  /// Whether there is nothing to apply, whatever comes.
  public var isEmpty: Bool {
    rules.isEmpty && modes.isEmpty
  }

  /// The quiet level that the modes ask for, 0…100: the highest, so that one never loosens another.
  ///
  /// - Returns: nil when none of them says anything; a name that the book does not know says nothing.
  func quiet(in names: [String]) -> Int? {
    names.compactMap { modes[$0]?.quiet }.max().map { min(max($0, 0), 100) }
  }

  /// Whether a mode asks for a digest; a name that the book does not know asks for nothing.
  func digests(in names: [String]) -> Bool {
    names.contains { modes[$0]?.digest == true }
  }
}
