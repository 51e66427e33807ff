/// Splits a text into words, between two break opportunities.
struct WordScanner {
  private var clusters: ClusterScanner
  private var words: [TextBlock.Word] = []
  private var open: OpenWord
  /// The last two visible clusters of the open word.
  private var before: ClusterScanner.Step?
  private var beforeThat: ClusterScanner.Step?

  static func words(ofClusters text: String, model: WidthModel) -> [TextBlock.Word] {
    var scanner = WordScanner(text, model: model)
    return scanner.scan()
  }

  private init(_ text: String, model: WidthModel) {
    clusters = ClusterScanner(text[...], model: model)
    open = OpenWord(at: 0, startsLine: true)
  }

  private mutating func scan() -> [TextBlock.Word] {
    while let cluster = clusters.next() {
      if cluster.first.isLineBreak {
        close(isLineEnd: true, next: cluster.end)
      } else if cluster.isSpace {
        if open.hasText { close(isLineEnd: false, next: cluster.start) }
        open.addSpace(cluster)
      } else {
        if let before, LineBreak.isAllowed(beforeThat, before, cluster) {
          close(isLineEnd: false, next: cluster.start)
        }
        open.add(cluster)
        if cluster.columns > 0 { (beforeThat, before) = (before, cluster) }
      }
    }
    close(isLineEnd: true, next: open.end)
    return words
  }

  /// Ends the open word, unless it is only white space in a line with words.
  private mutating func close(isLineEnd: Bool, next: Int) {
    if open.hasText || open.startsLine && isLineEnd { words.append(open.word) }
    open = OpenWord(at: next, startsLine: isLineEnd)
    (beforeThat, before) = (nil, nil)
  }

  /// The word that is being read.
  private struct OpenWord {
    let startsLine: Bool
    private let gapStart: Int
    private var start: Int
    private(set) var end: Int
    private var gap = 0
    private var columns = 0

    init(at index: Int, startsLine: Bool) {
      gapStart = index
      start = index
      end = index
      self.startsLine = startsLine
    }

    var hasText: Bool { start < end }

    var word: TextBlock.Word {
      TextBlock.Word(
        gapStart: gapStart, start: start, end: end, gap: hasText ? gap : 0, columns: columns,
        startsLine: startsLine)
    }

    mutating func addSpace(_ space: ClusterScanner.Step) {
      gap += space.columns
      start = space.end
      end = start
    }

    mutating func add(_ cluster: ClusterScanner.Step) {
      columns += cluster.columns
      end = cluster.end
    }
  }
}
