/// One grapheme cluster of a text, with the columns it takes.
struct Cluster: Sendable {
  /// The cluster itself, never empty.
  let text: Substring
  /// The columns it takes: 0 for controls, breaks and direction marks, at most 2 in `cluster`.
  let columns: Int
}
