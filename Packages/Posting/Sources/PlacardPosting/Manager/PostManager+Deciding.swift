import PlacardModels

extension PostManager {
  /// Has the policy and the posters decide, outside the lock, until nothing is left to be decided.
  ///
  /// - Parameters:
  ///   - requests: What is to be decided.
  ///   - time: The time of the turn that left it.
  /// - Returns: Whether listeners are to be notified.
  func decide(_ requests: [PendingDecisions.Request], until time: Duration) -> Bool {
    var requests = requests
    var hasListeners = false
    while !requests.isEmpty {
      let turn = takeTurn(carryingOut: requests.map { decision(on: $0) }, until: time)
      complete(turn)
      hasListeners = hasListeners || turn.hasListeners
      requests = turn.requests
    }
    return hasListeners
  }

  private func decision(on request: PendingDecisions.Request) -> PendingDecisions.Decision {
    switch request {
    case .admission(let request): .admission(request, isAllowed: isAllowed(request))
    case .removal(let request):
      .removal(
        request, isAllowed: postPolicy?.shouldHide(request.post, request.exit.reason) ?? true)
    case .timing(let post): .timing(number: post.number, posterRegistry.timing(of: post))
    }
  }

  /// Whether the policy and some poster accept a post.
  func isAllowed(_ request: AdmissionRequest) -> Bool {
    (postPolicy?.shouldPost(request.post) ?? true) && posterRegistry.accepts(request.post)
  }

  /// Says what is left to the policy and to the posters that are present.
  func regardDecisions(_ state: inout State) {
    var kinds: PendingDecisions.Kinds = postPolicy == nil ? [] : [.admission, .removal]
    if posterRegistry.mayRefuse { kinds.insert(.admission) }
    let animates = state.mailboxes.contains(where: \.animates)
    if animates { kinds.insert(.timing) }
    state.scheduler.decisions.kinds = kinds
  }

  /// Whether the end of a post was not refused: it is leaving, or has ended.
  func isEnding(_ number: Int) -> Bool {
    state.withLock { $0.scheduler.content(numbered: number) == nil }
  }
}
