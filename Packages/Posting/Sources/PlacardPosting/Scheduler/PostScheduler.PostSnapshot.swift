import PlacardModels

extension PostScheduler {
  /// A post as it was when something happened to it, in few words: made whole only for a poster that
  /// is told of it.
  struct PostSnapshot: Sendable {
    let content: Content
    /// How it is shown; no option that the queue or a poster needs is open.
    let options: PostOptions
    let number: Int
    let count: Int
    let state: Post.State
    var isAnimated: Bool
    var reason: CloseReason?
    /// Whether its stack puts newcomers above the others.
    let standsAbove: Bool

    /// The post as posters see it.
    var post: Post {
      Post(
        number: number, id: content.id, message: content.message, content: content.custom?.value,
        options: options,
        lane: options.lane ?? "main", state: state, count: count, isAnimated: isAnimated,
        reason: reason, routes: content.policyDecision?.routes, standsAbove: standsAbove)
    }
  }

  /// A live post, as it is now.
  func snapshot(at slot: Int, _ content: Content) -> PostSnapshot {
    let entry = entries[slot]
    let (lane, order) = (lanes[Int(entry.lane)].name, lanes[Int(entry.lane)].order)
    return PostSnapshot(
      content: content, options: resolve(content.given, lane: lane, policy: entry.policy),
      number: entry.number, count: entry.count, state: entry.state,
      isAnimated: !entry.flags.contains(.isUnanimated), reason: entry.reason,
      standsAbove: order == .bottomToTop)
  }

  /// The post of an edge that is being drained, as it was then.
  @inline(__always)
  func snapshot(of eventRecord: EventRecord, _ content: Content) -> PostSnapshot {
    let (lane, order) = (lanes[Int(eventRecord.lane)].name, lanes[Int(eventRecord.lane)].order)
    return PostSnapshot(
      content: content, options: resolve(content.given, lane: lane, policy: eventRecord.policy),
      number: eventRecord.number, count: eventRecord.count, state: eventRecord.state,
      isAnimated: eventRecord.isAnimated, reason: eventRecord.reason,
      standsAbove: order == .bottomToTop)
  }
}
