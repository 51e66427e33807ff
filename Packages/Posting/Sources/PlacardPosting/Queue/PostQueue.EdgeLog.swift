extension PostQueue {
  /// Edges in the order in which they happened, and beside each what it is about.
  ///
  /// An edge itself holds no reference, so that handing it around costs no reference counting.
  struct EdgeLog: Sendable {
    /// An edge and what it is about, kept until the log is emptied.
    private struct Entry: Sendable {
      let edge: Edge
      let content: Content?
      let rider: Rider?
    }

    private var entries: ContiguousArray<Entry> = []

    var count: Int { entries.count }
    var isEmpty: Bool { entries.isEmpty }

    subscript(index: Int) -> Edge {
      var edge = entries[index].edge
      edge.index = Int32(truncatingIfNeeded: index)
      return edge
    }

    func content(of edge: Edge) -> Content? {
      entries[Int(edge.index)].content
    }

    func rider(of edge: Edge) -> Rider? {
      entries[Int(edge.index)].rider
    }

    @inline(__always)
    mutating func append(_ edge: Edge, _ content: Content?, _ rider: Rider?) {
      entries.append(Entry(edge: edge, content: content, rider: rider))
    }

    /// Empties the log; the room of an unusual number of edges is given back.
    mutating func removeAll() {
      entries.removeAll(keepingCapacity: entries.count <= 1024)
    }
  }
}
