import PlacardModels

extension PostQueue {
  /// Edges in the order in which they happened, and what they are about.
  ///
  /// An edge itself holds no reference, so that handing it around costs no reference counting; what
  /// several edges in a row are about is kept once.
  struct EdgeLog: Sendable {
    /// The first ``count`` of these are the log; the rest is room that was used before.
    private var edges = ChunkedStore(
      blank: Edge(.posted, sequence: 0, number: 0, at: .zero))
    private var contents = Contents()
    private var contentCount = 0
    private var riders: ContiguousArray<Rider> = []
    /// The number of the post whose content was kept last; 0 when there is none.
    private var lastNumber = 0
    /// Where that content is.
    private var lastContent: Int32 = -1

    private(set) var count = 0
    var isEmpty: Bool { count == 0 }

    init() {
      edges.reserve(0)
    }

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

    /// Keeps the content of a post, which was counted for it, for the edges that follow.
    mutating func keep(_ retained: Unmanaged<Content>, of number: Int) {
      contents.reserve(contentCount)
      contents.put(retained, at: contentCount)
      lastContent = Int32(truncatingIfNeeded: contentCount)
      contentCount += 1
      lastNumber = number
    }

    /// Says that a post has another content from now on.
    mutating func forgetContent(of number: Int) {
      if lastNumber == number { lastNumber = 0 }
    }

    /// Notes an edge, with what was kept last or without.
    ///
    /// There always is room for one: it is made after, not before, so that the edge is put together
    /// where it stays.
    @inline(__always)
    mutating func append(_ edge: Edge, hasContent: Bool, _ rider: Rider?) {
      var edge = edge
      if hasContent { edge.content = lastContent }
      if let rider {
        edge.rider = Int32(truncatingIfNeeded: riders.count)
        riders.append(rider)
      }
      edges[count] = edge
      count &+= 1
      edges.reserve(count)
    }

    /// Copies what is shared with a copy of this log.
    mutating func makeUnique() {
      edges.makeUnique()
      contents.makeUnique()
    }

    /// Empties the log; the room of an unusual number of edges is given back.
    mutating func removeAll() {
      if count > 1024 {
        self = EdgeLog()
      } else {
        for place in 0..<contentCount {
          contents.drop(place)
        }
        contentCount = 0
        while riders.popLast() != nil {}
        count = 0
        lastNumber = 0
      }
    }
  }
}
