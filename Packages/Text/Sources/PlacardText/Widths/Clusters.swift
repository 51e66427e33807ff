/// The grapheme clusters of a text, each with its columns.
///
/// - Complexity: O(*n*) for a whole pass; runs of scalars that never combine cost no grapheme
///   breaking.
public struct Clusters: Sequence, IteratorProtocol, Sendable {
  private let text: Substring
  private let model: WidthModel
  private var position: String.Index

  init(_ text: Substring, model: WidthModel) {
    self.text = text
    self.model = model
    position = text.startIndex
  }

  /// The next cluster, or nil at the end.
  public mutating func next() -> Cluster? {
    guard position < text.endIndex else { return nil }
    let scalars = text.unicodeScalars
    let first = scalars[position]
    let properties = first.layout
    let start = position
    let second = scalars.index(after: start)
    if second == text.endIndex || first == "\n"
      || properties.contains(.simple) && scalars[second].layout.contains(.simple)
    {
      position = second
      return Cluster(
        text: text[start..<second], columns: properties.width, first: first, properties: properties)
    }
    position = text.index(after: start)
    let cluster = text[start..<position]
    return Cluster(
      text: cluster, columns: model.columns(ofCluster: cluster.unicodeScalars), first: first,
      properties: properties)
  }
}

extension StringProtocol {
  /// The grapheme clusters of this text, in order, each with its columns.
  public func clusters(model: WidthModel = .cluster) -> Clusters {
    Clusters(Substring(self), model: model)
  }
}
