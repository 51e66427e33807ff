/// The words that Placard itself adds to the message of a task, for translation.
public struct TaskWords: Sendable, Equatable {
  /// Said before the title of work that failed and has no words of its own for it.
  public var failed: String
  /// Said before the title of work that was cancelled.
  public var cancelled: String
  /// Said after the time that the work will probably still take, as in "12 s left".
  public var left: String

  /// Creates words; those not given are English.
  public init(
    failed: String = "Failed", cancelled: String = "Cancelled", left: String = "left"
  ) {
    self.failed = failed
    self.cancelled = cancelled
    self.left = left
  }

  /// The words in English.
  public static let english = TaskWords()
}
