import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Edits by the program") struct EditTests {
  @Test(
    "P12: an edit to success or error ends a progress that it does not touch",
    arguments: [
      (Severity.success, nil, nil), (.error, nil, nil), (.warning, nil, 0.5),
      (.success, 0.7, 0.7),
    ] as [(Severity, Double?, Double?)])
  func progress(severity: Severity, named: Double?, left: Double?) async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let handle = manager.post(Message("Copy", id: "copy").progress(0.5))
    handle.update { message in
      message.severity = severity
      if let named { message.progress = .fraction(named) }
    }
    #expect(manager.post(withID: "copy")?.message.progress == left.map { .fraction($0) })
    await manager.close()
  }

  @Test("P12: progress that becomes a success restarts the display time")
  func fullDisplayDuration() async {
    let clock = ManualClock()
    let manager = PostManager(posters: [RecordingPoster()], lanes: [.main(.serial())], clock: clock)
    let handle = manager.post(Message("Copy", id: "copy").progress(0.5))
    clock.advance(by: .seconds(60))
    manager.update(id: "copy") { $0.severity = .success }
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .milliseconds(4999))
    #expect(manager.post(withID: "copy")?.state == .shown)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .milliseconds(1))
    #expect(await handle.outcome == .closed(.expired))
    await manager.close()
  }

  @Test("P7: a handle is about one life: a later post of the id does not answer to it")
  func oneLife() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial(gap: .zero))], clock: ManualClock())
    let first = manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    first.hide(animated: false)
    let second = manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    first.update { $0.title = "old" }
    first.hide()
    #expect(manager.post(withID: "A")?.number == second.number)
    #expect(manager.post(withID: "A")?.message.title == "A")
    #expect(await first.outcome == .closed(.hidden))
    await manager.close()
  }

  @Test("P19: a poster that fails late, after its post has gone, fails nothing")
  func lateFailure() async {
    let manager = PostManager(
      posters: [RecordingPoster(refusing: ["A"])], lanes: [.main(.serial())],
      clock: ManualClock())
    let first = manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    manager.hideAll(animated: false)
    let second = manager.post(Message("B", id: "B"), PostOptions(duration: .forever))
    await manager.flush()
    #expect(await first.outcome.reason != .closed)
    #expect(manager.post(withID: "B")?.number == second.number)
    await manager.close()
  }

  @Test("P8: a listener that stops inside its own call receives no more events")
  func stopInside() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let reported = Locked<PostEvent.Kind>([])
    let registrations = Locked<Registration>([])
    registrations.append(
      manager.listen { event in
        reported.append(event.kind)
        registrations.value.first?.cancel()
      })
    manager.post("A")
    #expect(reported.value == [.posted])
    await manager.close()
  }

  @Test("P8: a listener added inside a call receives only later events")
  func listenInside() async {
    let manager = PostManager(
      posters: [RecordingPoster()], lanes: [.main(.serial())], clock: ManualClock())
    let reported = Locked<String>([])
    let registrations = Locked<Registration>([])
    let listening = manager.listen { event in
      guard event.kind == .posted, event.id == "A" else { return }
      registrations.append(manager.listen { reported.append("\($0.kind) \($0.id ?? "")") })
    }
    defer { listening.cancel() }
    manager.post(Message("A", id: "A"), PostOptions(duration: .forever))
    #expect(reported.value == [])
    manager.post(Message("B", id: "B"))
    #expect(reported.value == ["posted B"])
    await manager.close()
  }
}
