/// The words of the posts that a queue makes itself, for translation; `%d` is a number.
public struct PostWords: Sendable, Equatable {
  /// The title of the post that stands for those that a rate folded.
  public var folded: String
  /// The title of the post that stands for those that a quiet level held.
  public var digest: String
  /// The last line of a digest that does not list everything.
  public var more: String

  /// Creates words; those not given are English.
  public init(
    folded: String = "%d more messages", digest: String = "%d messages while it was quiet",
    more: String = "and %d more"
  ) {
    self.folded = folded
    self.digest = digest
    self.more = more
  }

  /// The words in English.
  public static let english = PostWords()

  func folded(_ count: Int) -> String { Self.fill(folded, count) }

  func digest(_ count: Int) -> String { Self.fill(digest, count) }

  func more(_ count: Int) -> String { Self.fill(more, count) }

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
