import Placard

extension Subject {
  /// The digest of a whole message, beside the hash that a dictionary would take.
  static let message = [
    Subject("message/digest", baseline: "message/hash") {
      Loop(over: BenchFixture.messages) { UInt64(truncatingIfNeeded: $0.digest.utf8.count) }
    },
    Subject("message/hash") {
      Loop(over: BenchFixture.messages) { UInt64(truncatingIfNeeded: $0.hashValue) }
    },
  ]
}
