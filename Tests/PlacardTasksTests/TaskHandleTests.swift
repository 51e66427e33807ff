import PlacardModels
import PlacardPosting
import PlacardTasks
import PlacardTesting
import Testing

@Suite("P26: progress without a closure", .timeLimit(.minutes(1))) struct TaskHandleTests {
  @Test("P26: work begun by hand shows its progress and ends as stated")
  func success() {
    let harness = TaskHarness()
    let upload = harness.manager.begin("Uploading", .bottom, total: .bytes(1000))
    harness.pass(500)
    upload.advance(by: 250)
    #expect(upload.fraction == 0.25)
    #expect(harness.shown()?.progress == .steps(done: 250, total: 1000, unit: "bytes"))
    harness.pass(1000)
    upload.note = "part 2"
    #expect(harness.shown()?.body?.hasPrefix("part 2") == true)
    upload.succeed("Uploaded")
    #expect(harness.shown()?.title == "Uploaded")
    #expect(harness.shown()?.severity == .success)
    #expect(harness.shown()?.progress == nil)
    harness.pass(60_000)
    #expect(harness.transcript.last == "6.5 gone expired")
  }

  @Test("P26: a success without words is silent, one with words is said however quick")
  func quick() {
    let harness = TaskHarness()
    harness.manager.begin("Linking").succeed()
    #expect(harness.transcript == ["0.0 posted delayed", "0.0 gone cancelled"])
    harness.manager.begin("Linking").succeed("Linked")
    #expect(harness.shown()?.title == "Linked")
  }

  @Test("P26: a failure stays, with words or with an error, and a cancellation does not")
  func otherEnds() {
    let harness = TaskHarness(lanes: [.main(.stack())])
    harness.manager.begin(Message("A", id: "a")).fail("No space")
    harness.manager.begin(Message("B", id: "b")).fail(Broken(description: "no route"))
    harness.manager.begin(Message("C", id: "c")).cancel()
    harness.manager.begin(Message("D", id: "d")).fail(CancellationError())
    #expect(harness.manager.post(withID: "a")?.message.title == "No space")
    #expect(harness.manager.post(withID: "b")?.message.title == "Failed: B")
    #expect(harness.manager.post(withID: "b")?.message.body == "no route")
    #expect(harness.manager.post(withID: "c")?.message.title == "Cancelled: C")
    #expect(harness.manager.post(withID: "d")?.message.severity == .info)
    harness.pass(60_000)
    #expect(harness.manager.posts(in: [.shown]).map(\.id) == ["a", "b"])
  }

  @Test("P26: one that is let go of is cancelled, which is said only if it was shown")
  func released() {
    let harness = TaskHarness()
    do { _ = harness.manager.begin("Unseen") }
    #expect(harness.transcript == ["0.0 posted delayed", "0.0 gone cancelled"])
    do {
      let upload = harness.manager.begin("Uploading")
      harness.pass(500)
      upload.advance()
    }
    #expect(harness.shown()?.title == "Cancelled: Uploading")
    #expect(harness.shown()?.severity == .info)
    harness.pass(60_000)
    #expect(harness.shown() == nil)
  }

  @Test("P26: after the first end every call is ignored")
  func afterTheEnd() {
    let harness = TaskHarness()
    let upload = harness.manager.begin("Uploading", total: 3, delay: .zero)
    upload.succeed("Uploaded")
    upload.advance()
    upload.note = "more"
    upload.title = "Again"
    upload.fail("Broken")
    upload.cancel()
    let part = upload.child("part")
    part.advance()
    part.finish()
    #expect(harness.shown() == Message("Uploaded", severity: .success, id: harness.shown()?.id))
    #expect(upload.fraction == nil)
    #expect(upload.title == nil)
  }

  @Test("P26: parts of it are shown inside, and do not keep it alive")
  func parts() {
    let harness = TaskHarness()
    let part: TaskProgress
    do {
      let build = harness.manager.begin("Building", delay: .zero)
      part = build.child("Layout")
      harness.pass(1000)
      part.set(fraction: 0.5)
      #expect(harness.shown()?.body == "1 s left\nLayout: 50%")
    }
    #expect(part.fraction == nil)
    #expect(harness.shown()?.title == "Cancelled: Building")
  }

  @Test("P26: totals are numbers, numbers of bytes, or numbers of things")
  func totals() {
    #expect(ProgressTotal(3, .steps) == 3)
    #expect(ProgressTotal.steps(3) == 3)
    #expect(ProgressTotal.bytes(5) == ProgressTotal(5, .bytes))
    #expect(ProgressTotal.binaryBytes(5).unit == .binaryBytes)
    #expect(ProgressTotal.items(2, "files").unit == .items("files"))
    let harness = TaskHarness()
    let unknown = harness.manager.begin("Odd", total: .items(-4, "files"), delay: .zero)
    unknown.advance(by: 2)
    #expect(unknown.fraction == nil)
    let texts = ["Text", "Other"]
    harness.manager.begin(texts[0], total: .items(texts.count, "texts")).succeed(texts[1])
  }

  @Test("P26: finish waits for it", arguments: [true, false])
  func finish(ends: Bool) async {
    let clock = ManualClock()
    let manager = PostManager(posters: [], clock: clock)
    let order = Locked<String>([])
    let upload = manager.begin("Uploading")
    let finished = Task {
      await manager.finish()
      order.append("finished")
    }
    for _ in 0..<100 { await Task.yield() }
    order.append("ends")
    if ends { upload.succeed() } else { upload.cancel() }
    // Of a cancellation something is said, whose time runs out.
    while !finished.isOver(in: order) {
      clock.advance(by: .seconds(1))
      await Task.yield()
    }
    #expect(order.value == ["ends", "finished"])
  }

  @Test("Finish and close return at once on a clock that stands still when nothing runs")
  func nothingRuns() async {
    let manager = PostManager(posters: [], clock: ManualClock())
    await manager.task("Linking") { _ in }
    manager.begin("Uploading").succeed()
    for _ in manager.track([1, 2], "Fetching") {}
    await manager.finish()
    await PostManager(posters: [], clock: ManualClock()).finish()
  }
}

extension Task<Void, Never> {
  fileprivate func isOver(in order: Locked<String>) -> Bool {
    order.value.last == "finished"
  }
}
