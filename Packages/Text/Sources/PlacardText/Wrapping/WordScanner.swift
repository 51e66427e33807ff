/// Finds the words of a text: what stands between two places where a line may break.
struct WordScanner {
  private let text: Substring
  private let model: WidthModel

  init(_ text: String, model: WidthModel) {
    self.text = text[...]
    self.model = model
  }

  func words() -> [TextBlock.Word] {
    var words: [TextBlock.Word] = []
    var open = OpenWord(at: text.startIndex, startsLine: true)
    var before: Cluster?
    var beforeThat: Cluster?
    for cluster in text.clusters(model: model) {
      if cluster.isLineBreak {
        words.append(contentsOf: open.closed(isLineEnd: true))
        open = OpenWord(at: cluster.text.endIndex, startsLine: true)
        (before, beforeThat) = (nil, nil)
        continue
      }
      if cluster.isSpace {
        if open.hasText {
          words.append(contentsOf: open.closed(isLineEnd: false))
          open = OpenWord(at: cluster.text.startIndex, startsLine: false)
        }
        open.addSpace(cluster)
        (before, beforeThat) = (nil, nil)
        continue
      }
      if let before, LineBreak.isAllowed(beforeThat, before, cluster) {
        words.append(contentsOf: open.closed(isLineEnd: false))
        open = OpenWord(at: cluster.text.startIndex, startsLine: false)
      }
      open.add(cluster)
      if cluster.columns > 0 { (beforeThat, before) = (before, cluster) }
    }
    return words + open.closed(isLineEnd: true)
  }

  /// The word that is being read.
  private struct OpenWord {
    private let gapStart: String.Index
    private var start: String.Index
    private var end: String.Index
    private var gap = 0
    private var columns = 0
    private let startsLine: Bool

    init(at index: String.Index, startsLine: Bool) {
      gapStart = index
      start = index
      end = index
      self.startsLine = startsLine
    }

    var hasText: Bool { start < end }

    mutating func addSpace(_ cluster: Cluster) {
      gap += cluster.columns
      start = cluster.text.endIndex
      end = start
    }

    mutating func add(_ cluster: Cluster) {
      columns += cluster.columns
      end = cluster.text.endIndex
    }

    /// The word; none if there is nothing but white space, unless it is a whole line.
    func closed(isLineEnd: Bool) -> [TextBlock.Word] {
      guard hasText || startsLine && isLineEnd else { return [] }
      return [
        TextBlock.Word(
          gapStart: gapStart, start: start, end: end, gap: hasText ? gap : 0, columns: columns,
          startsLine: startsLine)
      ]
    }
  }
}
