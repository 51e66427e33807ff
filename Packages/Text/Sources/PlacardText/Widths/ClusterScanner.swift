/// Walks over the grapheme clusters of a text by indices, without making substrings.
struct ClusterScanner {
  /// One cluster.
  struct Step {
    let start: String.Index
    let end: String.Index
    let columns: Int
    let first: Unicode.Scalar
    let isSingleScalar: Bool

    /// White space that a line break may swallow; with a mark on it, it is no longer that.
    var isSpace: Bool {
      isSingleScalar && (first == " " || first == "\t" || !first.isASCII && isWideSpace)
    }

    private var isWideSpace: Bool { first.layout.contains(.space) }
  }

  private let text: Substring
  private let scalars: String.UnicodeScalarView
  private let end: String.Index
  private let model: WidthModel
  private var position: String.Index
  /// The scalar at `position`, read ahead to find the end of the cluster before it.
  private var upcoming: Unicode.Scalar?

  init(_ text: Substring, model: WidthModel) {
    self.text = text
    self.model = model
    scalars = text.base.unicodeScalars
    end = text.endIndex
    position = text.startIndex
    upcoming = text.unicodeScalars.first
  }

  mutating func next() -> Step? {
    guard let first = upcoming else { return nil }
    let start = position
    position = scalars.index(after: start)
    upcoming = position < end ? scalars[position] : nil
    if first.endsBefore(upcoming) {
      return Step(
        start: start, end: position, columns: first.columns, first: first, isSingleScalar: true)
    }
    let second = position
    position = text.index(after: start)
    if position == second {
      return Step(
        start: start, end: position, columns: first.columns, first: first, isSingleScalar: true)
    }
    upcoming = position < end ? scalars[position] : nil
    return Step(
      start: start, end: position,
      columns: model.columns(ofCluster: text[start..<position].unicodeScalars), first: first,
      isSingleScalar: false)
  }
}

extension Unicode.Scalar {
  /// The columns of the scalar on its own.
  fileprivate var columns: Int {
    isASCII ? (value >= 0x20 && value != 0x7F ? 1 : 0) : layout.width
  }

  /// Whether there is certainly a cluster boundary between this scalar and the next.
  fileprivate func endsBefore(_ next: Unicode.Scalar?) -> Bool {
    guard let next, self != "\n" else { return true }
    if isASCII, next.isASCII { return self != "\r" }
    return layout.contains(.simple) && next.layout.contains(.simple)
  }
}
