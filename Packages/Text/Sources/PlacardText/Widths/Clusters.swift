/// The grapheme clusters of a text with their widths.
///
/// - Complexity: O(*n*) for a full iteration; runs of scalars that never combine need no grapheme
///   breaking.
struct Clusters: Sequence, IteratorProtocol, Sendable {
  private let text: String
  private var scanner: ClusterScanner

  init(_ text: Substring, model: WidthModel) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text.base
    scanner = ClusterScanner(text, model: model)
  }

  /// The next cluster, or nil at the end.
  mutating func next() -> Cluster? {
    scanner.next().map { Cluster(text: text[bytes: $0.start..<$0.end], columns: $0.columns) }
  }
}

extension StringProtocol {
  /// The grapheme clusters of this text, in order, with their widths.
  func clusters(model: WidthModel = .cluster) -> Clusters {
    Clusters(Substring(self), model: model)
  }
}
