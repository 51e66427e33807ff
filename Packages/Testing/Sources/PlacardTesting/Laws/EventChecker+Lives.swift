import PlacardModels
import PlacardPosting

extension EventChecker {
  mutating func begin(_ event: PostEvent, _ number: Int) {
    guard let id = event.id, let admission = event.admission else {
      return note("post \(number) is posted without an id or an admission")
    }
    let life = Life(
      id: id, admission: admission, arrival: event.at,
      automatic: automatic.map { $0[event.options?.knownLane ?? "main"] ?? .reading },
      count: event.count ?? 0)
    lives[number] = life
    switch admission {
    case .duplicate:
      expect(ExpectedEvent(kind: .gone, post: number))
      meet(event, number)
    case .rejected:
      expect(ExpectedEvent(kind: .gone, post: number))
    case .shown, .queued, .delayed:
      if life.count != 1 { note("post \(number) begins with a count of \(life.count)") }
    }
  }

  private mutating func meet(_ event: PostEvent, _ number: Int) {
    guard let of = event.originalNumber, let other = lives[of], of != number, other.stage < .hiding,
      other.id.utf8.elementsEqual((event.id ?? "").utf8)
    else { return note("post \(number) is a duplicate of what is not there") }
    let isCounted = other.count < .max && event.count == other.count + 1
    if event.count != other.count, !isCounted {
      note("post \(number) tells a count of \(event.count ?? 0), which is \(other.count)")
    }
    if isCounted { counted = (number, of) }
    if other.count == .max { lives[of]?.time = nil }
  }

  mutating func follow(_ event: PostEvent, _ number: Int, _ life: inout Life) {
    if let id = event.id, !id.utf8.elementsEqual(life.id.utf8) {
      note("post \(number) changed its id")
    }
    if life.admission == .duplicate || life.admission == .rejected, event.kind != .gone {
      note("post \(number): \(event.kind), though it was \(life.admission)")
    }
    if life.owesAttention, event.kind != .attention {
      note("post \(number): \(event.kind) comes where attention is due")
    }
    life.owesAttention = false
    switch event.kind {
    case .willShow: enter(event, number, &life)
    case .attention:
      if life.stage != .entering || life.hasHadAttention {
        note("post \(number): attention, but not once after willShow")
      }
      life.hasHadAttention = true
    case .announce, .focus: say(event, number, life)
    case .didShow: show(event, number, &life)
    case .updated, .counted: change(event, number, &life)
    case .paused, .resumed: pause(event, number, &life)
    case .tapped, .action:
      if !(Stage.entering..<Stage.hiding).contains(life.stage) {
        note("post \(number): \(event.kind) while it is \(life.stage)")
      }
      life.action = event.action ?? life.action
    case .willHide: leave(event, number, &life)
    case .didHide:
      if life.stage != .hiding { misplaced(event, number, life) }
      checkReason(event, number, life)
      checkLane(event, number, life)
      life.stage = .hidden
      expect(ExpectedEvent(kind: .gone, post: number))
    case .gone: vanish(event, number, &life)
    case .posted, .overflow, .reply, .error: break
    }
  }

  private mutating func misplaced(_ event: PostEvent, _ number: Int, _ life: Life) {
    switch (event.kind, life.stage) {
    case (.willShow, .entering...), (.didShow, .shown), (.willHide, .hiding...),
      (.didHide, .hidden):
      note("post \(number): \(event.kind) twice")
    case (.didShow, .hiding...): note("post \(number): didShow after willHide")
    default: note("post \(number): \(event.kind) while it is \(life.stage)")
    }
  }

  private mutating func checkLane(_ event: PostEvent, _ number: Int, _ life: Life) {
    if event.lane == nil || event.lane != life.lane {
      note("post \(number): \(event.kind) in another lane")
    }
  }

  private mutating func enter(_ event: PostEvent, _ number: Int, _ life: inout Life) {
    if life.stage != .waiting { misplaced(event, number, life) }
    guard let message = event.message, let options = event.options, event.lane != nil else {
      return note("post \(number): willShow without its message, options or lane")
    }
    if life.admission == .shown, event.at != life.arrival {
      note("post \(number) was admitted as shown and shows later")
    }
    life.stage = .entering
    life.lane = event.lane
    life.owesAttention = options.attention != nil
    take(message, options, into: &life, from: nil)
    guard life.admission == .delayed, !life.isUpdated,
      case .indefinite(let delay, _)? = options.duration
    else { return }
    if event.at - life.arrival < delay { note("post \(number) shows before its delay is over") }
  }

  /// Works out how long a post may stay, as far as that is known.
  private func take(
    _ message: Message, _ options: PostOptions, into life: inout Life, from start: Duration?
  ) {
    life.line = Line(options)
    life.hasMinimum = if case .indefinite? = options.duration { true } else { false }
    life.displayDuration = options.knownDuration
    life.waits = options.duration == .automatic && message.waitsForSomebody
    let time = life.hasMinimum ? nil : displayDuration(message, options, life).flatMap(known)
    life.time = time.map { DisplayTime($0, from: start) }
  }

  private func displayDuration(_ message: Message, _ options: PostOptions, _ life: Life)
    -> Duration?
  {
    switch options.knownDuration ?? .automatic {
    case .forever, .indefinite: return nil
    case .fixed(let duration): return duration
    case .automatic:
      guard !message.waitsForSomebody else { return nil }
      return switch life.automatic {
      case nil: nil
      case .reading: message.plainReadingTime
      case .fixed(let duration): duration
      }
    }
  }

  /// Nothing is said about what lasts beyond all times that are written.
  private func known(_ duration: Duration) -> Duration? {
    duration < .seconds(1_000_000_000_000_000) ? max(duration, .zero) : nil
  }

  private mutating func say(_ event: PostEvent, _ number: Int, _ life: Life) {
    switch life.stage {
    case .entering: expect(ExpectedEvent(kind: .didShow, post: number))
    case .shown:
      if last?.kind != .updated || last?.number != number {
        note("post \(number): \(event.kind), though nothing is new")
      }
    case .waiting, .hiding, .hidden: note("post \(number): \(event.kind) out of sight")
    }
  }

  private mutating func show(_ event: PostEvent, _ number: Int, _ life: inout Life) {
    if life.stage != .entering { misplaced(event, number, life) }
    checkLane(event, number, life)
    life.stage = max(life.stage, .shown)
    if !life.isPaused { life.time?.resume(at: event.at, anew: true) }
  }

  private mutating func change(_ event: PostEvent, _ number: Int, _ life: inout Life) {
    if life.stage >= .hiding { note("post \(number): \(event.kind) while it hides") }
    if event.kind == .counted {
      guard let count = event.count, count >= 1 else {
        return note("post \(number): counts nothing")
      }
      life.count = count
      return
    }
    guard let message = event.message, let options = event.options else {
      return note("post \(number): updated without its message or options")
    }
    life.isUpdated = true
    guard life.stage > .waiting else { return }
    let runs = life.stage == .shown && !life.isPaused
    take(message, options, into: &life, from: runs ? event.at : nil)
  }

  private mutating func pause(_ event: PostEvent, _ number: Int, _ life: inout Life) {
    if life.isPaused == (event.kind == .paused) { note("post \(number): \(event.kind) twice") }
    if !(Stage.entering..<Stage.hiding).contains(life.stage) {
      note("post \(number): \(event.kind) while it is \(life.stage)")
    }
    if event.by == nil { note("post \(number): \(event.kind) by nobody") }
    life.isPaused = event.kind == .paused
    guard life.stage == .shown else { return }
    if life.isPaused {
      life.time?.pause(at: event.at)
    } else {
      life.time?.resume(at: event.at, anew: event.by == .pan)
    }
  }
}
