@_spi(Ordering) import PlacardModels

/// The live posts: by index, by arrival number, by id, and by tag and app.
///
/// The index of an ended post is reused.
///
/// - Complexity: O(1) on average to insert, to find and to remove; no step moves more than a few
///   hundred posts.
struct PostTable: Sendable {
  typealias Content = PostScheduler.Content
  typealias IncomingPost = PostScheduler.IncomingPost

  private struct Row: Sendable {
    var record = PostRecord.unused
    /// The neighbours among the live posts with its id, by arrival; at an unused index the first is
    /// the next unused one.
    var olderOfID = PostLink.none
    var newerOfID = PostLink.none
  }

  private var rows = ChunkedStore(blank: Row())
  private var contents = PostScheduler.Contents()
  /// The number of indices ever used, and the head of the free list.
  private var endIndex = 0
  private var firstFree = PostLink.none
  /// The number of live posts.
  private(set) var count = 0
  private var indexByNumber = HashIndex()
  /// The newest live post with an id; older ones are linked from it.
  private var indexByID = HashIndex()
  /// The newest live post with a tag and app.
  private var indexByTag = HashIndex()
  /// Queue ranks inherited from posts with the same tag, by arrival number.
  private var inheritedKeys: [Int: WaitingKey] = [:]
  /// Pending changes of posts whose content is still to be made, by arrival number.
  private var pendingChanges: [Int: [PostChange]] = [:]
  /// The chosen actions of leaving posts, by arrival number.
  private var chosenActions: [Int: String] = [:]

  var isEmpty: Bool { count == 0 }

  /// The record of a post.
  subscript(index: Int) -> PostRecord {
    @inline(__always) _read { yield rows.pointer(to: index).pointee.record }
    @inline(__always) _modify { yield &rows.pointer(to: index).pointee.record }
  }

  /// The content of a post; nil at an unused index.
  @inline(__always)
  func content(at index: Int) -> Content? {
    contents[index]
  }

  /// The content of a post, not retained: valid until the table changes.
  @inline(__always)
  func uncountedContent(at index: Int) -> Unmanaged<Content>? {
    contents.borrowed(index)
  }

  // MARK: Inserting and removing

  /// Inserts a post as the newest with its id.
  mutating func insert(_ record: PostRecord, _ content: Content, after older: Int?) -> Int {
    let index = takeIndex()
    contents.put(.passRetained(content), at: index)
    rows[index].record = record
    indexByNumber.insert(index, hash: Self.hash(record.number))
    if let older {
      rows[index].olderOfID = PostLink(older)
      rows[older].newerOfID = PostLink(index)
      indexByID.replace(older, by: index, hash: record.idHash)
    } else {
      indexByID.insert(index, hash: record.idHash)
    }
    count += 1
    return index
  }

  /// Removes a post that has ended.
  ///
  /// - Returns: Its content; nil at an unused index.
  mutating func remove(_ index: Int) -> Content? {
    guard let content = contents.take(index) else { return nil }
    let row = rows[index]
    indexByNumber.remove(index, hash: Self.hash(row.record.number))
    if !inheritedKeys.isEmpty { inheritedKeys[row.record.number] = nil }
    if !pendingChanges.isEmpty { pendingChanges[row.record.number] = nil }
    if let newer = row.newerOfID.index {
      rows[newer].olderOfID = row.olderOfID
    } else if let older = row.olderOfID.index {
      indexByID.replace(index, by: older, hash: row.record.idHash)
    } else {
      indexByID.remove(index, hash: row.record.idHash)
    }
    if let older = row.olderOfID.index { rows[older].newerOfID = row.newerOfID }
    if row.record.traits.contains(.hasTag), let tag = content.given.tag {
      untag(index, tag, app: content.given.app)
    }
    rows[index] = Row()
    rows[index].olderOfID = firstFree
    firstFree = PostLink(index)
    count -= 1
    return content
  }

  /// Replaces the content of a post.
  mutating func setContent(_ content: Content, _ traits: PostRecord.Traits, at index: Int) {
    contents.put(.passRetained(content), at: index)
    rows[index].record.setContent(traits, quietThreshold: content.quietThreshold)
  }

  private mutating func takeIndex() -> Int {
    if let index = firstFree.index {
      firstFree = rows[index].olderOfID
      rows[index].olderOfID = .none
      return index
    }
    let index = endIndex
    endIndex += 1
    rows.reserve(index)
    contents.reserve(index)
    return index
  }

  // MARK: Finding

  /// A post by arrival number; nil once it has ended.
  func index(ofNumber number: Int) -> Int? {
    indexByNumber.find(Self.hash(number)) { rows[$0].record.number == number }
  }

  /// The newest live post with an id.
  func newest(ofID id: String) -> Int? {
    newest(ofID: id, hash: IDHash.value(of: id))
  }

  /// The newest live post with an id whose hash is known.
  func newest(ofID id: String, hash: UInt32) -> Int? {
    indexByID.find(hash) { contents[$0]?.id.hasSameBytes(as: id) ?? false }
  }

  /// The newest live post with an id that matches a predicate.
  func newest(ofID id: String, where matches: (PostRecord) -> Bool) -> Int? {
    newest(ofID: id).flatMap { first(from: $0, where: matches) }
  }

  /// The newest post, from one on to older ones with its id, that claims the id.
  func claiming(from newest: Int) -> Int? {
    first(from: newest) { $0.stage.claimsID }
  }

  @inline(__always)
  private func first(from newest: Int, where matches: (PostRecord) -> Bool) -> Int? {
    var index = newest
    while !matches(rows[index].record) {
      guard let older = rows[index].olderOfID.index else { return nil }
      index = older
    }
    return index
  }

  /// The live posts with an id, in order of arrival.
  func indices(ofID id: String) -> [Int] {
    var indices: [Int] = []
    var next = newest(ofID: id)
    while let index = next {
      indices.append(index)
      next = rows[index].olderOfID.index
    }
    return indices.reversed()
  }

  /// The live posts that match a predicate, in order of arrival.
  ///
  /// - Complexity: O(n log n) in the number of indices ever used.
  func indices(where matches: (PostRecord) -> Bool) -> [Int] {
    (0..<endIndex).filter { rows[$0].record.number != 0 && matches(rows[$0].record) }
      .ordered { rows[$0].record.number < rows[$1].record.number }
  }

  /// The number of live posts whose content matches a predicate.
  ///
  /// - Complexity: Linear in the number of indices ever used.
  func count(where matches: (Content) -> Bool) -> Int {
    (0..<endIndex).count { contents[$0].map(matches) ?? false }
  }

  /// The defaults under which live posts were made.
  ///
  /// - Complexity: Linear in the number of indices ever used.
  var usedDefaults: Set<DefaultsTable.Index> {
    Set((0..<endIndex).lazy.compactMap { contents[$0]?.defaults })
  }

  // MARK: Tags

  /// The newest live post with a tag and app.
  func newest(ofTag tag: String, app: String?) -> Int? {
    indexByTag.find(Self.hash(tag, app)) { index in
      guard let given = contents[index]?.given else { return false }
      return given.tag == tag && given.app == app
    }
  }

  /// Makes a post the newest with its tag and app.
  mutating func tag(_ index: Int, _ tag: String, app: String?) {
    let hash = Self.hash(tag, app)
    if let older = newest(ofTag: tag, app: app) {
      if older != index { indexByTag.replace(older, by: index, hash: hash) }
    } else {
      indexByTag.insert(index, hash: hash)
    }
  }

  /// Removes a post as the newest with its tag and app, if it is.
  mutating func untag(_ index: Int, _ tag: String, app: String?) {
    indexByTag.remove(index, hash: Self.hash(tag, app))
  }

  /// Hashes of eight consecutive numbers share all but the lowest bits, and so a cache line.
  private static func hash(_ number: Int) -> UInt32 {
    let number = UInt64(truncatingIfNeeded: number)
    let group = UInt32(truncatingIfNeeded: (number >> 3 &* 0x9e37_79b9_7f4a_7c15) >> 32)
    return group & ~7 | UInt32(truncatingIfNeeded: number & 7)
  }

  private static func hash(_ tag: String, _ app: String?) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(tag)
    hasher.combine(app)
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  // MARK: Uncommon properties

  /// The queue rank inherited from another post with the same tag.
  func inheritedKey(of index: Int) -> WaitingKey? {
    inheritedKeys.isEmpty ? nil : inheritedKeys[rows[index].record.number]
  }

  mutating func setInheritedKey(_ key: WaitingKey, of index: Int) {
    inheritedKeys[rows[index].record.number] = key
  }

  /// Adds a pending change of a post whose content is still to be made.
  mutating func addPendingChange(_ change: PostChange, of index: Int) {
    pendingChanges[rows[index].record.number, default: []].append(change)
  }

  /// The pending changes of a post whose content is still to be made.
  func pendingChanges(of index: Int) -> [PostChange] {
    pendingChanges[rows[index].record.number] ?? []
  }

  /// Removes the pending changes of a post whose content has been made.
  mutating func removePendingChanges(of index: Int) {
    pendingChanges[rows[index].record.number] = nil
  }

  /// Stores the action for which a post leaves; nil for none.
  mutating func setChosenAction(_ action: String?, ofNumber number: Int) {
    chosenActions[number] = action
  }

  /// The action for which a post leaves.
  func chosenAction(ofNumber number: Int) -> String? {
    chosenActions.isEmpty ? nil : chosenActions[number]
  }

  /// Removes and returns the action for which a post has left.
  mutating func takeChosenAction(ofNumber number: Int) -> String? {
    chosenActions.isEmpty ? nil : chosenActions.removeValue(forKey: number)
  }

  /// Copies storage shared with a copy of this table.
  mutating func makeUnique() {
    rows.makeUnique()
    contents.makeUnique()
    indexByNumber.makeUnique()
    indexByID.makeUnique()
    indexByTag.makeUnique()
  }
}
