import PlacardModels
import PlacardPosting
import PlacardTasks
import PlacardTesting
import Testing

@Suite("P13: a task's progress", .timeLimit(.minutes(1)))
struct TaskProgressTests {
  @Test("P13: counts, units and fractions become the message's progress")
  func measures() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling", delay: .zero) { progress in
      #expect(progress.fraction == nil)
      #expect(harness.shown()?.progress == .indeterminate)
      harness.pass(1000)
      progress.advance(by: 5, unit: .items("files"))
      #expect(harness.shown()?.progress == .steps(done: 5, total: 0, unit: "files"))
      harness.pass(1000)
      progress.advance(of: 24)
      #expect(harness.shown()?.progress == .steps(done: 6, total: 24, unit: "files"))
      #expect(progress.fraction == 0.25)
      harness.pass(1000)
      progress.set(done: 24)
      #expect(harness.shown()?.progress == .steps(done: 24, total: 24, unit: "files"))
      harness.pass(1000)
      progress.set(fraction: 0.5)
      #expect(harness.shown()?.progress == .fraction(0.5))
      harness.pass(1000)
      progress.set(done: 1000, total: 4000, unit: .binaryBytes)
      #expect(harness.shown()?.progress == .steps(done: 1000, total: 4000, unit: "bytes"))
    }
  }

  @Test("P13: what is done only ever grows, and odd numbers have defined results")
  func oddNumbers() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling") { progress in
      progress.set(done: 50, total: 100)
      progress.set(done: 10)
      progress.advance(by: -7)
      progress.advance(by: 0)
      #expect(progress.fraction == 0.5)
      progress.advance(by: 0, of: -1)
      #expect(progress.fraction == nil)
      progress.set(done: 20, total: 200)
      #expect(progress.fraction == 0.25)
      progress.advance(by: .max)
      progress.advance(by: .max)
      #expect(progress.fraction == 1)
      progress.set(fraction: 0.75)
      progress.set(fraction: .nan)
      progress.set(fraction: -1)
      progress.set(fraction: 0.5)
      #expect(progress.fraction == 0.75)
      progress.set(fraction: .infinity)
      #expect(progress.fraction == 1)
      harness.pass(500)
      progress.set(done: .min, total: .max)
      #expect(harness.shown()?.progress == .steps(done: 0, total: .max))
    }
  }

  @Test("P13: note, rate and time left stand below the title")
  func figures() async {
    let harness = TaskHarness()
    let words = TaskWords(left: "übrig")
    let title = Message("Pulling", body: "from here")
    await harness.manager.task(title, delay: .zero, words: words) { progress in
      progress.advance(by: 0, of: 100_000_000, unit: .bytes)
      harness.pass(500)
      progress.advance(by: 1_000_000)
      #expect(harness.shown()?.body == "from here")
      harness.pass(500)
      progress.advance(by: 1_000_000)
      #expect(harness.shown()?.body == "from here\n2.0 MB/s, 49 s übrig")
      harness.pass(9000)
      progress.note = nil
      progress.title = "Pulling more"
      progress.advance(by: 98_000_000)
      harness.pass(100)
      progress.advance(by: 0)
      #expect(harness.shown()?.title == "Pulling more")
      #expect(harness.shown()?.body == "9.9 MB/s")
    }
  }

  @Test("P13, X2: figures are for the eye: said are the words, when they change")
  func announcements() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling", delay: .zero) { progress in
      for _ in 1...50 {
        harness.pass(1000)
        progress.advance(by: 10, of: 1000, unit: .items("layers"))
      }
      #expect(harness.shown()?.body == "10 layers/s, 50 s left")
      progress.note = "Extracting"
      harness.pass(1000)
      progress.advance(by: 10)
    } success: {
      "Pulled"
    }
    #expect(harness.said == ["0.0 Pulling", "51.0 Pulling, Extracting", "51.0 Pulled"])
  }

  @Test("P13: a message's own label stays what is said")
  func ownLabel() async {
    let harness = TaskHarness()
    var message = Message("↓")
    message.accessibility.label = "Downloading"
    await harness.manager.task(message, delay: .zero) { progress in
      harness.pass(1000)
      progress.title = "↓↓"
      harness.pass(1000)
    }
    #expect(harness.said == ["0.0 Downloading"])
  }

  @Test("P13: at most ten updates a second")
  func throttle() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling", delay: .zero) { progress in
      for _ in 1...10_000 {
        harness.clock.pass(.milliseconds(1))
        progress.advance(of: 10_000)
      }
      #expect(harness.updates.count <= 100)
      #expect(harness.updates.count >= 95)
      #expect(harness.updates.last?.progress == .steps(done: 10_000, total: 10_000))
    }
  }

  @Test("P13: the last of a burst is reported by a single timer")
  func lastIsReported() async {
    let harness = TaskHarness(lanes: [.main(.stack())])
    let updated = AsyncStream.makeStream(of: Message.self)
    let listening = harness.manager.listen { event in
      if let message = event.message, event.kind == .updated { updated.continuation.yield(message) }
    }
    defer { listening.cancel() }
    await harness.manager.task("Pulling", delay: .zero, minimum: .zero) { progress in
      for _ in 1...100 { progress.advance(of: 200) }
      #expect(harness.updates.isEmpty)
      await harness.clock.sleepers(atLeast: 1)
      #expect(harness.clock.sleeperCount == 1)
      harness.clock.pass(.milliseconds(100))
      harness.clock.call()
      var reported = updated.stream.makeAsyncIterator()
      #expect(await reported.next()?.progress == .steps(done: 100, total: 200))
      progress.advance()
      await harness.clock.sleepers(atLeast: 1)
    }
    #expect(harness.updates.map(\.progress?.fraction) == [0.5, 0.505])
    await harness.clock.sleepers(atMost: 0)
    #expect(harness.clock.sleeperCount == 0)
  }

  @Test("P13: a timer that a word has overtaken is cancelled")
  func overtaken() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling", delay: .zero) { progress in
      progress.advance(of: 4)
      await harness.clock.sleepers(atLeast: 1)
      harness.clock.pass(.milliseconds(100))
      progress.advance()
      #expect(harness.updates.map(\.progress) == [.steps(done: 2, total: 4)])
      await harness.clock.sleepers(atMost: 0)
      #expect(harness.clock.sleeperCount == 0)
    }
  }

  @Test("P13: a timer's update counts: the next comes an interval later, at the latest")
  func timerFirst() async {
    let harness = TaskHarness()
    let updated = AsyncStream.makeStream(of: Message.self)
    let listening = harness.manager.listen { event in
      if let message = event.message, event.kind == .updated { updated.continuation.yield(message) }
    }
    defer { listening.cancel() }
    await harness.manager.task("Pulling", delay: .zero) { progress in
      var reported = updated.stream.makeAsyncIterator()
      progress.advance(of: 4)
      harness.clock.pass(.milliseconds(500))
      harness.clock.call()
      #expect(await reported.next()?.progress == .steps(done: 1, total: 4))
      harness.clock.pass(.milliseconds(99))
      progress.advance()
      #expect(harness.shown()?.progress == .steps(done: 1, total: 4))
      harness.clock.pass(.milliseconds(1))
      progress.advance()
      #expect(harness.shown()?.progress == .steps(done: 3, total: 4))
    }
  }

  @Test("P13: an update without a visible change is not reported")
  func nothingNew() async {
    let harness = TaskHarness()
    await harness.manager.task("Pulling", delay: .zero) { progress in
      for _ in 1...10 {
        harness.pass(1000)
        progress.advance(by: 0)
        progress.title = "Pulling"
      }
    }
    #expect(harness.updates.isEmpty)
  }

  @Test("P13: progress after the end has no effect")
  func afterTheEnd() async {
    let harness = TaskHarness()
    let progress = await harness.manager.task("Pulling", delay: .zero) {
      $0
    } success: { _ in
      "Pulled"
    }
    let transcript = harness.transcript
    progress.advance(by: 1, of: 2)
    progress.title = "Pulling again"
    let child = progress.child("part", display: .ownPost)
    child.set(fraction: 0.5)
    child.finish("done")
    child.fail("failed")
    progress.finish()
    progress.fail("failed")
    #expect(progress.fraction == nil)
    #expect(progress.title == nil)
    #expect(harness.transcript == transcript)
    #expect(harness.shown()?.title == "Pulled")
  }

  @Test("P13: a million advances are cheap: they are reported a few times")
  func million() async {
    let harness = TaskHarness()
    await harness.manager.task("Counting") { progress in
      for _ in 0..<1_000_000 { progress.advance(of: 1_000_000) }
      #expect(progress.fraction == 1)
    }
    #expect(harness.updates.isEmpty)
  }

  @Test("P13: many tasks may report the progress of one piece of work")
  func concurrency() async {
    let harness = TaskHarness()
    let updated = AsyncStream.makeStream(of: Message.self)
    let listening = harness.manager.listen { event in
      if let message = event.message, event.kind == .updated { updated.continuation.yield(message) }
    }
    defer { listening.cancel() }
    await harness.manager.task("Counting", delay: .zero) { progress in
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<8 {
          group.addTask {
            for _ in 0..<200 {
              harness.clock.pass(.milliseconds(1))
              harness.clock.call()
              progress.advance(of: 1600, unit: .items("steps"))
              let child = progress.child("\(index)", weight: 0)
              child.set(fraction: 1)
              if index.isMultiple(of: 2) { child.finish() } else { child.fail("failed") }
            }
          }
        }
      }
      // Reported here or by a timer that is on its way: the last is always reported.
      progress.note = "checked"
      harness.clock.pass(.milliseconds(100))
      harness.clock.call()
      for await message in updated.stream where message.body?.hasPrefix("checked") == true { break }
      #expect(harness.shown()?.body?.hasPrefix("checked") == true)
      #expect(harness.shown()?.progress == .steps(done: 1600, total: 1600, unit: "steps"))
      let reported = harness.updates.compactMap(\.progress?.fraction)
      #expect(reported == reported.sorted())
    }
  }
}
