import PlacardModels

extension PostScheduler {
  /// Forgets what happened, once everybody has been told.
  mutating func forgetEventRecords() {
    own()
    eventRecords.removeAll()
  }

  /// The posts on the board whose exit has not begun, in the order of entrance within each lane.
  var presentedNumbers: [Int] {
    lanes.indices.flatMap { presented(in: $0) }
      .filter { entries[$0].state != .hiding }
      .map { entries[$0].number }
  }

  /// The live posts, in the order of arrival, as they are now.
  var livePosts: [Post] {
    places { $0.number != 0 }.compactMap { post(at: $0) }
  }

  /// The live posts that recorders were handed, in the order of arrival.
  var recordedPosts: [Post] {
    places { $0.flags.contains(.isRecorded) }.compactMap { post(at: $0) }
  }

  /// A post on the board whose exit has not begun.
  func presentedSnapshot(_ number: Int) -> PostSnapshot? {
    guard let slot = place(of: number), entries[slot].isTouchable else { return nil }
    return contents[slot].map { snapshot(at: slot, $0) }
  }

  /// What a poster is told about an edge that is being drained; nil when nothing.
  @inline(__always)
  func notice(of eventRecord: EventRecord) -> MailboxQueue.Delivery? {
    guard eventRecord.isForPosters, !eventRecord.isDemand,
      let content = eventRecords.content(of: eventRecord)
    else {
      return nil
    }
    let snapshot = snapshot(of: eventRecord, content)
    return switch eventRecord.kind {
    case .willShow: .show(snapshot)
    case .willHide: .hide(snapshot)
    case .gone: .leave(snapshot)
    default: .update(snapshot)
    }
  }
}
