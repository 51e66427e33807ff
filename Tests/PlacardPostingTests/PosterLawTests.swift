import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization
import Testing

@Suite("Laws of posters") struct PosterLawTests {
  @Test(
    "P19: no poster in any temper touches what the manager promises", arguments: Temper.allCases)
  func tempers(temper: Temper) async {
    await PosterLaws.rehearse([temper]) { RecordingPoster() }
    await PosterLaws.rehearse([temper]) {
      RecordingPoster(
        [.interactive], timing: PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200)))
    }
  }

  @Test("The laws of deliveries catch what a manager must not ask")
  func deliveries() {
    var shown = Post(number: 1, message: "A", state: .showing)
    let waiting = shown
    shown.count = 0
    shown.reason = .expired
    func breaches(_ calls: [RecordingPoster.Call]) -> String {
      PosterLaws.breaches(in: calls).joined(separator: "; ")
    }
    #expect(breaches([.show(waiting), .update(waiting), .hide(shown), .close]) == "")
    #expect(breaches([.update(waiting)]).contains("updated while it is not shown"))
    #expect(breaches([.hide(shown)]).contains("hidden unseen"))
    #expect(breaches([.show(waiting), .hide(shown), .hide(shown)]).contains("hidden twice"))
    #expect(breaches([.show(waiting), .show(waiting)]).contains("shown while it is shown"))
    #expect(breaches([.show(waiting), .hide(shown), .show(waiting)]).contains("shown again"))
    #expect(breaches([.show(waiting)]).contains("never hidden"))
    #expect(breaches([.close, .show(waiting)]).contains("after the closing"))
    #expect(breaches([.show(shown)]).contains("its end is decided"))
    #expect(breaches([.show(waiting), .hide(waiting)]).contains("without a reason"))
  }
}
