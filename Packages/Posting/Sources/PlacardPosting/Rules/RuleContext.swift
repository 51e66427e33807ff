/// The scheduler's data about a post that rules can test, computed after the first pass.
struct RuleContext: Sendable, Equatable {
  /// The number of live posts in its group, including itself; 0 without a group.
  var grouped: Int
  /// The number of earlier live posts in its group.
  var groupIndex: Int
  /// The number of waiting posts of its lane, without itself.
  var hidden: Int
  /// Its count.
  var count: Int

  /// Creates a context; by default that of a post without others.
  init(grouped: Int = 0, groupIndex: Int = 0, hidden: Int = 0, count: Int = 1) {
    self.grouped = grouped
    self.groupIndex = groupIndex
    self.hidden = hidden
    self.count = count
  }
}
