/// What only the queue knows of a post, and only once the rules of the first pass have had their say.
struct RuleContext: Sendable, Equatable {
  /// How many live posts share its group, itself among them; 0 without a group.
  var grouped: Int
  /// How many live posts of its group came before it.
  var groupIndex: Int
  /// How many posts of its lane wait out of sight, itself not among them.
  var hidden: Int
  /// How many posts it stands for.
  var count: Int

  /// Creates facts; by default those of a post that is alone.
  init(grouped: Int = 0, groupIndex: Int = 0, hidden: Int = 0, count: Int = 1) {
    self.grouped = grouped
    self.groupIndex = groupIndex
    self.hidden = hidden
    self.count = count
  }
}
