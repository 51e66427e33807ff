/// Which events of a post's life become records.
public struct LogEdges: OptionSet, Sendable, Equatable {
  /// One bit for each edge.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It was posted.
  public static let posted = LogEdges(rawValue: 1 << 0)
  /// Its entrance begins.
  public static let shown = LogEdges(rawValue: 1 << 1)
  /// Its content changed.
  public static let updated = LogEdges(rawValue: 1 << 2)
  /// Its count changed.
  public static let counted = LogEdges(rawValue: 1 << 3)
  /// A person chose an action.
  public static let action = LogEdges(rawValue: 1 << 4)
  /// It has ended.
  public static let gone = LogEdges(rawValue: 1 << 5)
  /// Something could not be understood or done.
  public static let error = LogEdges(rawValue: 1 << 6)

  /// Everything but that it was posted, which says nothing of its content yet.
  public static let standard: LogEdges = [.shown, .updated, .counted, .action, .gone, .error]
  /// Everything.
  public static let all: LogEdges = [.standard, .posted]
}
