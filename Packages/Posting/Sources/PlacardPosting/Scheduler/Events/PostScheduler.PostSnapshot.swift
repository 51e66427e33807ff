import PlacardModels

extension PostScheduler {
  /// The state of a post at the time of an event; expanded to a ``Post`` only for delivery.
  struct PostSnapshot: Sendable {
    let content: Content
    /// The effective options; those that the scheduler and posters need are set.
    let options: PostOptions
    let number: Int
    let count: Int
    let state: Post.State
    var isAnimated: Bool
    var reason: CloseReason?
    var chosenAction: String?
    /// Whether its stack puts incoming posts above the others.
    let standsAbove: Bool
    /// Whether neither the post nor the manager's defaults name a style.
    let isStyleOpen: Bool

    /// The post for delivery to posters.
    var post: Post {
      Post(
        number: number, id: content.id, message: content.message, content: content.custom?.value,
        options: options,
        lane: options.lane ?? "main", state: state, count: count, isAnimated: isAnimated,
        reason: reason, chosenAction: chosenAction, routes: content.policyDecision?.routes,
        standsAbove: standsAbove, isStyleOpen: isStyleOpen)
    }
  }

  /// A snapshot of a live post.
  func snapshot(at index: Int, _ content: Content) -> PostSnapshot {
    let record = posts[index]
    let (name, order) = (lanes[record.lane].name, lanes[record.lane].order)
    return PostSnapshot(
      content: content,
      options: options.resolve(content, lane: name, policy: record.policy),
      number: record.number, count: record.count, state: record.stage.state,
      isAnimated: record.isAnimated, reason: record.reason,
      chosenAction: record.reason == .action
        ? posts.chosenAction(ofNumber: record.number) : nil,
      standsAbove: order == .bottomToTop, isStyleOpen: options.isStyleOpen(of: content))
  }

  /// A snapshot of the post of an event that is being drained, as it was then.
  @inline(__always)
  func snapshot(of eventRecord: EventRecord, _ content: Content) -> PostSnapshot {
    let lane = Int(eventRecord.lane)
    let (name, order) = (lanes[lane].name, lanes[lane].order)
    return PostSnapshot(
      content: content,
      options: options.resolve(content, lane: name, policy: eventRecord.policy),
      number: eventRecord.number, count: eventRecord.count, state: eventRecord.state,
      isAnimated: eventRecord.isAnimated, reason: eventRecord.reason,
      chosenAction: events.chosenAction(of: eventRecord),
      standsAbove: order == .bottomToTop, isStyleOpen: options.isStyleOpen(of: content))
  }
}
