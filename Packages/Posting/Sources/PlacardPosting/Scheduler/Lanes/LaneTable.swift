@_spi(Ordering) import PlacardModels

/// The lanes by index and by name, those to be filled, and those that owe an event.
///
/// A lane that was never configured is dropped when it is empty, and its index is reused.
struct LaneTable: Sendable {
  /// The names of the lanes by index, and whether a lane puts incoming posts above the others.
  typealias Names = [(name: String, standsAbove: Bool)]

  /// The result of a lookup by name.
  struct Found {
    let index: Int
    /// Whether the index was reused from another lane.
    let isReused: Bool
  }

  private struct Marks: Sendable {
    /// Whether it is in the list of idle lanes, or of those that owe an event.
    var isIdle = false
    var isOwing = false
  }

  private var lanes: [Lane] = []
  private var marks: [Marks] = []
  private var indices: [String: Int] = [:]
  /// Stored apart, so that events can be built without the lanes.
  private(set) var names: Names = []
  /// Empty lanes that were never configured, longest empty first.
  private var idle: [Int] = []
  private var positions = Lane.Positions(blank: 0)
  /// The rules for automatic durations under which posts were made; the first is the default.
  private var automatics: [LaneConfiguration.Automatic]
  private var areOpen = false
  /// Lanes in which capacity may have been freed since they were filled.
  private var toFill: [Int] = []
  /// Lanes that owe an `overflow` event at the end of this instant.
  private var owing: [Int] = []

  /// Creates the two predefined lanes, `main` and `snackbar`.
  init(automatic: LaneConfiguration.Automatic) {
    automatics = [automatic]
    _ = index(of: "main", at: .zero, reusesIdle: false)
    let snackbar = index(of: "snackbar", at: .zero, reusesIdle: false).index
    lanes[snackbar].setPolicy(.replace)
  }

  subscript(index: Int) -> Lane {
    @inline(__always) _read { yield lanes[index] }
    @inline(__always) _modify { yield &lanes[index] }
  }

  var count: Int { lanes.count }

  /// All indices, sorted by lane name.
  var byName: [Int] {
    Array(lanes.indices).ordered { lanes[$0].name < lanes[$1].name }
  }

  // MARK: Names

  /// The index of an existing lane.
  func index(of name: String) -> Int? {
    indices[name]
  }

  /// The index of a lane; creates the lane with the default configuration if needed.
  mutating func index(of name: String, at now: Moment, reusesIdle: Bool) -> Found {
    if let index = indices[name] { return Found(index: index, isReused: false) }
    guard reusesIdle, let index = takeIdle(at: now) else {
      lanes.append(Lane(name, isOpen: areOpen))
      marks.append(Marks())
      names.append((name, false))
      indices[name] = lanes.count - 1
      return Found(index: lanes.count - 1, isReused: false)
    }
    indices[lanes[index].name] = nil
    lanes[index] = Lane(name, isOpen: areOpen)
    names[index] = (name, false)
    indices[name] = index
    return Found(index: index, isReused: true)
  }

  /// A lane that was never configured, is empty and has no current gap.
  private mutating func takeIdle(at now: Moment) -> Int? {
    guard toFill.isEmpty, owing.isEmpty else { return nil }
    while let index = idle.first {
      let isUsed = !lanes[index].isEmpty || lanes[index].isConfigured
      if !isUsed, lanes[index].gapEnd > now { return nil }
      idle.removeFirst()
      marks[index].isIdle = false
      if !isUsed { return index }
    }
    return nil
  }

  /// Marks a lane's index as reusable if the lane is empty and was never configured.
  mutating func release(_ index: Int) {
    guard lanes[index].isEmpty, !lanes[index].isConfigured, index > 1, !marks[index].isIdle
    else { return }
    marks[index].isIdle = true
    idle.append(index)
  }

  // MARK: Configuring

  /// Applies a configuration.
  mutating func configure(_ index: Int, _ change: LaneConfiguration) {
    lanes[index].apply(change)
    names[index].standsAbove = lanes[index].order == .bottomToTop
  }

  /// Sets the rule for automatic durations of posts made in a lane from now on.
  mutating func setAutomatic(_ rule: LaneConfiguration.Automatic, of index: Int) {
    if let known = automatics.firstIndex(of: rule) {
      lanes[index].setAutomatic(Int16(known))
    } else if automatics.count < Int(Int16.max) {
      automatics.append(rule)
      lanes[index].setAutomatic(Int16(automatics.count - 1))
    }
  }

  /// The rule for automatic durations under which a post was made.
  func automatic(_ rule: Int16) -> LaneConfiguration.Automatic {
    automatics[Int(rule)]
  }

  /// Lifts or restores all limits and gaps, and marks every lane to be filled.
  mutating func setOpen(_ isOpen: Bool) {
    areOpen = isOpen
    for index in lanes.indices {
      lanes[index].setOpen(isOpen)
      toFill.append(index)
    }
  }

  // MARK: Waiting posts

  /// Inserts a post into a lane's queue.
  mutating func enqueue(_ post: Int, _ key: WaitingKey, in index: Int) {
    lanes[index].insertWaiting(post, key, &positions)
  }

  /// Removes a post from a lane's queue, if it is in it.
  mutating func dequeue(_ post: Int, from index: Int) {
    lanes[index].removeWaiting(post, positions)
  }

  /// The next post to enter a lane.
  func firstWaiting(in index: Int) -> Int? {
    lanes[index].waiting.isEmpty ? nil : lanes[index].waiting.firstIndex
  }

  /// Removes and returns the next post to enter a lane.
  mutating func dequeueFirst(from index: Int) -> Int? {
    guard let first = firstWaiting(in: index) else { return nil }
    dequeue(first, from: index)
    return first
  }

  // MARK: Pending work

  /// Whether some lane is to be filled.
  var areToFill: Bool { !toFill.isEmpty }

  /// Marks a lane to be filled.
  mutating func fillLater(_ index: Int) {
    toFill.append(index)
  }

  /// Removes and returns the lanes to be filled.
  mutating func takeToFill() -> [Int] {
    var lanes: [Int] = []
    swap(&lanes, &toFill)
    return lanes
  }

  /// Removes and returns the lane to be filled, if it is the only one.
  mutating func takeOnlyToFill() -> Int? {
    toFill.count == 1 ? toFill.removeLast() : nil
  }

  mutating func fillNone() {
    toFill.removeAll()
  }

  /// Whether some lane owes an event.
  var areOwing: Bool { !owing.isEmpty }

  /// Schedules an `overflow` event of a lane for the end of the instant.
  mutating func noteOverflow(_ index: Int) {
    guard lanes[index].policy != .replace || lanes[index].hasReported, !marks[index].isOwing
    else { return }
    marks[index].isOwing = true
    owing.append(index)
  }

  /// Removes and returns the lanes that owe an event, sorted by name.
  mutating func takeOwing() -> [Int] {
    defer { owing.removeAll(keepingCapacity: true) }
    for index in owing {
      marks[index].isOwing = false
    }
    return owing.ordered { lanes[$0].name < lanes[$1].name }
  }

  /// Copies storage shared with a copy of this table.
  mutating func makeUnique() {
    positions.makeUnique()
    for index in lanes.indices {
      lanes[index].makeUnique()
    }
  }
}
