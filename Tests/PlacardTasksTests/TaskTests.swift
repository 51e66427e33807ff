import PlacardModels
import PlacardPosting
import PlacardTasks
import PlacardTesting
import Testing

@Suite("P13: what is seen of a task") struct TaskTests {
  @Test("P13: work that is done within the delay shows nothing where no success is stated")
  func short() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling") { _ in harness.pass(399) }
    harness.pass(60_000)
    #expect(harness.transcript == ["0.0 posted delayed", "0.399 gone cancelled"])
  }

  @Test("P13: a success within the delay is posted, with the task's options and full duration")
  func shortSuccessIsSaid() async {
    let harness = TaskHarness()
    let options = PostOptions(placement: .bottom, duration: .seconds(2))
    await harness.manager.task(Message("Linking", id: "link"), options) { _ in
      harness.pass(399)
    } success: {
      "Linked"
    }
    #expect(harness.shown()?.id == "link")
    #expect(harness.shown()?.severity == .success)
    #expect(harness.manager.current()?.options.placement == .bottom)
    harness.pass(60_000)
    #expect(
      harness.transcript == [
        "0.0 posted delayed", "0.399 gone cancelled", "0.399 posted shown",
        "0.399 willShow Linked", "0.399 didShow", "2.399 willHide expired",
        "2.399 didHide expired", "2.399 gone expired",
      ])
  }

  @Test("P13: a success is said where the running message left for lack of space")
  func folded() async {
    var rules = LaneConfiguration.stack()
    rules.rate = LaneConfiguration.Rate(limit: 1, per: .seconds(3))
    let harness = TaskHarness(lanes: [.main(rules)])
    harness.manager.post("First", PostOptions(duration: .seconds(1)))
    await harness.manager.task("Pulling", delay: .zero) { _ in
      harness.pass(60_000)
    } success: {
      "Pulled"
    }
    #expect(harness.transcript.contains("0.0 gone folded"))
    #expect(harness.shown()?.title == "Pulled")
  }

  @Test("P13: work that ends just after it was shown stays for the minimum")
  func minimum() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling") { _ in harness.pass(410) }
    harness.pass(60_000)
    #expect(
      harness.transcript == [
        "0.0 posted delayed", "0.4 willShow Pulling", "0.4 didShow", "1.4 willHide hidden",
        "1.4 didHide hidden", "1.4 gone hidden",
      ])
  }

  @Test("P13: a success replaces the running message for a full display time")
  func success() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling") { _ in
      harness.pass(20_400)
    } success: {
      "Pulled"
    }
    #expect(harness.shown()?.severity == .success)
    #expect(harness.shown()?.progress == nil)
    harness.pass(60_000)
    #expect(
      harness.transcript == [
        "0.0 posted delayed", "0.4 willShow Pulling", "0.4 didShow", "20.4 updated Pulled",
        "25.4 willHide expired", "25.4 didHide expired", "25.4 gone expired",
      ])
  }

  @Test("P13: a success whose own duration is short stays for the minimum")
  func shortSuccess() async {
    let harness = TaskHarness()
    let options = PostOptions(duration: .fixed(.milliseconds(100)))
    await harness.manager.task("Pulling", options) { _ in
      harness.pass(410)
    } success: {
      "Pulled"
    }
    harness.pass(60_000)
    #expect(harness.transcript.contains("0.41 updated Pulled"))
    #expect(harness.transcript.last == "1.4 gone expired")
  }

  @Test("P13: a failure takes the place of the running message and stays")
  func failure() async throws {
    let harness = TaskHarness()
    await #expect(throws: Broken.self) {
      try await harness.manager.task("Pulling", PostOptions(duration: .seconds(2))) { _ in
        harness.pass(500)
        throw Broken(description: "no route")
      } failure: {
        "Pull failed: \($0)"
      }
    }
    harness.pass(86_400_000)
    #expect(harness.shown()?.title == "Pull failed: no route")
    #expect(harness.shown()?.severity == .error)
    #expect(harness.transcript.last == "0.5 updated Pull failed: no route")
  }

  @Test("P13: a failure within the delay is posted, under the same id")
  func shortFailure() async throws {
    let harness = TaskHarness()
    await #expect(throws: Broken.self) {
      try await harness.manager.task(Message("Pulling", id: "pull")) { _ in
        harness.pass(100)
        throw Broken(description: "no route")
      }
    }
    harness.pass(60_000)
    #expect(
      harness.transcript == [
        "0.0 posted delayed", "0.1 gone cancelled", "0.1 posted shown",
        "0.1 willShow Failed: Pulling", "0.1 didShow",
      ])
    #expect(harness.manager.post(withID: "pull")?.message.body == "no route")
  }

  @Test("P13: a cancellation is said calmly, however quick, and expires", arguments: [100, 500])
  func cancellation(after milliseconds: Int) async {
    let harness = TaskHarness()
    let words = TaskWords(cancelled: "Abgebrochen")
    let work = Task {
      try await harness.manager.task("Pulling", words: words) { _ in
        harness.pass(milliseconds)
        cancelThisTask()
        try Task.checkCancellation()
      } success: {
        "Pulled"
      } failure: {
        "Pull failed: \($0)"
      }
    }
    guard case .failure(let error) = await work.result else {
      Issue.record("the error was not rethrown")
      return
    }
    #expect(error is CancellationError)
    #expect(harness.shown()?.title == "Abgebrochen: Pulling")
    #expect(harness.shown()?.severity == .info)
    #expect(harness.shown()?.body == nil)
    let isUpdate = harness.transcript.last == "0.5 updated Abgebrochen: Pulling"
    #expect(isUpdate == (milliseconds == 500))
    harness.pass(60_000)
    #expect(harness.shown() == nil)
    #expect(harness.transcript.last?.hasSuffix("gone expired") == true)
  }

  @Test("P13: what a cancelled task throws is a consequence, said as the body of the cancellation")
  func consequence() async {
    let harness = TaskHarness()
    let work = Task {
      try await harness.manager.task("Pulling") { _ in
        harness.pass(500)
        cancelThisTask()
        throw Broken(description: "connection closed")
      } failure: {
        "Pull failed: \($0)"
      }
    }
    #expect(await (try? work.value) == nil)
    #expect(harness.shown()?.title == "Cancelled: Pulling")
    #expect(harness.shown()?.body == "connection closed")
    #expect(harness.shown()?.severity == .info)
  }

  @Test("P13: work that goes on after its cancellation succeeds")
  func deafToCancellation() async {
    let harness = TaskHarness()
    let work = Task {
      await harness.manager.task("Pulling", delay: .zero) { _ in
        cancelThisTask()
        return 7
      } success: {
        "Pulled \($0)"
      }
    }
    #expect(await work.value == 7)
    #expect(harness.shown()?.title == "Pulled 7")
  }

  @Test("P13: while it runs it does not expire, whatever the manager's defaults are")
  func staysWhileItRuns() async {
    var rules = LaneConfiguration.serial()
    rules.automatic = .fixed(.seconds(2))
    let harness = TaskHarness(lanes: [rules])
    await harness.manager.task(Message("Pulling", severity: .success)) { _ in
      harness.pass(3_600_000)
      #expect(harness.shown()?.title == "Pulling")
    }
    #expect(harness.shown() == nil)
  }

  @Test("P13: dismissed work is posted again only if it fails")
  func dismissed() async {
    for fails in [false, true] {
      let harness = TaskHarness()
      _ = try? await harness.manager.task(Message("Pulling", id: "pull")) { _ in
        harness.pass(2000)
        harness.manager.handle(.dismiss(id: "pull"))
        harness.pass(2000)
        if fails { throw Broken(description: "no route") }
      } success: {
        "Pulled"
      }
      harness.pass(2000)
      #expect(harness.shown()?.title == (fails ? "Failed: Pulling" : nil))
      #expect(!harness.transcript.contains { $0.contains("Pulled") })
    }
  }

  @Test("P13: one whose turn did not come while it ran shows its success in its turn")
  func queued() async {
    let harness = TaskHarness()
    let first = harness.manager.post("First", PostOptions(duration: .forever))
    await harness.manager.task("Pulling") { _ in
      harness.pass(1000)
    } success: {
      "Pulled"
    }
    await harness.manager.task("Silent") { _ in harness.pass(1000) }
    first.hide()
    harness.pass(500)
    #expect(harness.shown()?.title == "Pulled")
    harness.pass(60_000)
    #expect(harness.transcript.last == "7.5 gone expired")
    #expect(!harness.transcript.contains { $0.contains("willShow Silent") })
  }

  @Test("P13: two tasks of one title are two posts, unless they have an id")
  func sameTitle() async {
    let harness = TaskHarness(lanes: [.main(.stack())])
    await harness.manager.task("Pulling", delay: .zero) { _ in
      await harness.manager.task("Pulling", delay: .zero) { _ in }
      await harness.manager.task(Message("Pulling", id: "one"), delay: .zero) { _ in
        await harness.manager.task(Message("Pulling", id: "one"), delay: .zero) { _ in }
      }
    }
    let posted = harness.transcript.filter { $0.contains("posted") }
    #expect(
      posted == [
        "0.0 posted shown", "0.0 posted shown", "0.0 posted shown", "0.0 posted duplicate",
      ])
  }

  @Test("P13: a manager that is closed runs the work all the same")
  func closed() async {
    let harness = TaskHarness()
    await harness.manager.close()
    let value = await harness.manager.task("Pulling") { progress in
      progress.advance(by: 1, of: 2)
      _ = progress.child("part", display: .ownPost)
      return 5
    } success: {
      "Pulled \($0)"
    }
    #expect(value == 5)
    #expect(!harness.transcript.contains { $0.contains("willShow") })
  }
}
