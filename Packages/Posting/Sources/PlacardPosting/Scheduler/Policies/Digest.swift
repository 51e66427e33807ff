import PlacardModels

/// A summary message of posts that do-not-disturb held: the text, count and age of each.
struct Digest: Sendable {
  private var lines: [String] = []
  /// The summed count of posts that are not listed.
  private var unlisted = 0
  private var total = 0
  private var severity = Severity.trace
  private var urgency = Urgency.low
  private let words: PostWords

  private static let limit = 20

  init(_ words: PostWords) {
    self.words = words
  }

  /// Adds a post with its count and age.
  mutating func add(_ content: PostScheduler.Content, count: Int, age: Duration) {
    total = Self.sum(total, count)
    if lines.count < Self.limit {
      lines.append(words.item(content.text, count: count, age: age))
    } else {
      unlisted = Self.sum(unlisted, count)
    }
    severity = max(severity, content.message.severity)
    urgency = max(urgency, content.message.urgency)
  }

  /// The summary message.
  var message: Message {
    var message = Message(words.digest(total))
    let rest = unlisted > 0 ? [words.more(unlisted)] : []
    message.body = (lines + rest).joined(separator: "\n")
    message.severity = severity
    message.urgency = urgency
    return message
  }

  /// The sum, saturating at the maximum.
  private static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? .max : sum
  }
}
