import PlacardModels

/// The most recently ended posts, up to a limit.
struct History: Sendable {
  /// How far an ended post got.
  enum Course: UInt8, Sendable {
    /// It was presented, and its posters could show it.
    case seen
    case unseen
    /// A poster or the policy refused it.
    case refused
    /// Its content could not be made.
    case unmade
  }

  struct Record: Sendable {
    let content: PostScheduler.Content
    let number: Int
    let reason: CloseReason
    let course: Course
    let at: Moment

    var ended: PostReply.Ended {
      PostReply.Ended(
        id: content.id, number: number, reason: reason, at: at.duration, message: content.message)
    }
  }

  private let limit: Int
  /// The content that was evicted last; its memory is reused if nothing else references it.
  private var forgotten: PostScheduler.Content?
  /// A ring buffer once it is full.
  private var ring: [Record] = []
  private var oldest = 0

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// Adds a record, and evicts the oldest beyond the limit.
  mutating func add(_ record: consuming Record) {
    if ring.count < limit {
      ring.append(record)
      return
    }
    guard limit > 0 else { return }
    swap(&ring[oldest], &record)
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    forgotten = record.content
  }

  /// Removes and returns the content that was evicted last.
  mutating func takeForgotten() -> PostScheduler.Content? {
    forgotten.take()
  }

  /// All records, oldest first.
  var records: [Record] {
    Array(ring[oldest...] + ring[..<oldest])
  }

  /// The newest record, with an id or of any; with `isSeen` only of seen posts.
  func newest(of id: String?, isSeen: Bool = false) -> Record? {
    for back in 1...max(ring.count, 1) where !ring.isEmpty {
      let index = (oldest - back + 2 * ring.count) % ring.count
      if isSeen, ring[index].course != .seen { continue }
      if id.map({ ring[index].content.id.hasSameBytes(as: $0) }) ?? true { return ring[index] }
    }
    return nil
  }
}
