import PlacardModels

extension PostScheduler {
  /// The posts that ended last, up to a limit.
  struct History: Sendable {
    struct Record: Sendable {
      let content: Content
      let number: Int
      let reason: CloseReason
      let at: Moment

      var ended: PostReply.Ended {
        PostReply.Ended(
          id: content.id, post: number, reason: reason, at: at.duration, message: content.message)
      }
    }

    private let limit: Int
    /// A ring once it is full.
    private var ring: [Record] = []
    private var oldest = 0

    init(limit: Int) {
      self.limit = max(limit, 0)
    }

    /// Remembers one more.
    ///
    /// - Returns: What is forgotten instead.
    mutating func add(_ record: consuming Record) -> Content? {
      if ring.count < limit {
        ring.append(record)
        return nil
      }
      guard limit > 0 else { return nil }
      swap(&ring[oldest], &record)
      oldest = oldest + 1 == limit ? 0 : oldest + 1
      return record.content
    }

    /// All that are remembered, the oldest first.
    var records: [Record] {
      Array(ring[oldest...] + ring[..<oldest])
    }

    /// The newest of an id, or of all.
    func newest(of id: String?) -> Record? {
      for back in 1...max(ring.count, 1) where !ring.isEmpty {
        let place = (oldest - back + 2 * ring.count) % ring.count
        if id.map({ ring[place].content.id.hasSameBytes(as: $0) }) ?? true { return ring[place] }
      }
      return nil
    }
  }
}
