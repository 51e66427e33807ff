import PlacardModels

extension PostScheduler {
  /// Event records in order, with the contents and payloads that they refer to.
  ///
  /// A record holds no reference, so that passing it on costs no reference counting; consecutive
  /// records about the same content share one entry.
  struct EventLog: Sendable {
    /// The first ``count`` of these are the log; the rest is spare capacity.
    private var eventRecords = ChunkedStore(
      blank: EventRecord(.posted, sequence: 0, number: 0, at: .zero))
    private var contents = Contents()
    private var contentCount = 0
    private var payloads: ContiguousArray<EventPayload> = []
    /// The number of the post whose content was stored last; 0 when there is none.
    private var lastNumber = 0
    /// The index of that content.
    private var lastContent: Int32 = -1

    private(set) var count = 0
    var isEmpty: Bool { count == 0 }

    init() {
      eventRecords.reserve(0)
    }

    subscript(index: Int) -> EventRecord { eventRecords[index] }

    func content(of eventRecord: EventRecord) -> Content? {
      eventRecord.content < 0 ? nil : contents[Int(eventRecord.content)]
    }

    func payload(of eventRecord: EventRecord) -> EventPayload? {
      eventRecord.payload < 0 ? nil : payloads[Int(eventRecord.payload)]
    }

    /// The action for which the post of a record ends; nil if it ends for another reason, or not yet.
    func chosenAction(of eventRecord: EventRecord) -> String? {
      eventRecord.reason == .action ? payload(of: eventRecord)?.action : nil
    }

    /// Whether the content stored last is the current one of a post.
    @inline(__always)
    func hasContent(of number: Int) -> Bool {
      lastNumber == number
    }

    /// Stores the content of a post, already retained, for the events that follow.
    mutating func keep(_ retained: Unmanaged<Content>, of number: Int) {
      contents.reserve(contentCount)
      contents.put(retained, at: contentCount)
      lastContent = Int32(truncatingIfNeeded: contentCount)
      contentCount += 1
      lastNumber = number
    }

    /// Invalidates the stored content of a post whose content changed.
    mutating func forgetContent(of number: Int) {
      if lastNumber == number { lastNumber = 0 }
    }

    /// Appends a record, with the content stored last or without.
    ///
    /// Capacity for one record is always reserved in advance, so that the record is constructed in
    /// place.
    @inline(__always)
    mutating func append(_ eventRecord: EventRecord, hasContent: Bool, _ payload: EventPayload?) {
      var eventRecord = eventRecord
      if hasContent { eventRecord.content = lastContent }
      if let payload {
        eventRecord.payload = Int32(truncatingIfNeeded: payloads.count)
        payloads.append(payload)
      }
      eventRecords[count] = eventRecord
      count &+= 1
      eventRecords.reserve(count)
    }

    /// Copies storage shared with a copy of this log.
    mutating func makeUnique() {
      eventRecords.makeUnique()
      contents.makeUnique()
    }

    /// Empties the log; frees the memory of an unusually long one.
    mutating func removeAll() {
      if count > 1024 {
        self = EventLog()
      } else {
        for index in 0..<contentCount {
          contents.drop(index)
        }
        contentCount = 0
        while payloads.popLast() != nil {}
        count = 0
        lastNumber = 0
      }
    }
  }
}
