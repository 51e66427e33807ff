/// The posts whose admission is being decided.
struct UndecidedPosts: Sendable {
  private var requests: [ObjectIdentifier: AdmissionRequest] = [:]
  /// Requests whose owner has ended meanwhile.
  private var orphans: Set<ObjectIdentifier> = []

  /// Adds a post.
  mutating func add(_ request: AdmissionRequest) {
    requests[ObjectIdentifier(request)] = request
  }

  /// Removes a post whose admission is decided.
  ///
  /// - Returns: Whether its owner has ended meanwhile.
  mutating func remove(_ request: AdmissionRequest) -> Bool {
    requests[ObjectIdentifier(request)] = nil
    return orphans.remove(ObjectIdentifier(request)) != nil
  }

  /// Marks the requests of an owner that has ended.
  mutating func leave(_ owner: Int) {
    for (key, request) in requests where request.owner == owner { orphans.insert(key) }
  }

  /// The defaults under which the posts were made.
  var defaults: Set<DefaultsTable.Index> { Set(requests.values.map(\.content.defaults)) }
}
