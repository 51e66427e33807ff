import CPlacardAllocations

/// The heap allocations of a piece of work, on all threads.
struct Allocations: Hashable, Sendable {
  /// The number of allocations; growing a block in place counts, too.
  var count: Int
  /// The number of allocated bytes.
  var bytes: Int

  /// Whether this build counts: in release, with glibc, unless the program is fully static.
  static let areCounted: Bool = {
    consume(SelfCheck.array(of: 100))
    placard_allocations_start()
    consume(SelfCheck.array(of: 100))
    return placard_allocations_stop().count == 1
  }()

  /// Counts the allocations of a piece of work; nil in a build that does not count.
  static func counted(during work: () -> Void) -> Allocations? {
    guard areCounted else { return nil }
    placard_allocations_start()
    work()
    let found = placard_allocations_stop()
    return Allocations(count: Int(found.count), bytes: Int(found.bytes))
  }
}

extension Allocations {
  /// The bytes of the heap that a piece of work retains; nil where unavailable.
  static func kept(by work: () -> Void) -> Int? {
    let before = placard_bytes_in_use()
    work()
    return before > 0 ? placard_bytes_in_use() - before : nil
  }
}

/// Consumes a value, so that its computation is not optimised away.
@inline(never)
func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
