import PlacardModels

/// The defaults under which live posts were made, by a small index stored with each post.
///
/// An index without live posts is reused, so that the table grows only with what is in use.
struct DefaultsTable: Sendable {
  typealias Index = UInt16

  private var entries: [PostScheduler.Fallbacks]
  /// The number of entries from which an unused one is looked for before another is added.
  private var reuseThreshold = 16
  /// The index of the defaults for incoming posts.
  private(set) var current: Index = 0
  /// The number of times the defaults were set.
  private(set) var version = 0

  init(_ defaults: PostOptions) {
    entries = [PostScheduler.Fallbacks(defaults)]
  }

  subscript(index: Index) -> PostScheduler.Fallbacks {
    @inline(__always) _read { yield entries[Int(index)] }
  }

  /// The number of entries, in use or not.
  var count: Int { entries.count }

  /// Sets the defaults for incoming posts.
  ///
  /// - Parameters:
  ///   - defaults: Options for what a post and its style leave open.
  ///   - used: Returns the indices that are in use; nil where that is not known.
  mutating func set(_ defaults: PostOptions, used: () -> Set<Index>?) {
    version += 1
    if let known = entries.firstIndex(where: { $0.defaults == defaults }) {
      return current = Index(known)
    }
    let new = PostScheduler.Fallbacks(defaults)
    if let free = freeIndex(used) {
      entries[free] = new
      current = Index(free)
    } else if entries.count <= Int(Index.max) {
      entries.append(new)
      current = Index(entries.count - 1)
    } else {
      entries[Int(current)] = new
    }
  }

  private mutating func freeIndex(_ used: () -> Set<Index>?) -> Int? {
    guard entries.count >= reuseThreshold, let used = used() else { return nil }
    let free = entries.indices.first { !used.contains(Index($0)) }
    if free == nil { reuseThreshold *= 2 }
    return free
  }
}
