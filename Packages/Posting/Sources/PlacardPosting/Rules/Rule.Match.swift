extension Rule {
  /// Which posts a rule is for: those that pass all of its tests, and every post without any.
  public struct Match: Sendable, Equatable, ExpressibleByArrayLiteral {
    /// The tests.
    public let tests: [Test]
    /// Whether a test asks for what is only known once the first pass is over: see ``RuleFacts``.
    public let needsFacts: Bool

    /// Creates a match from tests that all have to be passed.
    public init(_ tests: [Test] = []) {
      self.tests = tests
      needsFacts = tests.contains(where: \.needsFacts)
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
