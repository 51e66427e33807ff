import Placard

extension Subject {
  /// The digest of a whole message, with its `Hashable` hash as baseline.
  static let message = [
    Subject("message/digest", baseline: "message/hash") {
      Loop(over: BenchFixture.messages) { UInt64(truncatingIfNeeded: $0.digest.utf8.count) }
    },
    Subject("message/hash") {
      Loop(over: BenchFixture.messages) { UInt64(truncatingIfNeeded: $0.hashValue) }
    },
  ]
}
