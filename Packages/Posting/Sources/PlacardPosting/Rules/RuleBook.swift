/// Rules for posts in general, and named modes, set by a user or a program.
///
/// A rule book is data, read from a configuration file or a stream, and is the same for all
/// backends; the scheduler applies it to every incoming post.
///
/// ```swift
/// let book = RuleBook(rules: [
///   Rule("quiet builds", match: [.text(.app, "ci")], set: Rule.Change(lane: "builds")),
/// ])
/// ```
public struct RuleBook: Sendable, Equatable {
  /// A named set of rules for a situation, such as `presenting`.
  public struct Mode: Sendable, Equatable {
    /// The additional rules.
    public var rules: [Rule]
    /// The minimum quiet level, 0…100; nil sets none.
    public var quiet: Int?
    /// Whether held posts are summarised in one post when the quiet level falls; nil leaves that
    /// unchanged.
    public var digest: Bool?

    /// Creates a mode.
    public init(rules: [Rule] = [], quiet: Int? = nil, digest: Bool? = nil) {
      self.rules = rules
      self.quiet = quiet
      self.digest = digest
    }
  }

  /// The rules that always apply, in order.
  public var rules: [Rule]
  /// The modes by name.
  public var modes: [String: Mode]

  /// Creates a rule book.
  public init(rules: [Rule] = [], modes: [String: Mode] = [:]) {
    self.rules = rules
    self.modes = modes
  }

  /// Whether it has neither rules nor modes.
  public var isEmpty: Bool {
    rules.isEmpty && modes.isEmpty
  }

  /// The quiet level of some modes, 0…100: their maximum.
  ///
  /// - Returns: nil when none of them sets a level; unknown modes are ignored.
  func quiet(in names: [String]) -> Int? {
    names.compactMap { modes[$0]?.quiet }.max().map { min(max($0, 0), 100) }
  }

  /// Whether any of some modes requests a digest; unknown modes are ignored.
  func digests(in names: [String]) -> Bool {
    names.contains { modes[$0]?.digest == true }
  }
}
