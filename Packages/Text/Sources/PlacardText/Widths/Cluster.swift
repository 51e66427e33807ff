/// One grapheme cluster of a text, with the columns it takes.
public struct Cluster: Sendable {
  /// The cluster itself, never empty.
  public let text: Substring
  /// The columns it takes: 0 for controls, breaks and direction marks, at most 2 in `cluster`.
  public let columns: Int

  let first: Unicode.Scalar
  let properties: ScalarProperties
}

extension Cluster {
  var isLineBreak: Bool { first.isLineBreak }

  /// White space that a break may swallow; with a mark on it, it is no longer that.
  var isSpace: Bool {
    (properties.contains(.space) || first == "\t")
      && text.unicodeScalars.index(after: text.startIndex) == text.endIndex
  }
}
