import PlacardModels
import Synchronization

extension PosterMailbox {
  /// Whether the poster is to be told of a post as it is now.
  func wants(_ post: Post) -> Bool {
    poster.isNamed(by: post.routes)
      && (!isSelective || poster.accepts(post) && poster.wants(post))
  }

  /// Takes over one edge and what posters have to do about it, if this one is to be told.
  ///
  /// - Returns: The poster's task, if it has to be woken: outside every lock.
  func put(
    _ eventRecord: PostScheduler.EventRecord, _ delivery: Delivery?, of scheduler: PostScheduler
  ) -> Reader? {
    let isHeard = wantsEvents && eventRecord.sequence > 0 && hears(eventRecord, of: scheduler)
    let event = isHeard ? scheduler.event(of: eventRecord) : nil
    guard event != nil || delivery != nil else { return nil }
    return put { state in
      if let event { state.line.put(.event(event)) }
      switch delivery {
      case .show(let post), .update(let post):
        state.line.put(wants(post.post) ? .show(post) : .hide(post))
      case .hide(let post): state.line.put(.hide(post))
      case .leave(let post): if wants(post.post) { state.line.put(.leave(post)) }
      case .event, .missed, .barrier, nil: break
      }
    }
  }

  /// Whether an event is for the poster: one of a post that it wants or has heard of, or of none.
  private func hears(_ eventRecord: PostScheduler.EventRecord, of scheduler: PostScheduler) -> Bool
  {
    guard eventRecord.number > 0, let content = scheduler.events.content(of: eventRecord)
    else { return true }
    let isKnown = state.withLock { $0.heard.contains(eventRecord.number) }
    let isHeard = isKnown || wants(scheduler.snapshot(of: eventRecord, content).post)
    if eventRecord.kind == .gone {
      state.withLock { _ = $0.heard.remove(eventRecord.number) }
    } else if isHeard, !isKnown {
      state.withLock { _ = $0.heard.insert(eventRecord.number) }
    }
    return isHeard
  }
}
