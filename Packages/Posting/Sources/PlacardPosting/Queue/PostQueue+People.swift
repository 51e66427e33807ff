import PlacardModels

extension PostQueue {
  /// Ends a post by a person's own act: it waits for no minimum, and its reason wins.
  private mutating func endByPerson(_ number: Int, reason: CloseReason) {
    end(number, reason: reason, ignoringMinimum: true)
  }

  private func touchable(_ number: Int) -> Entry? {
    guard let entry = entries[number], entry.post.state.isPresented, entry.post.state != .hiding
    else { return nil }
    return entry
  }

  mutating func tap(_ number: Int) {
    guard let entry = touchable(number), let tap = entry.post.options.tap, tap != .none else {
      return
    }
    emit(.tapped, entry.post)
    switch tap {
    case .none: break
    case .dismiss: endByPerson(number, reason: .tapped)
    case .action:
      let actions = entry.post.message.actions
      let first =
        actions.first { $0.role == .default } ?? actions.first { $0.role != .cancel }
      if let first { choose(first.id, of: number) }
    }
  }

  mutating func tapOutside() {
    let modal = entries.values.filter {
      touchable($0.post.number) != nil && $0.post.options.dim?.isModal ?? false
    }
    guard let newest = modal.max(by: { $0.post.number < $1.post.number }),
      newest.post.options.dim?.interactive ?? false
    else { return }
    endByPerson(newest.post.number, reason: .tappedOutside)
  }

  mutating func choose(_ action: String, of number: Int) {
    guard let entry = touchable(number) else { return }
    guard let chosen = entry.post.message.actions.first(where: { $0.id.hasSameBytes(as: action) })
    else {
      let known = entry.post.message.actions.map { "\"\($0.id)\"" }.joined(separator: ", ")
      return emit(.error, entry.post) {
        $0.problem = Problem(
          "The post \"\(entry.post.id)\" has no action \"\(action)\"; it has "
            + (known.isEmpty ? "none" : known) + ".")
      }
    }
    emit(.action, entry.post) { $0.action = action }
    guard !chosen.keepsOpen else { return }
    entries[number]?.action = action
    endByPerson(number, reason: .action)
  }

  mutating func dismiss(_ number: Int) {
    guard touchable(number)?.post.options.dismissible ?? false else { return }
    endByPerson(number, reason: .dismissed)
  }

  mutating func beginPan(_ number: Int) {
    guard touchable(number)?.post.options.swipe ?? false else { return }
    hold(number, .pan)
  }

  mutating func endPan(_ number: Int, travel: Double, velocity: Double) {
    guard let entry = touchable(number), entry.holds.contains(.pan) else { return }
    if isFling(entry.post.options, travel: travel, velocity: velocity) {
      endByPerson(number, reason: .swiped)
    } else {
      release(number, .pan, restarts: true)
    }
  }

  /// The thresholds of the seeds, by transition (PROTOCOL 7, Pauses).
  private func isFling(_ options: PostOptions, travel: Double, velocity: Double) -> Bool {
    switch options.transition {
    case "collapse", "translate": travel > 0.5
    case "physics" where options.placement == .center: abs(velocity) > 8 || abs(travel) >= 1
    default: travel > 0.33 || velocity > 10
    }
  }

  /// The pointer came over a post or left it: the whole lane holds.
  mutating func hover(_ number: Int, inside: Bool) {
    guard let name = entries[number]?.post.lane else { return }
    if inside, touchable(number) != nil {
      lanes[name]?.hovered = number
      for member in lanes[name]?.presented ?? [] {
        hold(member, .hover)
      }
    } else if !inside, lanes[name]?.hovered == number {
      endHover(in: name)
    }
  }

  mutating func endHover(in name: String) {
    lanes[name]?.hovered = nil
    for member in lanes[name]?.presented ?? [] {
      release(member, .hover)
    }
  }

  mutating func setFocused(_ focused: Bool) {
    guard isFocused != focused else { return }
    isFocused = focused
    for number in presentedNumbers {
      if focused { release(number, .focus) } else { hold(number, .focus) }
    }
  }

  mutating func setSuspended(_ suspended: Bool) {
    guard isSuspended != suspended else { return }
    isSuspended = suspended
    let delayed = entries.values.filter { $0.post.state == .delayed }.map(\.post.number)
    for number in (presentedNumbers + delayed).sorted() {
      if suspended { hold(number, .suspend) } else { release(number, .suspend) }
    }
    for lane in lanes.keys.sorted() {
      if suspended { disarmPause(lane) } else { lanesToFill.append(lane) }
    }
  }

  private var presentedNumbers: [Int] {
    entries.values.filter { $0.post.state.isPresented }.map(\.post.number).sorted()
  }
}
