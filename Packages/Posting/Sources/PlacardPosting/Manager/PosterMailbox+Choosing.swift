import PlacardModels

extension PosterMailbox {
  /// Whether the poster is to be told of a post as it is now.
  func wants(_ post: Post) -> Bool {
    poster.isNamed(by: post.routes)
      && (!isSelective || poster.accepts(post) && poster.wants(post))
  }

  /// Takes over what a change of the board means for a poster that is not told of every post.
  ///
  /// - Returns: The poster's task, if it has to be woken: outside every lock.
  func put(_ queue: borrowing PostQueue) -> Reader? {
    put { state in
      for edge in queue.edges {
        if wantsEvents, edge.sequence > 0, hears(edge, of: queue, &state) {
          state.line.put(.event(queue.event(of: edge)))
        }
        switch queue.delivery(of: edge) {
        case .show(let post), .update(let post): state.line.put(wants(post) ? .show(post) : .hide(post))
        case .hide(let post): state.line.put(.hide(post))
        case .event, .make, nil: break
        }
      }
    }
  }

  /// Whether an event is for the poster: one of a post that it wants or has heard of, or of none.
  private func hears(
    _ edge: PostQueue.Edge, of queue: borrowing PostQueue, _ state: inout State
  ) -> Bool {
    guard edge.number > 0 else { return true }
    let isKnown = state.heard.contains(edge.number)
    let isHeard = isKnown || edge.content.map { wants(queue.post(of: edge, $0)) } ?? true
    if edge.kind == .gone {
      state.heard.remove(edge.number)
    } else if isHeard, !isKnown {
      state.heard.insert(edge.number)
    }
    return isHeard
  }
}
