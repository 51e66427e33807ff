package import PlacardModels

extension PostScheduler {
  /// The admission data of a content with an arrival number and a lane, but no index yet.
  ///
  /// It contains no references, so that passing it on costs no reference counting.
  struct IncomingPost: Sendable {
    let number: Int
    let lane: Int
    /// Whether it is exempt from its lane's rate limit.
    var isExempt = false
    /// Whether its content is made only when its turn has come.
    var needsContent = false
    let idHash: UInt32
    let traits: Traits
    var duplicates: DuplicatePolicy
    /// The delay before it joins its lane.
    var delay: Duration
    /// The newest live post with its id.
    let older: Int?
  }

  /// The synchronous result of posting.
  package struct Receipt: Sendable, Equatable {
    /// The arrival number.
    package let number: Int
    /// The id, which never changes.
    package let id: String
    /// The admission.
    package let admission: Admission
  }
}
