import PlacardModels
import Synchronization

extension PostManager {
  /// Hands the terminal over to a body – an editor, a child, `readLine` – and takes it back afterwards.
  ///
  /// Posts that are drawn on the terminal are taken away first, and what was captured beside them is printed;
  /// the terminal has its own settings and cursor, and standard output and standard error are the terminal
  /// itself, also for children. Meanwhile the manager is suspended: nothing enters, and the time of what is
  /// shown stands still. Afterwards everything is drawn again, below what the body has written. May be nested
  /// and called by several tasks; the last to end gives the terminal back. Where nothing is drawn on a
  /// terminal, as in a pipe or above a full-screen application, the body simply runs.
  ///
  /// ```swift
  /// let name = await messages.withTerminal {
  ///   print("Name? ", terminator: "")
  ///   return readLine()
  /// }
  /// ```
  ///
  /// - Parameter body: What has the terminal; it runs where the caller does.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func withTerminal<Value, Failure: Error>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let posters = await release(state.withLock { $0.mailboxes.map(\.poster) })
    do throws(Failure) {
      let value = try await body()
      await takeBack(from: posters)
      return value
    } catch {
      await takeBack(from: posters)
      throw error
    }
  }

  /// Asks posters to leave the terminal, and returns those that had one.
  private func release(_ posters: [any Poster]) async -> [any Poster] {
    var releasing: [any Poster] = []
    for poster in posters where await poster.releaseTerminal() { releasing.append(poster) }
    if !releasing.isEmpty { terminalReleases.begin(suspendIfNeeded) }
    return releasing
  }

  private func suspendIfNeeded() -> Bool {
    transact { scheduler, now in
      guard !scheduler.isSuspended else { return false }
      scheduler.handle(PostCommand.suspend, at: now)
      return true
    }
  }

  private func takeBack(from posters: [any Poster]) async {
    guard !posters.isEmpty else { return }
    for poster in posters { await poster.reclaimTerminal() }
    terminalReleases.end { handle(.resume) }
  }
}
