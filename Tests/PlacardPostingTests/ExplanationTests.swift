import PlacardModels
import PlacardPosting
import Testing

/// P17: why something is not seen, or ended.
@Suite("Explaining") struct ExplanationTests {
  private func steps(
    of id: String, at time: Double = 0.5, _ commands: [PostCommand]
  ) -> [String] {
    var scheduler = PostScheduler(lanes: [.main(.serial())]) { _ in
      PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200))
    }
    for command in commands {
      scheduler.handle(command, at: .zero)
    }
    scheduler.advance(to: .seconds(time))
    return scheduler.explanation(of: id).steps.map { "\($0.code): \($0.text)" }
  }

  private func post(_ id: String, _ options: PostOptions = PostOptions()) -> PostCommand {
    .post(Message(id, id: id), options)
  }

  @Test("P17: a waiting post is explained by its cause")
  func waiting() {
    let commands = [post("A", PostOptions(duration: .forever)), post("B"), post("C")]
    #expect(
      steps(of: "C", commands) == [
        "lane: Lane \"main\" (serial) is full: \"A\".", "line: 1 other posts go before it.",
      ])
    #expect(
      steps(of: "B", commands + [.suspend, .host(attached: false)]) == [
        "suspend: The manager is suspended.", "host: There is no host to show it.",
      ])
    #expect(
      steps(of: "A", [.quiet(50), post("A")]) == [
        "quiet: The quiet level 50 holds it back."
      ])
    let afterwards = commands + [.hide(id: "A", animated: false)]
    #expect(
      steps(of: "B", at: 0.3, afterwards) == ["pause: Lane \"main\" pauses until 0.5 s."])
  }

  @Test("P17: shown, ended and unknown posts are explained")
  func others() {
    #expect(
      steps(of: "A", [post("A", PostOptions(duration: .seconds(2)))]) == [
        "dwell: Its time ends at 2.4 s."
      ])
    #expect(
      steps(of: "A", [post("A", PostOptions(duration: .seconds(2))), .focus(window: false)]) == [
        "hold: Its time stands still: focus."
      ])
    #expect(
      steps(of: "A", [post("A", PostOptions(duration: .forever))]) == [
        "forever: It does not end by itself."
      ])
    #expect(
      steps(of: "A", at: 9, [post("A", PostOptions(duration: .seconds(2)))]) == [
        "reason: It ended at 2.6 s: its time was up."
      ])
    let delayed = PostOptions(duration: .indefinite(delay: .seconds(2), minimum: .zero))
    #expect(steps(of: "A", [post("A", delayed)]) == ["delay: Its delay ends at 2 s."])
    let least = PostOptions(duration: .indefinite(delay: .zero, minimum: .seconds(3)))
    #expect(
      steps(of: "A", [post("A", least), .hide(id: "A", animated: true)]) == [
        "minimum: It leaves (the program hid it) once its minimum is over, at 3 s."
      ])
    #expect(
      steps(of: "A", []) == ["unknown: No post with the id \"A\" is live or remembered."])
  }
}
