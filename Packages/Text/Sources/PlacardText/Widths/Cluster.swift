/// A grapheme cluster with its width.
struct Cluster: Sendable {
  /// The nonempty text of the cluster.
  let text: Substring
  /// The width in columns: 0 for controls, breaks and direction marks, see ``Swift/Character/columns(model:)``.
  let columns: Int
}
