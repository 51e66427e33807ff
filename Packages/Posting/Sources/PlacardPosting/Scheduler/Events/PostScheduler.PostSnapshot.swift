import PlacardModels

extension PostScheduler {
  /// A post as it was when something happened to it, in few words: made whole only for a poster that
  /// is told of it.
  struct PostSnapshot: Sendable {
    let content: Content
    /// How it is shown; no option that the scheduler or a poster needs is open.
    let options: PostOptions
    let number: Int
    let count: Int
    let state: Post.State
    var isAnimated: Bool
    var reason: CloseReason?
    /// Whether its stack puts incoming posts above the others.
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
  func snapshot(at index: Int, _ content: Content) -> PostSnapshot {
    let record = posts[index]
    let (name, order) = (lanes[record.lane].name, lanes[record.lane].order)
    return PostSnapshot(
      content: content,
      options: options.resolve(content, lane: name, policy: record.policy),
      number: record.number, count: record.count, state: record.stage.state,
      isAnimated: record.isAnimated, reason: record.reason, standsAbove: order == .bottomToTop)
  }

  /// The post of an event that is being drained, as it was then.
  @inline(__always)
  func snapshot(of eventRecord: EventRecord, _ content: Content) -> PostSnapshot {
    let lane = Int(eventRecord.lane)
    let (name, order) = (lanes[lane].name, lanes[lane].order)
    return PostSnapshot(
      content: content,
      options: options.resolve(content, lane: name, policy: eventRecord.policy),
      number: eventRecord.number, count: eventRecord.count, state: eventRecord.state,
      isAnimated: eventRecord.isAnimated, reason: eventRecord.reason,
      standsAbove: order == .bottomToTop)
  }
}
