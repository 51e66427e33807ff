extension PostQueue {
  /// Edges in the order in which they happened.
  ///
  /// An edge holds its content by hand, so that handing it around costs no reference counting; the log
  /// lets go of it. As of the other stores, who changes a shared one calls ``makeUnique()`` first.
  struct EdgeLog: @unchecked Sendable {
    private final class Owner {
      var edges: UnsafeMutablePointer<Edge>
      var capacity: Int
      var count = 0

      init(capacity: Int) {
        edges = .allocate(capacity: capacity)
        self.capacity = capacity
      }

      deinit {
        letGo()
        edges.deallocate()
      }

      func letGo() {
        for index in 0..<count {
          edges[index].letGo()
        }
        count = 0
      }
    }

    private var owner = Owner(capacity: 16)
    /// The room that is kept when the log is emptied.
    private static let lasting = 1024

    var count: Int { owner.count }
    var isEmpty: Bool { owner.count == 0 }

    subscript(index: Int) -> Edge {
      @inline(__always) unsafeAddress { UnsafePointer(owner.edges + index) }
    }

    @inline(__always)
    mutating func append(_ edge: Edge) {
      if owner.count == owner.capacity { grow() }
      (owner.edges + owner.count).initialize(to: edge)
      owner.count += 1
    }

    private mutating func grow() {
      let wider = UnsafeMutablePointer<Edge>.allocate(capacity: 2 * owner.capacity)
      wider.moveInitialize(from: owner.edges, count: owner.count)
      owner.edges.deallocate()
      owner.edges = wider
      owner.capacity *= 2
    }

    mutating func removeAll() {
      if owner.capacity > Self.lasting {
        owner = Owner(capacity: 16)
      } else {
        owner.letGo()
      }
    }

    mutating func makeUnique() {
      let copy = Owner(capacity: max(owner.capacity, 16))
      for index in 0..<owner.count {
        owner.edges[index].keep()
        (copy.edges + index).initialize(to: owner.edges[index])
      }
      copy.count = owner.count
      owner = copy
    }
  }
}
