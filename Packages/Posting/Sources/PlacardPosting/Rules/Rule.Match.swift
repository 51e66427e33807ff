extension Rule {
  /// Which posts a rule is for: those that pass all of its tests, and every post without any.
  public struct Match: Sendable, Equatable, ExpressibleByArrayLiteral {
    /// The tests, ordered by their keys: which one comes first decides nothing.
    public let tests: [Test]
    /// Whether a test asks for what is only known once the first pass is over: see ``RuleContext``.
    let needsContext: Bool

    /// Creates a match from tests that all have to be passed.
    public init(_ tests: [Test] = []) {
      self.tests = tests.sorted { $0.key < $1.key }
      needsContext = tests.contains(where: \.needsContext)
    }

    /// Creates a match from tests that all have to be passed.
    public init(arrayLiteral tests: Test...) {
      self.init(tests)
    }

    func holds(for subject: RuleSubject) -> Bool {
      for test in tests where !test.holds(for: subject) {
        return false
      }
      return true
    }
  }
}
