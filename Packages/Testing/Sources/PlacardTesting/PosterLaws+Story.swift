public import PlacardModels

extension PosterLaws {
  /// Reads a story for breaches of a manager's promises.
  ///
  /// - Parameters:
  ///   - events: What happened, from the first post on.
  ///   - pauses: The serial lanes, each with its pause: in these one post at a time is on the board.
  ///   - isFinished: Whether the story goes on to the close, so that nothing may be left.
  /// - Returns: A sentence for each breach; empty when there is none.
  /// - Complexity: Linear in the length of the story.
  public static func breaches(
    in events: [PostEvent], pauses: [String: Duration] = [:], isFinished: Bool = true
  ) -> [String] {
    var reader = StoryReader(pauses: pauses)
    for event in events {
      reader.read(event)
    }
    if isFinished { reader.end() }
    return reader.breaches
  }
}

/// Reads a story event by event and notes what must not be.
private struct StoryReader {
  private struct Life {
    var id: String?
    var kinds: Set<PostEvent.Kind> = []
    var reason: CloseReason?
    var isDuplicate = false
    var isPaused = false
  }

  private struct Lane {
    var current: Int?
    var lastEnd: Duration?
  }

  let pauses: [String: Duration]
  private(set) var breaches: [String] = []
  private var lives: [Int: Life] = [:]
  private var lanes: [String: Lane] = [:]
  private var sequence = 0
  private var arrivals = 0
  private var now = Duration.zero

  init(pauses: [String: Duration]) {
    self.pauses = pauses
  }

  mutating func read(_ event: PostEvent) {
    sequence += 1
    if event.sequence != sequence { note("line \(sequence) is numbered \(event.sequence)") }
    if event.at < now { note("line \(sequence): time ran backwards") }
    sequence = event.sequence
    now = event.at
    guard let number = event.post else { return }
    if event.kind == .posted {
      arrivals += 1
      if number != arrivals { note("post \(number) arrived as number \(arrivals)") }
      begin(event, number)
    } else if var life = lives[number] {
      follow(event, number, &life)
      lives[number] = life
    } else {
      note("post \(number): \(event.kind) before posted")
    }
    watchLane(event, number)
  }

  mutating func end() {
    for (number, life) in lives.sorted(by: { $0.key < $1.key }) {
      if !life.kinds.contains(.gone) { note("post \(number) never ends") }
      if life.kinds.contains(.willShow) != life.kinds.contains(.didHide) {
        note("post \(number): what was shown was not hidden")
      }
    }
  }

  private mutating func begin(_ event: PostEvent, _ number: Int) {
    var life = Life(id: event.id, kinds: [.posted])
    life.isDuplicate = event.admission == .duplicate
    if lives[number] != nil { note("post \(number) is posted twice") }
    if life.isDuplicate {
      let other = event.of.flatMap { lives[$0] }
      if other == nil || other?.kinds.isDisjoint(with: [.willHide, .gone]) == false {
        note("post \(number) is a duplicate of what is not there")
      }
    } else if event.count != 1 {
      note("post \(number) begins with a count of \(event.count ?? 0)")
    }
    lives[number] = life
  }

  private mutating func follow(_ event: PostEvent, _ number: Int, _ life: inout Life) {
    if event.id != life.id { note("post \(number) changed its id") }
    if life.kinds.contains(.gone) { note("post \(number): \(event.kind) after gone") }
    if life.isDuplicate, event.kind != .gone { note("post \(number): a duplicate lives") }
    switch event.kind {
    case .willShow, .didShow, .willHide, .didHide, .gone:
      if !life.kinds.insert(event.kind).inserted { note("post \(number): \(event.kind) twice") }
      checkOrder(event, number, life)
    case .counted, .updated:
      if life.kinds.contains(.willHide) { note("post \(number): \(event.kind) while it hides") }
      if event.kind == .counted, event.count ?? 0 < 1 { note("post \(number): counts nothing") }
    case .paused, .resumed:
      if life.isPaused == (event.kind == .paused) { note("post \(number): \(event.kind) twice") }
      life.isPaused = event.kind == .paused
    default: break
    }
    life.reason = event.reason ?? life.reason
  }

  private mutating func checkOrder(_ event: PostEvent, _ number: Int, _ life: Life) {
    let needs: PostEvent.Kind? =
      switch event.kind {
      case .didShow, .willHide: .willShow
      case .didHide: .willHide
      case .gone where life.kinds.contains(.willShow): .didHide
      default: nil
      }
    if let needs, !life.kinds.contains(needs) {
      note("post \(number): \(event.kind) without \(needs)")
    }
    if event.kind == .didShow, life.kinds.contains(.willHide) {
      note("post \(number): didShow after willHide")
    }
    if let reason = life.reason, let new = event.reason, reason != new {
      note("post \(number): its reason changed from \(reason) to \(new)")
    }
    if event.kind == .willHide || event.kind == .didHide || event.kind == .gone,
      event.reason == nil
    {
      note("post \(number): \(event.kind) without a reason")
    }
  }

  private mutating func watchLane(_ event: PostEvent, _ number: Int) {
    guard let name = event.lane, let pause = pauses[name] else { return }
    var lane = lanes[name] ?? Lane()
    if event.kind == .willShow {
      if let current = lane.current { note("post \(number) is shown beside \(current)") }
      if let end = lane.lastEnd, event.at - end < pause {
        note("post \(number): the pause was skipped")
      }
      lane.current = number
    } else if event.kind == .didHide {
      lane.current = nil
      lane.lastEnd = event.at
    }
    lanes[name] = lane
  }

  private mutating func note(_ breach: String) {
    breaches.append("\(breach) (at \(now))")
  }
}
