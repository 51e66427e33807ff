package import PlacardModels

extension PostScheduler {
  /// What is known of a content that has a number, and a lane that it would go to, but no index yet.
  ///
  /// Nothing in it is counted by reference, so that passing it on costs nothing.
  struct IncomingPost: Sendable {
    let number: Int
    let lane: Int
    /// Whether its lane's rate lets it in whatever came before.
    var isExempt = false
    /// Whether its content is made only when its turn has come.
    var needsContent = false
    let idHash: UInt32
    let traits: Traits
    var duplicates: DuplicatePolicy
    /// How long it is to wait before it joins its lane.
    var delay: Duration
    /// The newest live post of its id.
    let older: Int?
  }

  /// What the one who posted learns at once.
  package struct Receipt: Sendable, Equatable {
    /// The arrival number.
    package let number: Int
    /// The id, frozen.
    package let id: String
    /// How the post's life began.
    package let admission: Admission
  }
}
