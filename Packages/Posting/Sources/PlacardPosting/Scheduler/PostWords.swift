/// The texts of the posts that a scheduler creates itself, for translation; `%d` is a number.
public struct PostWords: Sendable, Equatable {
  /// The title of the summary of rate-limited posts.
  public var folded: String
  /// The title of the digest of posts that do-not-disturb held.
  public var digest: String
  /// The last line of a summary that does not list everything.
  public var more: String
  /// The age of a listed post in seconds, below a minute.
  public var secondsAgo: String
  /// The age in minutes, below an hour.
  public var minutesAgo: String
  /// The age in hours, below a day.
  public var hoursAgo: String
  /// The age in days.
  public var daysAgo: String

  /// Creates texts; the defaults are English.
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

  /// The English texts.
  public static let english = PostWords()

  func folded(_ count: Int) -> String { Self.fill(folded, count) }

  func digest(_ count: Int) -> String { Self.fill(digest, count) }

  func more(_ count: Int) -> String { Self.fill(more, count) }

  /// A line of a digest: the text, the count if above 1, and the age.
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

  /// Replaces the first `%d` with a number.
  private static func fill(_ text: String, _ number: Int) -> String {
    let bytes = Array(text.utf8)
    guard
      let index = bytes.indices.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: "%") && bytes[$0 + 1] == UInt8(ascii: "d")
      })
    else { return text }
    return String(decoding: bytes[..<index], as: UTF8.self) + String(number)
      + String(decoding: bytes[(index + 2)...], as: UTF8.self)
  }
}
