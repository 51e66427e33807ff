import PlacardModels

extension PostScheduler {
  /// The posts that ended last, up to a limit.
  struct History: Sendable {
    /// How far a post came that has ended.
    enum Course: UInt8, Sendable {
      /// It was on the board, and its posters could show it.
      case seen
      case unseen
      /// A poster or a judge refused it.
      case refused
      /// Its content could not be made.
      case unmade
    }

    struct Record: Sendable {
      let content: Content
      let number: Int
      let reason: CloseReason
      let course: Course
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

    /// The newest of an id, or of all; only of those that were seen where `isSeen`.
    func newest(of id: String?, isSeen: Bool = false) -> Record? {
      for back in 1...max(ring.count, 1) where !ring.isEmpty {
        let place = (oldest - back + 2 * ring.count) % ring.count
        if isSeen, ring[place].course != .seen { continue }
        if id.map({ ring[place].content.id.hasSameBytes(as: $0) }) ?? true { return ring[place] }
      }
      return nil
    }
  }
}
