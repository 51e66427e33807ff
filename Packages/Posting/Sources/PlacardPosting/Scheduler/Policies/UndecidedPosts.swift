/// The posts of which others decide now whether they are taken in.
struct UndecidedPosts: Sendable {
  private var requests: [ObjectIdentifier: AdmissionRequest] = [:]
  /// Those of an owner that has gone meanwhile.
  private var orphans: Set<ObjectIdentifier> = []

  /// Adds a post.
  mutating func add(_ request: AdmissionRequest) {
    requests[ObjectIdentifier(request)] = request
  }

  /// Removes a post, which is decided on.
  ///
  /// - Returns: Whether its owner has gone meanwhile.
  mutating func remove(_ request: AdmissionRequest) -> Bool {
    requests[ObjectIdentifier(request)] = nil
    return orphans.remove(ObjectIdentifier(request)) != nil
  }

  /// Notes that an owner has gone.
  mutating func leave(_ owner: Int) {
    for (key, request) in requests where request.owner == owner { orphans.insert(key) }
  }

  /// The defaults under which they were made.
  var defaults: Set<DefaultsTable.Index> { Set(requests.values.map(\.content.defaults)) }
}
