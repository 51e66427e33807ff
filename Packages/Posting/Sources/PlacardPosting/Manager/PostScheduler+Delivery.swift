import PlacardModels

extension PostScheduler {
  /// Forgets what happened, once all have received it.
  mutating func forgetEvents() {
    makeUnique()
    events.removeAll()
  }

  /// Whether a post has not ended.
  func isLive(_ number: Int) -> Bool {
    posts.index(ofNumber: number) != nil
  }

  /// Whether an event is about a post that goes to some posters only.
  func isRouted(_ eventRecord: EventRecord) -> Bool {
    conditions.hasRouted && events.content(of: eventRecord)?.policyDecision?.routes != nil
  }

  /// The presented posts whose exit has not begun, in the order of entrance within each lane.
  var presentedSnapshots: [PostSnapshot] {
    (0..<lanes.count).flatMap { presented(in: $0) }
      .filter { posts[$0].stage.isTouchable }
      .compactMap { index in posts.content(at: index).map { snapshot(at: index, $0) } }
  }

  /// The live posts, in the order of arrival, as they are now.
  var livePosts: [Post] {
    posts.indices { _ in true }.compactMap { post(at: $0) }
  }

  /// The live posts that recorders were handed, in the order of arrival.
  var recordedPosts: [Post] {
    posts.indices { $0.isRecorded }.compactMap { post(at: $0) }
  }

  /// The lanes whose waiting posts have been reported to posters.
  var reportedQueues: [LaneQueue] {
    (0..<lanes.count).compactMap { lane in
      let count = max(lanes[lane].reportedHidden, lanes[lane].reportedNext)
      return count > 0 ? queue(of: lane, count: count) : nil
    }
  }

  private func queue(of lane: Int, count: Int) -> LaneQueue {
    LaneQueue(lane: lanes[lane].name, count: count, policy: lanes[lane].policy)
  }

  /// The delivery to posters for an event; nil when it needs none.
  @inline(__always)
  func notice(of eventRecord: EventRecord) -> MailboxQueue.Delivery? {
    if eventRecord.kind == .overflow {
      return .queue(queue(of: Int(eventRecord.lane), count: eventRecord.count))
    }
    guard eventRecord.isForPosters, !eventRecord.isDemand,
      let content = events.content(of: eventRecord)
    else { return nil }
    let snapshot = snapshot(of: eventRecord, content)
    return switch eventRecord.kind {
    case .willShow: .show(snapshot)
    case .willHide: .hide(snapshot)
    case .gone: .leave(snapshot)
    default: .update(snapshot)
    }
  }
}
