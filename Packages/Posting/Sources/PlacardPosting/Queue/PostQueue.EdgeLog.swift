extension PostQueue {
  /// Edges in the order in which they happened, and what they are about.
  ///
  /// An edge itself holds no reference, so that handing it around costs no reference counting; what
  /// several edges in a row are about is kept once.
  struct EdgeLog: Sendable {
    /// The first ``count`` of these are the log; the rest is room that was used before.
    private var edges: ContiguousArray<Edge> = []
    private var contents: ContiguousArray<Content> = []
    private var riders: ContiguousArray<Rider> = []
    /// The number of the post whose content was kept last; 0 when there is none.
    private var lastNumber = 0

    private(set) var count = 0
    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Edge { edges[index] }

    func content(of edge: Edge) -> Content? {
      edge.content < 0 ? nil : contents[Int(edge.content)]
    }

    func rider(of edge: Edge) -> Rider? {
      edge.rider < 0 ? nil : riders[Int(edge.rider)]
    }

    /// Whether the content that was kept last is the present one of a post.
    @inline(__always)
    func hasContent(of number: Int) -> Bool {
      lastNumber == number
    }

    /// Keeps the content of a post, for the edges that follow.
    @inline(__always)
    mutating func keep(_ content: Content, of number: Int) {
      contents.append(content)
      lastNumber = number
    }

    /// Says that a post has another content from now on.
    mutating func forgetContent(of number: Int) {
      if lastNumber == number { lastNumber = 0 }
    }

    /// Notes an edge about what was kept last.
    @inline(__always)
    mutating func append(_ edge: Edge, hasContent: Bool, _ rider: Rider?) {
      var edge = edge
      if hasContent { edge.content = Int32(truncatingIfNeeded: contents.count - 1) }
      if let rider {
        edge.rider = Int32(truncatingIfNeeded: riders.count)
        riders.append(rider)
      }
      if count < edges.count { edges[count] = edge } else { edges.append(edge) }
      count += 1
    }

    /// Empties the log; the room of an unusual number of edges is given back.
    mutating func removeAll() {
      if count > 1024 {
        self = EdgeLog()
      } else {
        while contents.popLast() != nil {}
        while riders.popLast() != nil {}
        count = 0
        lastNumber = 0
      }
    }
  }
}
