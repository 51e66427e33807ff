import PlacardModels
import PlacardPosting
import PlacardTesting

/// A manager on a manual clock, with the slide's times, whose events are collected.
final class ManagerHarness: Sendable {
  let clock = ManualClock()
  let manager: PostManager
  private let reported = Locked<PostEvent>([])
  private let marks = AsyncStream.makeStream(of: String.self)
  private let listening: Registration

  init(_ poster: (any Poster)? = nil, lanes: [LaneConfiguration] = [.main(.serial())]) {
    let slide = PostTiming(entrance: .milliseconds(400), exit: .milliseconds(200))
    manager = PostManager(
      posters: [poster ?? RecordingPoster([], timing: slide)], lanes: lanes, clock: clock)
    listening = manager.listen { [reported, marks] event in
      if event.kind == .reply, let mark = event.reply?.tag {
        marks.continuation.yield(mark)
      } else {
        reported.append(event)
      }
    }
  }

  /// Lets the time go on to a moment, in seconds, and waits until all up to then has been reported.
  func go(to seconds: Double) async {
    clock.advance(by: .nanoseconds(ofSeconds: seconds) - clock.now.offset)
    await catchUp("\(seconds)")
  }

  /// Goes through moments that lie between two times, a step of a tenth of a second each.
  func go(from first: Double, to last: Double) async {
    for tenth in Int(first * 10)...Int(last * 10) {
      await go(to: Double(tenth) / 10)
    }
  }

  /// Waits until everything that has happened by now has been reported.
  func catchUp(_ mark: String = "now") async {
    manager.handle(.query(id: mark, tag: mark))
    for await heard in marks.stream where heard == mark { return }
  }

  /// One event a line: time in seconds, kind, id, and what else matters; of some kinds.
  func log(of kinds: Set<PostEvent.Kind>) -> String {
    reported.value.filter { kinds.contains($0.kind) }.map { event in
      var words = ["\(event.at.inSeconds)", event.kind.rawValue, event.id ?? ""]
      words += [event.admission?.rawValue, event.reason?.rawValue].compactMap { $0 }
      return words.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
