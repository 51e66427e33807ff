/// A text prepared once, to be measured and wrapped repeatedly.
///
/// Lines break at white space, which the break consumes, after hyphens inside words, and beside
/// ideographs and kana, but never before closing or after opening punctuation. A word wider than
/// the line is broken between clusters; a cluster wider than the line is drawn as `…`. Line breaks
/// in the text are kept, including empty lines; trailing white space is dropped, and leading white
/// space is kept only if the first word fits beside it.
///
/// The text should be sanitized; controls in it have no width.
public struct TextBlock: Hashable, Sendable {
  /// The text as given.
  public let text: String
  /// The width model.
  public let model: WidthModel
  /// The columns of the widest line without wrapping.
  public let naturalColumns: Int
  /// The columns of the widest unbreakable part: a word, or one ideograph.
  public let minimumColumns: Int

  let words: [Word]
  /// The number of lines without wrapping.
  let naturalRows: Int
  /// Whether it is only lines of printable ASCII, where a byte is a column.
  let isASCII: Bool

  /// Prepares a text.
  ///
  /// - Complexity: O(*n*).
  public init(_ text: String, model: WidthModel = .cluster) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.model = model
    let ascii = WordScanner.words(ofASCII: text)
    isASCII = ascii != nil
    words = ascii ?? WordScanner.words(ofClusters: text, model: model)
    var (line, rows, widest, least) = (0, 0, 0, 0)
    for word in words {
      line = (word.startsLine ? 0 : line) + word.gap + word.columns
      rows += word.startsLine ? 1 : 0
      widest = max(widest, line)
      least = max(least, word.columns)
    }
    naturalRows = rows
    minimumColumns = least
    naturalColumns = widest
  }

  /// Two blocks are equal if text and model are.
  public static func == (one: TextBlock, other: TextBlock) -> Bool {
    one.model == other.model && one.text == other.text
  }

  /// Hashes text and model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(model)
  }
}

extension TextBlock {
  /// An unbreakable part of the text, with the white space before it.
  struct Word: Sendable {
    /// The start of the white space before the word, in bytes.
    let gapStart: Int
    /// The start of the word, in bytes; equal to `end` on an empty line.
    let start: Int
    let end: Int
    /// The columns of the white space before the word.
    let gap: Int
    let columns: Int
    let startsLine: Bool
  }
}
