/// The words of the posts that a scheduler makes itself, for translation; `%d` is a number.
public struct PostWords: Sendable, Equatable {
  /// The title of the post that stands for those that a rate folded.
  public var folded: String
  /// The title of the post that stands for those that a quiet level held.
  public var digest: String
  /// The last line of a digest that does not list everything.
  public var more: String
  /// How many seconds ago a post came that a digest lists, below a minute.
  public var secondsAgo: String
  /// How many minutes ago, below an hour.
  public var minutesAgo: String
  /// How many hours ago, below a day.
  public var hoursAgo: String
  /// How many days ago.
  public var daysAgo: String

  /// Creates words; those not given are English.
  public init(
    folded: String = "%d more messages", digest: String = "%d messages while it was quiet",
    more: String = "and %d more", secondsAgo: String = "%d s ago",
    minutesAgo: String = "%d min ago", hoursAgo: String = "%d h ago",
    daysAgo: String = "%d d ago"
  ) {
    self.folded = folded
    self.digest = digest
    self.more = more
    self.secondsAgo = secondsAgo
    self.minutesAgo = minutesAgo
    self.hoursAgo = hoursAgo
    self.daysAgo = daysAgo
  }

  /// The words in English.
  public static let english = PostWords()

  func folded(_ count: Int) -> String { Self.fill(folded, count) }

  func digest(_ count: Int) -> String { Self.fill(digest, count) }

  func more(_ count: Int) -> String { Self.fill(more, count) }

  /// A line of a digest: what a post said, how often if not once, and how long ago it came.
  func item(_ text: String, count: Int, age: Duration) -> String {
    let often = count > 1 ? " ×\(count)" : ""
    return "\(text)\(often), \(ago(age))"
  }

  private func ago(_ age: Duration) -> String {
    let seconds = Int(clamping: age.components.seconds)
    return switch seconds {
    case ..<60: Self.fill(secondsAgo, seconds)
    case ..<3600: Self.fill(minutesAgo, seconds / 60)
    case ..<86400: Self.fill(hoursAgo, seconds / 3600)
    default: Self.fill(daysAgo, seconds / 86400)
    }
  }

  /// Puts a number in the place of the first `%d`.
  private static func fill(_ text: String, _ number: Int) -> String {
    let bytes = Array(text.utf8)
    guard
      let place = bytes.indices.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: "%") && bytes[$0 + 1] == UInt8(ascii: "d")
      })
    else { return text }
    return String(decoding: bytes[..<place], as: UTF8.self) + String(number)
      + String(decoding: bytes[(place + 2)...], as: UTF8.self)
  }
}
