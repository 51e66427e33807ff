import PlacardModels
import PlacardPosting
import PlacardTesting

/// A manager on a clock of its own, whose events are written down: a line an event, with its time.
///
/// The work of most tests lets time pass itself, and no timer is called, so that nothing runs at the
/// same time as it.
struct TaskHarness {
  let clock = SteppedClock()
  let manager: PostManager
  private let events = Locked<PostEvent>([])
  private let listening: Registration

  init(lanes: [LaneConfiguration] = [.main(.serial())]) {
    manager = PostManager(posters: [RecordingPoster([])], lanes: lanes, clock: clock)
    listening = manager.listen { [events] in events.append($0) }
  }

  /// Lets time pass, and the manager do what is due by then, in this call; timers sleep on.
  func pass(_ milliseconds: Int) {
    clock.pass(.milliseconds(milliseconds))
    manager.handle(.query(id: "time", tag: nil))
  }

  /// What happened, but for what is said and what is asked: `0.4 willShow Pulling`.
  ///
  /// The title is written where the message is, the admission or the reason where they are.
  var transcript: [String] {
    events.value.filter { ![.announce, .reply].contains($0.kind) }.map(Self.line)
  }

  /// What was said, with its time.
  var said: [String] {
    events.value.filter { $0.kind == .announce }.map {
      "\($0.at.inSeconds) \($0.announcement?.text ?? "")"
    }
  }

  /// The messages that took the place of others, in order.
  var updates: [Message] {
    events.value.filter { $0.kind == .updated }.compactMap(\.message)
  }

  /// What a lane presents, or nil.
  func shown(inLane lane: String = "main") -> Message? {
    manager.current(lane: lane)?.message
  }

  private static func line(_ event: PostEvent) -> String {
    let word =
      event.reason?.rawValue ?? event.admission?.rawValue ?? event.message?.title
    return (["\(event.at.inSeconds)", "\(event.kind)"] + [word].compactMap(\.self))
      .joined(separator: " ")
  }
}

/// Cancels the task that calls it.
func cancelThisTask() {
  withUnsafeCurrentTask { $0?.cancel() }
}

struct Broken: Error, CustomStringConvertible {
  let description: String
}
