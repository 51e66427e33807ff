import PlacardModels

extension EventChecker {
  mutating func leave(_ event: PostEvent, _ number: Int, _ life: inout Life) {
    switch life.stage {
    case .waiting: note("post \(number): willHide without willShow")
    case .hiding, .hidden: note("post \(number): willHide twice")
    case .entering, .shown: break
    }
    checkReason(event, number, life)
    if event.lane != life.lane { note("post \(number): willHide in another lane") }
    checkTime(event, number, life)
    checkTouch(event, number, life)
    life.stage = max(life.stage, .hiding)
    life.reason = event.reason
  }

  mutating func vanish(_ event: PostEvent, _ number: Int, _ life: inout Life) {
    checkReason(event, number, life)
    switch life.stage {
    case .waiting: checkUnseen(event, number, life)
    case .entering, .shown: note("post \(number): gone without willHide")
    case .hiding: note("post \(number): gone without didHide")
    case .hidden: break
    }
    let isChosen = event.reason == .action
    if isChosen ? event.action == nil || event.action != life.action : event.action != nil {
      note("post \(number) is gone with the action \(event.action ?? "nil")")
    }
    if let counted, counted.incoming == number {
      expect(ExpectedEvent(kind: .counted, post: counted.other, restarts: true))
    }
    counted = nil
  }

  /// A reason is there, stays, and fits what had been seen.
  mutating func checkReason(_ event: PostEvent, _ number: Int, _ life: Life) {
    guard let reason = event.reason else {
      return note("post \(number): \(event.kind) without a reason")
    }
    if let known = life.reason, known != reason {
      note("post \(number): its reason changed from \(known) to \(reason)")
    }
    let isUnseen = life.stage == .waiting
    if isUnseen ? !reason.fitsUnseen : !reason.fitsSeen {
      note("post \(number): \(reason), though it was \(isUnseen ? "never" : "already") seen")
    }
  }

  private mutating func checkUnseen(_ event: PostEvent, _ number: Int, _ life: Life) {
    let isDuplicate = life.admission == .duplicate
    if isDuplicate != (event.reason == .duplicate) {
      note("post \(number) was \(life.admission) and is gone as \(event.reason ?? .closed)")
    }
    if life.admission == .shown { note("post \(number) was admitted as shown and is never seen") }
    if life.admission == .rejected, event.reason == .cancelled || event.reason == .replaced {
      note("post \(number) was rejected and is gone as \(event.reason ?? .closed)")
    }
  }

  /// It expires when its time is up, neither earlier nor later, and not while it is held.
  private mutating func checkTime(_ event: PostEvent, _ number: Int, _ life: Life) {
    if event.reason == .expired {
      if life.stage != .shown { note("post \(number) expired before it was shown") }
      if life.isPaused { note("post \(number) expired while it was held") }
      switch life.displayDuration {
      case .forever, .indefinite: note("post \(number) expired, though nothing ends it")
      case .automatic, .fixed, nil: break
      }
      if life.waits { note("post \(number) expired, though it waits for somebody") }
      if let time = life.time, !time.mayEnd(at: event.at) {
        note("post \(number) expired at the wrong time")
      }
    } else if life.stage == .shown, let end = life.time?.latestEnd, event.at > end {
      note("post \(number) outlived its time, which was up at \(end)")
    }
  }

  /// The user action that ends a post directly precedes its exit.
  private mutating func checkTouch(_ event: PostEvent, _ number: Int, _ life: Life) {
    let needed: PostEvent.Kind? =
      switch event.reason {
      case .tapped: .tapped
      case .action: .action
      default: nil
      }
    guard let needed, last?.kind != needed || last?.number != number else { return }
    note("post \(number): willHide as \(needed), which does not stand before it")
  }
}

extension CloseReason {
  /// Whether a post may end unseen.
  fileprivate var fitsUnseen: Bool {
    switch self {
    case .replaced, .evicted, .folded, .muted, .ownerGone, .duplicate, .cancelled, .failed, .closed:
      true
    case .expired, .dismissed, .swiped, .tapped, .tappedOutside, .action, .hidden, .kept, .orphaned:
      false
    }
  }

  /// Whether a post may end so whose entrance had begun.
  fileprivate var fitsSeen: Bool {
    switch self {
    case .expired, .dismissed, .swiped, .tapped, .tappedOutside, .action, .hidden, .replaced,
      .evicted, .kept, .folded, .ownerGone, .orphaned, .failed, .closed:
      true
    case .muted, .duplicate, .cancelled: false
    }
  }
}
