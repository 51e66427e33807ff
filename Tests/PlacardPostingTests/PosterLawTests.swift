import PlacardModels
import PlacardPosting
import PlacardTesting
import Synchronization
import Testing

@Suite("Laws of posters") struct PosterLawTests {
  @Test(
    "P19: no fault of a poster breaks the manager's promises",
    arguments: PosterFault.allCases)
  func faults(fault: PosterFault) async {
    await PosterLaws.exerciseFaults([fault]) { RecordingPoster() }
    await PosterLaws.exerciseFaults([fault]) {
      RecordingPoster(
        [.interactive], timing: PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200)))
    }
  }

  @Test("The laws of deliveries detect calls that a manager must not make")
  func deliveries() {
    var shown = Post(number: 1, message: "A", state: .showing)
    let waiting = shown
    shown.count = 0
    shown.reason = .expired
    func violations(_ calls: [RecordingPoster.Call]) -> String {
      PosterLaws.violations(in: calls).joined(separator: "; ")
    }
    #expect(violations([.show(waiting), .update(waiting), .hide(shown), .close]) == "")
    #expect(violations([.update(waiting)]).contains("updated while it is not shown"))
    #expect(violations([.hide(shown)]).contains("hidden unseen"))
    #expect(violations([.show(waiting), .hide(shown), .hide(shown)]).contains("hidden twice"))
    #expect(violations([.show(waiting), .show(waiting)]).contains("shown while it is shown"))
    #expect(violations([.show(waiting), .hide(shown), .show(waiting)]).contains("shown again"))
    #expect(violations([.show(waiting)]).contains("never hidden"))
    #expect(violations([.close, .show(waiting)]).contains("after the closing"))
    #expect(violations([.show(shown)]).contains("its end is decided"))
    #expect(violations([.show(waiting), .hide(waiting)]).contains("without a reason"))
  }
}
