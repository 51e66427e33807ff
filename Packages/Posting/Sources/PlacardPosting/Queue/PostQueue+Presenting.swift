import PlacardAccessibility
import PlacardModels

extension PostQueue {
  mutating func beginEntrance(_ number: Int, in name: String) {
    guard var entry = entries[number] else { return }
    entry.post.state = .showing
    entry.timing = timing(entry.post)
    if case .indefinite(_, let minimum)? = entry.post.options.duration {
      entry.minimumEnd = moment(after: minimum)
    }
    entries[number] = entry
    lanes[name]?.presented.append(number)
    emit(.willShow, entry.post) {
      $0.lane = name
      $0.share(entry.post)
      $0.options = entry.given
    }
    add(.show(entry.post))
    if let attention = entry.post.options.attention {
      emit(.attention, entry.post) { $0.attention = attention }
    }
    holdNewcomer(number, in: name)
    arm(.entrance(number), due: moment(after: entry.timing.entrance))
  }

  private mutating func holdNewcomer(_ number: Int, in name: String) {
    if !isFocused { hold(number, .focus) }
    if lanes[name]?.hovered != nil { hold(number, .hover) }
  }

  mutating func endEntrance(_ number: Int) {
    guard let entry = entries[number], !entry.hasShown,
      entry.post.state == .showing || entry.post.state == .leaving
    else { return }
    entries[number]?.hasShown = true
    announceArrival(of: entry.post)
    if entry.post.state == .showing {
      entries[number]?.post.state = .shown
    }
    emit(.didShow, entry.post) { $0.lane = entry.post.lane }
    if entry.post.state == .showing {
      restartDwell(number)
    }
  }

  private mutating func announceArrival(of post: Post) {
    guard let announcement = post.message.announcement() else { return }
    announce(announcement, of: post)
  }

  private mutating func announce(_ announcement: Announcement, of post: Post) {
    let isModal = post.options.dim?.isModal ?? false
    emit(isModal ? .focus : .announce, post) { $0.announcement = announcement }
  }

  /// Changes a post's content; ignored from leaving on.
  mutating func update(number: Int, _ change: PostChange) {
    guard var entry = entries[number], entry.post.state.claimsID else { return }
    let before = entry.post.message
    if entry.post.state == .queued { stepOut(number) }
    change.apply(to: &entry.post.message, &entry.given)
    entry.post.options = resolve(entry.given, lane: entry.post.lane, policy: entry.policy)
    entries[number] = entry
    emit(.updated, entry.post) {
      $0.share(entry.post)
      $0.options = entry.given
    }
    if entry.post.state == .queued { join(number) }
    guard entry.post.state.isPresented else { return }
    add(.update(entry.post))
    if entry.hasShown, let news = entry.post.message.announcement(updating: before) {
      announce(news, of: entry.post)
    }
    restartDwell(number)
  }

  mutating func update(id: String, _ change: PostChange) {
    guard let number = newestClaiming(id) else { return }
    update(number: number, change)
  }

  /// How long a post stays once it is shown; nil when it does not end by itself.
  func dwell(of entry: Entry) -> Duration? {
    switch entry.post.options.duration ?? .automatic {
    case .forever, .indefinite: return nil
    case .fixed(let duration): return bounded(duration)
    case .automatic:
      guard entry.post.message.expiresByItself else { return nil }
      switch entry.automatic {
      case .reading: return readingTime.duration(of: entry.post.message)
      case .fixed(let duration): return bounded(duration)
      }
    }
  }

  /// Starts a shown post's time from the beginning.
  mutating func restartDwell(_ number: Int) {
    guard let entry = entries[number], entry.post.state == .shown else { return }
    disarm(number)
    guard let dwell = dwell(of: entry) else { return }
    if entry.holds.isEmpty {
      arm(number, for: dwell)
    } else {
      entries[number]?.remaining = dwell
    }
  }

  /// A duration as the queue can add it up: not negative, and at most 10¹⁸ seconds.
  func bounded(_ duration: Duration) -> Duration {
    min(max(duration, .zero), .seconds(1_000_000_000_000_000_000))
  }

  /// The moment so long after the present.
  func moment(after duration: Duration) -> Duration {
    min(now + bounded(duration), Self.farthest)
  }
}
