import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

@Suite("Scenarios: what is said") struct AnnouncementScenarioTests {
  private static func said(_ run: Timeline) -> [String] {
    run.events.filter { [.announce, .focus].contains($0.kind) }
      .map { "\($0.kind) \($0.announcement?.text ?? "")" }
  }

  @Test("SM-A1: what is not modal is announced right before didShow")
  func announced() {
    let run = Timeline(lanes: [.main(.serial())]) { $0.post("A", duration: 1) }
    #expect(
      run.log(of: [.willShow, .announce, .focus, .didShow])
        == "0 willShow A\n0.4 announce A\n0.4 didShow A")
  }

  @Test("SM-A2, SM-A3 BUG: what is modal takes the focus, whatever is in it, and is not announced")
  func focused() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1, PostOptions(dim: .gray()))
      $0.run(.post(Message("B", id: "B").action("ok", "OK"), .seconds(1) { $0.dim = .gray() }))
    }
    #expect(Self.said(run) == ["focus A", "focus B"])
    #expect(run.log(of: [.focus, .didShow]).hasPrefix("0.4 focus A\n0.4 didShow A"))
  }

  @Test("SM-A6 BUG: posted again with other words it says those, and nothing of the old ones")
  func newWords() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message("old", id: "A"), .seconds(1)))
      $0.at(3)
      $0.run(.post(Message("new", id: "A"), .seconds(1)))
    }
    #expect(Self.said(run) == ["announce old", "announce new"])
  }

  @Test("SM-A7 BUG: empty and absent parts leave no comma", arguments: ["", nil])
  func emptyParts(title: String?) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.run(.post(Message(title: title, body: "b"), .seconds(1)))
    }
    #expect(Self.said(run) == ["announce b"])
  }

  @Test(
    "SM-A8 BUG: every message is announced, whatever view shows it", arguments: ["mine", "tab"])
  func everyView(style: String) {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", duration: 1, PostOptions(style: style))
    }
    #expect(Self.said(run) == ["announce A"])
  }

  @Test("SM-A9: attention is requested once, right after willShow")
  func attention() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .seconds(1) { $0.attention = .error })
      $0.at(0.7)
      $0.run(.update(id: "A", PostChange { message, _ in message.title = "new" }))
    }
    #expect(
      run.log(of: [.willShow, .attention, .didShow])
        == "0 willShow A\n0 attention A\n0.4 didShow A")
    #expect(run.events.compactMap(\.attention) == [.error])
  }

  @Test("SM-A10: one post's attention is not another's")
  func attentionOfEach() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", .seconds(1) { $0.attention = .error })
      $0.post("B", duration: 1)
    }
    #expect(run.log(of: [.attention]) == "0 attention A")
  }
}
