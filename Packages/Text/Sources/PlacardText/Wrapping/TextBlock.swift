/// A text prepared once, to be measured and wrapped many times.
///
/// Lines break at white space, which goes away with the break, after hyphens inside words, and
/// beside ideographs and kana, but never before closing or after opening punctuation. A word wider
/// than the line is broken between clusters; a cluster wider than the line is drawn as `…`. Line
/// breaks in the text are kept, empty lines too; white space at a line's end is not, and
/// white space at its start only where the first word fits beside it.
///
/// The text ought to be sanitized; controls in it count no columns.
public struct TextBlock: Hashable, Sendable {
  /// The text as given.
  public let text: String
  /// How columns are counted.
  public let model: WidthModel
  /// The columns of the widest line when nothing is wrapped.
  public let naturalColumns: Int
  /// The columns of the widest part that does not break: a word, or one ideograph.
  public let minimumColumns: Int

  let words: [Word]
  /// How many lines there are when nothing is wrapped.
  let naturalRows: Int
  /// Whether there is nothing in it but lines of printable ASCII, where a byte is a column.
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
  /// A part of the text within which lines do not break, and the white space before it.
  struct Word: Sendable {
    /// Where the white space before the word starts, in bytes.
    let gapStart: Int
    /// Where the word starts, in bytes; the same as `end` on an empty line.
    let start: Int
    let end: Int
    /// The columns of the white space before the word.
    let gap: Int
    let columns: Int
    let startsLine: Bool
  }
}
