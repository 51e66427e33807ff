public import PlacardModels

/// How long a message stays so that it can be read: max(5 s, 1 s + words ÷ 3 per s) × a factor.
///
/// - Note: Source: five seconds is the shortest time in use that screen magnifier users accept; three
///   words a second is a slow reader.
public struct ReadingTime: Sendable, Equatable {
  /// The person's own factor, 0…1000; above 1 gives more time.
  public let factor: Double

  /// Creates a rule; the factor is clamped to 0…1000, and NaN counts as 1.
  public init(factor: Double = 1) {
    self.factor = factor.isNaN ? 1 : min(max(factor, 0), 1000)
  }

  /// Returns the time for a message's title, body and takeaways, in whole nanoseconds.
  public func duration(of message: Message) -> Duration {
    duration(ofWords: Self.words(of: message))
  }

  /// Counts the words of a message's title, body and takeaways; 0 for a title so short that the least
  /// time is enough.
  ///
  /// - Complexity: Linear in the length of the texts.
  public static func words(of message: Message) -> Int {
    if isShort(message) { return 0 }
    var words = 0
    if let title = message.title { words += Self.words(in: title) }
    if let body = message.body { words += Self.words(in: body) }
    for takeaway in message.takeaways { words += Self.words(in: takeaway) }
    return words
  }

  /// Whether it is only a title, so short that the least time is enough: a word with what ends it takes
  /// two bytes at least, whatever it is written in, and twelve words are read in five seconds.
  private static func isShort(_ message: Message) -> Bool {
    guard let title = message.title, title.utf8.count <= 24, message.body == nil else {
      return false
    }
    return message.takeaways.isEmpty
  }

  /// Returns the time for so many words, in whole nanoseconds; negative numbers count as none.
  public func duration(ofWords words: Int) -> Duration {
    .nanoseconds(ofSeconds: max(5, 1 + Double(words) / 3) * factor)
  }

  /// Counts the words of a text.
  ///
  /// Words are runs without white space. In a run, two characters of a script that is written
  /// without spaces (Han, kana, Thai, Khmer and their like, with their punctuation) are a word,
  /// an odd one is too, and what stands between them is one.
  ///
  /// - Complexity: Linear in the length of the text.
  public static func words(in text: String) -> Int {
    asciiWords(in: text) ?? characterWords(in: text)
  }

  /// The words of a text of ASCII, counted by the byte; nil for any other.
  private static func asciiWords(in text: String) -> Int? {
    var words = 0
    var isInWord = false
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isSpace, !isInWord { words += 1 }
      isInWord = !isSpace
    }
    return words
  }

  private static func characterWords(in text: String) -> Int {
    var words = 0
    var unspaced = 0
    var isInWord = false
    for character in text {
      let isUnspaced = character.unicodeScalars.first.map(isWrittenUnspaced) ?? false
      if isUnspaced, !character.isWhitespace {
        unspaced += 1
        isInWord = false
        continue
      }
      words += (unspaced + 1) / 2
      unspaced = 0
      if character.isWhitespace {
        isInWord = false
      } else if !isInWord {
        words += 1
        isInWord = true
      }
    }
    return words + (unspaced + 1) / 2
  }

  /// Whether a scalar belongs to a script without spaces between words.
  private static func isWrittenUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF: true  // Thai, Lao
    case 0x0F00...0x109F: true  // Tibetan, Myanmar
    case 0x1780...0x17FF, 0x19E0...0x19FF: true  // Khmer
    case 0x1950...0x19DF, 0x1A20...0x1AAF, 0xAA80...0xAADF: true  // Tai scripts
    case 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true  // Myanmar, extended
    case 0x2E80...0x312F, 0x31A0...0xA4CF: true  // radicals, kana, Bopomofo, Han, Yi
    case 0xF900...0xFAFF, 0xFE30...0xFE4F: true  // compatibility ideographs and forms
    case 0xFF01...0xFF0F, 0xFF61...0xFF9F: true  // full-width punctuation, half-width kana
    case 0x1AFF0...0x1B16F, 0x20000...0x3FFFF: true  // kana and Han beyond the first plane
    default: false
    }
  }
}
