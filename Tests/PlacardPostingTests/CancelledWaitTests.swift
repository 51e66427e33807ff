import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P7, P20: a wait ends when its task is cancelled, and what was waited for goes on.
@Suite("Cancelled waits", .timeLimit(.minutes(1))) struct CancelledWaitTests {
  private static let forever = PostOptions(duration: .forever)

  private func manager(_ poster: any Poster = RecordingPoster()) -> PostManager {
    PostManager(posters: [poster], lanes: [.main(.serial())], clock: ManualClock())
  }

  @Test("P7: a cancelled wait for the outcome gives closed(cancelled), and the post goes on")
  func outcome() async {
    let manager = manager()
    let handle = manager.post("A", Self.forever)
    let patient = Task { await handle.outcome }
    let impatient = Task { await handle.outcome }
    impatient.cancel()
    #expect(await impatient.value == .closed(.cancelled))
    #expect(handle.isLive)
    handle.hide()
    #expect(await patient.value == .closed(.hidden))
    #expect(await handle.outcome == .closed(.hidden))
    await manager.close()
  }

  @Test("P7: a cancelled wait for the entrance gives false, and later ones learn what happened")
  func shown() async {
    let manager = manager()
    let first = manager.post(Message("A", id: "A"), Self.forever)
    let second = manager.post(Message("B", id: "B"), Self.forever)
    let waiting = Task { await second.shown }
    waiting.cancel()
    #expect(await !waiting.value)
    first.hide(animated: false)
    #expect(second.state == .queued)
    await manager.close()
    #expect(await first.shown)
  }

  @Test("P7: a task that was cancelled before it waits learns what is known already")
  func cancelledBefore() async {
    let manager = manager()
    let handle = manager.post("A", Self.forever)
    handle.hide()
    let outcome = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return (await handle.outcome, await handle.shown)
    }
    #expect(await outcome.value == (.closed(.hidden), true))
    await manager.close()
  }

  @Test("P20: finish of a cancelled task closes at once, whatever still runs")
  func finish() async {
    let manager = manager(RecordingPoster([.interactive]))
    let question = manager.post(Message("Q").action("yes", "Yes"), Self.forever)
    let work = manager.beginWork()
    let waiting = Task { await manager.finish() }
    await manager.flush()
    waiting.cancel()
    await waiting.value
    #expect(await question.outcome == .closed(.closed))
    work.cancel()
  }

  @Test("P19, P20: flush, close and remove of a cancelled task do not wait for a poster that hangs")
  func hangingPoster() async {
    let stubborn = StubbornPoster()
    let manager = PostManager(posters: [], clock: ManualClock())
    let registration = manager.add(stubborn)
    manager.post("A", Self.forever)
    await stubborn.waitForPost()
    let waits: [@Sendable () async -> Void] = [
      { await manager.flush() },
      { await manager.remove(registration) },
      { #expect(await !manager.close(timeout: nil)) },
    ]
    for wait in waits {
      let waiting = Task { await wait() }
      waiting.cancel()
      await waiting.value
    }
    stubborn.letGo()
    #expect(await manager.close(timeout: nil))
  }

  @Test("A cancelled wait for sleepers ends, and a clock that gets them later wakes the others")
  func sleepers() async {
    let clock = ManualClock()
    let impatient = Task { await clock.sleepers(atLeast: 1) }
    impatient.cancel()
    await impatient.value
    let sleeping = Task { try? await clock.sleep(for: .seconds(1)) }
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    await sleeping.value
  }
}
