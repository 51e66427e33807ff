import PlacardModels

extension PostScheduler {
  /// Ends a post on a user action: ignores the minimum, and its reason replaces any other.
  @discardableResult
  private mutating func endByPerson(
    _ index: Int, reason: CloseReason, for purpose: RemovalRequest.Purpose = .plain,
    isAllowed: Bool = false
  ) -> Bool {
    // mutant: act-of-person
    end(index, reason: reason, ignoringMinimum: true, for: purpose, isAllowed: isAllowed)
  }

  private func touchable(_ index: Int) -> Content? {
    posts[index].stage.isTouchable ? posts.content(at: index) : nil
  }

  mutating func tap(_ index: Int) {
    guard let content = touchable(index),
      let tap = content.given.tap ?? fallback(of: content).tap, tap != .ignore
    else { return }
    emit(.tapped, index)
    let unseen = content.given.tapAction ?? fallback(of: content).tapAction
    switch tap {
    case .ignore: break
    case .dismiss:
      guard let unseen else { return _ = endByPerson(index, reason: .tapped) }
      emit(.action, index, payload: EventPayload(action: unseen))
      end(index, choosing: unseen)
    case .action:
      let actions = content.message.actions
      if let unseen, !actions.contains(where: { $0.id.hasSameBytes(as: unseen) }) {
        return emit(.action, index, payload: EventPayload(action: unseen))
      }
      let first =
        actions.first { $0.role == .default } ?? actions.first { $0.role != .cancel }
      if let action = unseen ?? first?.id { choose(action, of: index) }
    }
  }

  /// Ends a post for an action that the user chose.
  mutating func end(_ index: Int, choosing action: String, isAllowed: Bool = false) {
    let number = posts[index].number
    posts.setChosenAction(action, ofNumber: number)
    if !endByPerson(index, reason: .action, for: .action(action), isAllowed: isAllowed) {
      posts.setChosenAction(nil, ofNumber: number)
    }
  }

  mutating func tapOutside() {
    let modal = presentedIndices.last { index in
      guard let content = touchable(index) else { return false }
      return (content.given.dim ?? fallback(of: content).dim)?.isModal ?? false
    }
    guard let modal, let content = posts.content(at: modal),
      (content.given.dim ?? fallback(of: content).dim)?.interactive ?? false
    else { return }
    endByPerson(modal, reason: .tappedOutside)
  }

  mutating func choose(_ action: String, of index: Int) {
    guard let content = touchable(index) else { return }
    guard
      let chosen = content.message.actions.first(where: { $0.id.hasSameBytes(as: action) })
    else {
      let known = content.message.actions.map { "\"\($0.id)\"" }.joined(separator: ", ")
      let problem = Problem(
        "The post \"\(content.id)\" has no action \"\(action)\"; it has "
          + (known.isEmpty ? "none" : known) + ".")
      return report(problem, about: index)
    }
    emit(.action, index, payload: EventPayload(action: action))
    if !chosen.keepsOpen { end(index, choosing: action) }
  }

  mutating func dismiss(_ index: Int) {
    guard let content = touchable(index),
      content.given.dismissible ?? fallback(of: content).dismissible ?? false
    else { return }
    endByPerson(index, reason: .dismissed)
  }

  mutating func beginPan(_ index: Int) {
    guard let content = touchable(index),
      content.given.swipe ?? fallback(of: content).swipe ?? false
    else { return }
    hold(index, .pan)
  }

  mutating func endPan(
    _ index: Int, travel: Double, velocity: Double, dismisses: Bool? = nil
  ) {
    guard let content = touchable(index), posts[index].holds.contains(.pan) else { return }
    let options = options.resolve(
      content, lane: lanes[posts[index].lane].name, policy: posts[index].policy)
    if dismisses ?? isFling(options, travel: travel, velocity: velocity) {
      endByPerson(index, reason: .swiped, for: .drag)
    } else {
      release(index, .pan, restarts: true)
    }
  }

  /// The fling thresholds, by transition (`TimingDecisions.md`, Pauses).
  private func isFling(_ options: PostOptions, travel: Double, velocity: Double) -> Bool {
    switch options.transition {
    case "collapse", "translate": travel > 0.5
    case "physics" where options.placement == .center: abs(velocity) > 8 || abs(travel) >= 1
    default: travel > 0.33 || velocity > 10
    }
  }

  /// Handles the pointer entering or leaving a post: the whole lane is held.
  mutating func hover(_ index: Int, inside: Bool) {
    let lane = posts[index].lane
    if inside, posts[index].stage.isTouchable {
      lanes[lane].hovered = index
      for member in presented(in: lane) {
        hold(member, .hover)
      }
    } else if !inside, lanes[lane].hovered == index {
      endHover(in: lane)
    }
  }

  mutating func endHover(in lane: Int) {
    lanes[lane].hovered = nil
    for member in presented(in: lane) {
      release(member, .hover)
    }
  }
}
