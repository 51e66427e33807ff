extension Rule {
  /// The condition of a rule: a conjunction of tests; it matches every post if it has none.
  public struct Match: Sendable, Equatable, ExpressibleByArrayLiteral {
    /// The tests, sorted by key; their order has no effect.
    public let tests: [Test]
    /// Whether a test needs the ``RuleContext``, which is available in the second pass only.
    let needsContext: Bool

    /// Creates a match from tests, all of which must pass.
    public init(_ tests: [Test] = []) {
      var sorted: [Test] = []
      for test in tests {
        let index = sorted.firstIndex { test.key < $0.key } ?? sorted.endIndex
        sorted.insert(test, at: index)
      }
      self.tests = sorted
      needsContext = tests.contains(where: \.needsContext)
    }

    /// Creates a match from tests, all of which must pass.
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
