@_spi(Ordering) import PlacardModels
extension PostManager {
  /// Begins work, for which ``finish(_:timeout:)`` waits.
  ///
  /// ```swift
  /// let work = messages.beginWork()
  /// upload(file) { work.cancel() }
  /// ```
  ///
  /// - Returns: The registration, with which the work ends: when it is cancelled, and when it is released.
  public func beginWork() -> Registration {
    let token = state.withLock { state in
      let token = state.takeWorkToken()
      state.runningWork.insert(token)
      return token
    }
    return Registration(.work(token), in: reference)
  }

  /// Calls a closure whenever ``finish(_:timeout:)`` begins, in the task that finishes and before it waits.
  ///
  /// There work may be ended that would be waited for in vain, such as that of a loop which the task has left.
  ///
  /// - Returns: The registration, with which the calls end: when it is cancelled, and when it is released.
  public func beforeFinish(_ body: @escaping @Sendable () -> Void) -> Registration {
    let token = state.withLock { state in
      let token = state.takeWorkToken()
      state.finishHooks[token] = body
      return token
    }
    return Registration(.finishHook(token), in: reference)
  }

  /// Ends a piece of work; after the last, wakes those who wait for the end.
  func endWork(_ token: Int) {
    let isLast = state.withLock { state in
      state.runningWork.remove(token) != nil && state.runningWork.isEmpty
    }
    if isLast { notifyListeners() }
  }

  /// Forgets what is done before a manager finishes; the closure is released outside the lock.
  func removeFinishHook(_ token: Int) {
    _ = state.withLock { $0.finishHooks.removeValue(forKey: token) }
  }

  /// Calls what is done before a manager finishes, in the order in which it was asked for.
  func runFinishHooks() {
    let hooks = state.withLock { $0.finishHooks }
    for token in Array(hooks.keys).ordered() {
      hooks[token]?()
    }
  }
}

extension PostManager.State {
  fileprivate mutating func takeWorkToken() -> Int {
    workTokens += 1
    return workTokens
  }
}
