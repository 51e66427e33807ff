import PlacardModels
import PlacardPosting
import PlacardTasks
import PlacardTesting
import Testing

@Suite("P13: tasks in parts") struct TaskPartsTests {
  /// Runs a task whose message is shown at once.
  private func run(
    on harness: TaskHarness = TaskHarness(),
    _ body: (TaskProgress, TaskHarness) async throws -> Void
  ) async {
    await harness.manager.task("Building", delay: .zero) { try? await body($0, harness) }
  }

  @Test("P13: a parent's progress is the weighted sum of its parts', to any depth")
  func weights() async {
    await run { progress, _ in
      let light = progress.child("light")
      let heavy = progress.child("heavy", weight: 3)
      #expect(progress.fraction == nil)
      light.set(fraction: 0.5)
      #expect(progress.fraction == 0.125)
      heavy.advance(by: 1, of: 3, unit: .bytes)
      #expect(progress.fraction == 0.375)
      let deep = heavy.child("deep", weight: 1).child("deeper")
      deep.set(done: 1, total: 2)
      // Of three units one is done, and half of the one that the part stands for.
      #expect(heavy.fraction == 0.5)
      #expect(progress.fraction == 0.5)
      deep.finish()
      #expect(abs((progress.fraction ?? 0) - 0.625) < 1e-12)
      heavy.finish()
      light.finish()
      #expect(progress.fraction == 1)
      #expect(heavy.fraction == nil)
    }
  }

  @Test("P13: a part without a total counts as nothing until it has finished")
  func unknownTotals() async {
    await run { progress, _ in
      let unknown = progress.child("unknown")
      unknown.advance(by: 500)
      #expect(unknown.fraction == nil)
      #expect(progress.fraction == nil)
      let known = progress.child("known")
      known.set(fraction: 0.5)
      #expect(progress.fraction == 0.25)
      unknown.finish()
      #expect(progress.fraction == 0.75)
    }
  }

  @Test("P13: a failed part keeps what it has reached, and is named")
  func failedParts() async {
    await run { progress, harness in
      let part = progress.child("tests")
      part.set(fraction: 0.5)
      part.child("inner").set(fraction: 1)
      part.fail("no disk")
      part.set(fraction: 1)
      part.finish()
      let other = progress.child("docs")
      other.set(fraction: 0.25)
      other.note = "index"
      harness.pass(1000)
      progress.note = "2 of 2"
      #expect(progress.fraction == 0.5)
      #expect(harness.shown()?.body == "2 of 2\n1 s left\ntests: Failed\ndocs: 25%, index")
    }
  }

  @Test("P13: a part that is cancelled is named as cancelled, not as failed")
  func cancelledParts() async {
    await run { progress, harness in
      await #expect(throws: CancellationError.self) {
        try await progress.task("tests") { _ in throw CancellationError() }
      }
      harness.pass(1000)
      progress.note = nil
      #expect(harness.shown()?.body == "tests: Cancelled")
    }
  }

  @Test("P13: a handle that is let go of leaves its part as it stands")
  func letGo() async {
    await run { progress, harness in
      do { progress.child("gone").set(fraction: 0.5) }
      harness.pass(1000)
      progress.note = nil
      #expect(progress.fraction == 0.5)
      #expect(harness.shown()?.progress == .fraction(0.5))
    }
  }

  @Test("P13: a total given before keeps the fraction from falling; items are counted as integers")
  func expectedParts() async {
    await run { progress, harness in
      progress.set(done: 0, total: 3, unit: .items("files"))
      var reported: [Double] = []
      for name in ["a", "b", "c"] {
        let file = progress.child(name)
        for _ in 1...4 {
          file.advance(of: 4)
          reported.append(progress.fraction ?? -1)
        }
        harness.pass(1000)
        file.note = nil
        if name == "b" {
          #expect(harness.shown()?.progress == .steps(done: 2, total: 3, unit: "files"))
        }
        file.finish()
      }
      #expect(reported == reported.sorted())
      #expect(reported.first.map { abs($0 - 1.0 / 12) < 1e-12 } == true)
      #expect(progress.fraction == 1)
    }
  }

  @Test("P13: odd weights have defined results")
  func oddWeights() async {
    await run { progress, _ in
      for weight in [.nan, -1, 0, -.infinity] as [Double] {
        progress.child("nothing", weight: weight).set(fraction: 1)
      }
      #expect(progress.fraction == nil)
      progress.child("all", weight: .infinity).set(fraction: 0.5)
      _ = progress.child("half", weight: 1e9)
      #expect(progress.fraction == 0.25)
    }
  }

  @Test("P13: a message names the first four parts that run, and says how many more")
  func manyParts() async {
    await run { progress, harness in
      let parts = (1...7).map { progress.child("part \($0)") }
      parts[0].finish()
      parts[1].fail("broken")
      harness.pass(1000)
      parts[2].set(fraction: 0.999)
      let lines = harness.shown()?.body?.split(separator: "\n").suffix(5).map(String.init)
      #expect(lines == ["part 2: Failed", "part 3: 99%", "part 4", "part 5", "+2"])
    }
  }

  @Test("P13: twenty thousand parts that came and went leave nothing behind")
  func parade() async {
    await run { progress, _ in
      progress.set(done: 0, total: 20_000)
      for _ in 0..<10_000 {
        let part = progress.child("part")
        part.child("inner").set(fraction: 0.5)
        part.finish()
      }
      #expect(progress.fraction == 0.5)
    }
  }

  @Test("P13: a chain of parts may be as long as it likes")
  func chain() async {
    await run { progress, _ in
      var part = progress
      for _ in 0..<20_000 { part = part.child("deeper") }
      part.set(fraction: 0.5)
      #expect(progress.fraction == 0.5)
      progress.child("other").finish()
      #expect(progress.fraction == 0.75)
    }
  }

  @Test("P13: a part that runs as a task finishes or fails with its body")
  func partTasks() async {
    await run { progress, _ in
      let value = await progress.task("good") { part in
        part.set(fraction: 0.1)
        return 5
      }
      #expect(value == 5)
      await #expect(throws: Broken.self) {
        try await progress.task("bad") { part in
          part.set(fraction: 0.5)
          throw Broken(description: "no route")
        }
      }
      #expect(progress.fraction == 0.75)
    }
  }

  @Test("P13: parts with posts of their own are a group, and end with the task")
  func ownPosts() async {
    let harness = TaskHarness(lanes: [.main(.stack())])
    let task = Message("Building", id: "build")
    await harness.manager.task(task, delay: .zero) { progress in
      let first = progress.child(Message("a", id: "a"), display: .ownPost)
      let second = progress.child(Message("b", id: "b"), display: .ownPost)
      _ = progress.child(Message("c", id: "c"), display: .ownPost)
      #expect(harness.manager.post(withID: "a")?.options.group == "build")
      harness.pass(100)
      first.set(fraction: 0.5)
      #expect(harness.manager.post(withID: "a")?.message.progress == .fraction(0.5))
      #expect(harness.manager.post(withID: "build")?.message.body == nil)
      harness.pass(1900)
      first.finish("a is built")
      second.fail("b is broken")
    } success: {
      "Built"
    }
    #expect(harness.manager.post(withID: "a")?.message.severity == .success)
    #expect(harness.manager.post(withID: "b")?.message.severity == .error)
    #expect(harness.manager.post(withID: "c") == nil)
    harness.pass(60_000)
    #expect(harness.shown()?.title == "b is broken")
    harness.manager.handle(.hideGroup("build"))
    #expect(harness.shown() == nil)
  }

  @Test("P13: several pieces at once are one task; the weights are known from the beginning")
  func plan() async throws {
    let harness = TaskHarness()
    let seen = Locked<Double>([])
    try await harness.manager.tasks("Building", delay: .zero, atMost: 1) { plan in
      for weight in [1, 2, 5] {
        plan.task("part \(weight)", weight: Double(weight)) { part in
          part.set(fraction: 0.5)
          harness.pass(1000)
          part.note = "half"
          seen.append(harness.shown()?.progress?.fraction ?? -1)
        }
      }
    } success: {
      "Built"
    }
    #expect(seen.value == [0.0625, 0.25, 0.6875])
    #expect(harness.shown()?.title == "Built")
  }

  @Test("P13: the first piece that fails cancels the others, and the whole fails with its error")
  func failingPlan() async {
    let harness = TaskHarness()
    let ended = Locked<String>([])
    await #expect(throws: Broken.self) {
      try await harness.manager.tasks("Building", delay: .zero) { plan in
        plan.task("waits") { _ in
          defer { ended.append("waits") }
          try await harness.clock.sleep(for: .seconds(1000))
        }
        plan.task("fails") { _ in throw Broken(description: "no disk") }
      }
    }
    #expect(ended.value == ["waits"])
    #expect(harness.shown()?.title == "Failed: Building")
    #expect(harness.shown()?.body == "no disk")
  }

  @Test("P13: no more pieces run at once than allowed, and a plan of none is done")
  func limits() async throws {
    let harness = TaskHarness()
    let running = Locked<Int>([])
    try await harness.manager.tasks("Building", atMost: 3) { plan in
      for _ in 0..<20 {
        plan.task("part") { _ in
          running.append(1)
          #expect(running.value.reduce(0, +) <= 3)
          await Task.yield()
          running.append(-1)
        }
      }
    }
    #expect(running.value.count == 40)
    try await harness.manager.tasks("Nothing", atMost: -1) { _ in }
  }
}
