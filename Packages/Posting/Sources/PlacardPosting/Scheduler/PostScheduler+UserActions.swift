import PlacardModels

extension PostScheduler {
  /// Ends a post by a person's own act: it waits for no minimum, and its reason wins.
  @discardableResult
  private mutating func endByPerson(_ slot: Int, reason: CloseReason) -> Bool {
    end(slot, reason: reason, ignoringMinimum: true)
  }

  private func touchable(_ slot: Int) -> Content? {
    entries[slot].isTouchable ? contents[slot] : nil
  }

  mutating func tap(_ slot: Int) {
    guard let content = touchable(slot),
      let tap = content.given.tap ?? fallback(of: content).tap, tap != .none
    else { return }
    emit(.tapped, slot)
    let unseen = content.given.tapAction ?? fallback(of: content).tapAction
    switch tap {
    case .none: break
    case .dismiss:
      guard let unseen else { return _ = endByPerson(slot, reason: .tapped) }
      emit(.action, slot, payload: EventPayload(action: unseen))
      end(slot, choosing: unseen)
    case .action:
      let actions = content.message.actions
      if let unseen, !actions.contains(where: { $0.id.hasSameBytes(as: unseen) }) {
        return emit(.action, slot, payload: EventPayload(action: unseen))
      }
      let first =
        actions.first { $0.role == .default } ?? actions.first { $0.role != .cancel }
      if let action = unseen ?? first?.id { choose(action, of: slot) }
    }
  }

  private mutating func end(_ slot: Int, choosing action: String) {
    let number = entries[slot].number
    chosenActions[number] = action
    if !endByPerson(slot, reason: .action) { chosenActions[number] = nil }
  }

  mutating func tapOutside() {
    let modal = presentedPlaces.last { slot in
      guard let content = touchable(slot) else { return false }
      return (content.given.dim ?? fallback(of: content).dim)?.isModal ?? false
    }
    guard let modal, let content = contents[modal],
      (content.given.dim ?? fallback(of: content).dim)?.interactive ?? false
    else { return }
    endByPerson(modal, reason: .tappedOutside)
  }

  mutating func choose(_ action: String, of slot: Int) {
    guard let content = touchable(slot) else { return }
    guard
      let chosen = content.message.actions.first(where: { $0.id.hasSameBytes(as: action) })
    else {
      let known = content.message.actions.map { "\"\($0.id)\"" }.joined(separator: ", ")
      let problem = Problem(
        "The post \"\(content.id)\" has no action \"\(action)\"; it has "
          + (known.isEmpty ? "none" : known) + ".")
      return tell(problem, about: slot)
    }
    emit(.action, slot, payload: EventPayload(action: action))
    if !chosen.keepsOpen { end(slot, choosing: action) }
  }

  mutating func dismiss(_ slot: Int) {
    guard let content = touchable(slot),
      content.given.dismissible ?? fallback(of: content).dismissible ?? false
    else { return }
    endByPerson(slot, reason: .dismissed)
  }

  mutating func beginPan(_ slot: Int) {
    guard let content = touchable(slot),
      content.given.swipe ?? fallback(of: content).swipe ?? false
    else { return }
    hold(slot, .pan)
  }

  mutating func endPan(
    _ slot: Int, travel: Double, velocity: Double, dismisses: Bool? = nil
  ) {
    guard let content = touchable(slot), entries[slot].holds.contains(.pan) else { return }
    let options = resolve(
      content.given, lane: lanes[Int(entries[slot].lane)].name, policy: entries[slot].policy)
    if dismisses ?? isFling(options, travel: travel, velocity: velocity),
      endByPerson(slot, reason: .swiped)
    {
      return
    }
    release(slot, .pan, restarts: true)
  }

  /// The thresholds of the seeds, by transition (`TimingDecisions.md`, Pauses).
  private func isFling(_ options: PostOptions, travel: Double, velocity: Double) -> Bool {
    switch options.transition {
    case "collapse", "translate": travel > 0.5
    case "physics" where options.placement == .center: abs(velocity) > 8 || abs(travel) >= 1
    default: travel > 0.33 || velocity > 10
    }
  }

  /// The pointer came over a post or left it: the whole lane holds.
  mutating func hover(_ slot: Int, inside: Bool) {
    let lane = Int(entries[slot].lane)
    if inside, entries[slot].isTouchable {
      lanes[lane].hovered = Slot(slot)
      for member in presented(in: lane) {
        hold(member, .hover)
      }
    } else if !inside, Int(lanes[lane].hovered) == slot {
      endHover(in: lane)
    }
  }

  mutating func endHover(in lane: Int) {
    lanes[lane].hovered = .none
    for member in presented(in: lane) {
      release(member, .hover)
    }
  }

  mutating func setFocused(_ focused: Bool) {
    guard isFocused != focused else { return }
    isFocused = focused
    for slot in presentedPlaces {
      if focused { release(slot, .focus) } else { hold(slot, .focus) }
    }
  }

  mutating func setIdle(_ idle: Bool) {
    guard isIdle != idle else { return }
    isIdle = idle
    for slot in presentedPlaces {
      if idle { hold(slot, .idle) } else { release(slot, .idle) }
    }
  }

  mutating func setSuspended(_ suspended: Bool) {
    guard isSuspended != suspended else { return }
    isSuspended = suspended
    for slot in places(where: { $0.state.isPresented || $0.state == .delayed }) {
      if suspended { hold(slot, .suspend) } else { release(slot, .suspend) }
    }
    for lane in lanes.indices.sorted(by: { lanes[$0].name < lanes[$1].name }) {
      if suspended { disarmPause(lane) } else { lanesToFill.append(lane) }
    }
  }

  /// The host appeared or is gone; with it goes what it showed, and what comes waits for the next.
  mutating func setHosted(_ hosted: Bool) {
    guard isHosted != hosted else { return }
    isHosted = hosted
    if hosted {
      lanesToFill += lanes.indices.sorted { lanes[$0].name < lanes[$1].name }
      return
    }
    for slot in presentedPlaces {
      end(slot, reason: .orphaned, isAnimated: false, ignoringMinimum: true)
    }
    for lane in lanes.indices {
      disarmPause(lane)
    }
  }

  /// The posts on the board, in the order of arrival.
  var presentedPlaces: [Int] {
    lanes.indices.flatMap { presented(in: $0) }
      .sorted { entries[$0].number < entries[$1].number }
  }
}
