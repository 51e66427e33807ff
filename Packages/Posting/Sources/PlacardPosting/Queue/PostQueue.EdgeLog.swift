extension PostQueue {
  /// Edges in the order in which they happened, and beside each what it is about.
  ///
  /// An edge itself holds no reference, so that handing it around costs no reference counting.
  struct EdgeLog: Sendable {
    /// What an edge is about, kept until the log is emptied.
    private struct Subject: Sendable {
      let content: Content?
      let rider: Rider?
    }

    private var edges: ContiguousArray<Edge> = []
    private var subjects: ContiguousArray<Subject> = []

    var count: Int { edges.count }
    var isEmpty: Bool { edges.isEmpty }

    subscript(index: Int) -> Edge {
      edges[index]
    }

    func content(of edge: Edge) -> Content? {
      subjects[Int(edge.index)].content
    }

    func rider(of edge: Edge) -> Rider? {
      subjects[Int(edge.index)].rider
    }

    @inline(__always)
    mutating func append(_ edge: Edge, _ content: Content?, _ rider: Rider?) {
      var edge = edge
      edge.index = Int32(truncatingIfNeeded: edges.count)
      edges.append(edge)
      subjects.append(Subject(content: content, rider: rider))
    }

    /// Empties the log; the room of an unusual number of edges is given back.
    mutating func removeAll() {
      let isUsual = edges.count <= 1024
      edges.removeAll(keepingCapacity: isUsual)
      subjects.removeAll(keepingCapacity: isUsual)
    }
  }
}
