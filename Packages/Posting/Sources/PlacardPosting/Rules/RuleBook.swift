/// Everything a person or a program has laid down about posts in general: rules and named modes.
public struct RuleBook: Sendable, Equatable {
  /// Creates a book without rules.
  public init() {}

  var isEmpty: Bool { true }

  func quiet(in modes: [String]) -> Int? { nil }

  func digests(in modes: [String]) -> Bool { false }
}
