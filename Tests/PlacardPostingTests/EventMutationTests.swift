import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// Checks of the checker: each broken event log must be detected.
@Suite("Broken event logs") struct EventMutationTests {
  private static let gaps: [String: Duration] = ["main": .milliseconds(500)]
  private static let transcript = Timeline(lanes: [.main(.serial())]) {
    $0.post("A", duration: 1)
    $0.post("A", duration: 1, PostOptions(duplicates: .count))
    $0.post("B", duration: 1)
    $0.at(0.1)
    $0.run(.panBegan(id: "A"))
    $0.run(.panEnded(id: "A", travel: 0, velocity: 0))
    $0.at(2.4)
    $0.run(.hide(id: "B", animated: true))
    $0.post("B", duration: 1)
  }.events

  /// A way to break an event log, and a word of the violation that must be found.
  struct Mutation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let finds: String
    let apply: @Sendable (inout [PostEvent]) -> Void

    init(_ name: String, finds: String, _ apply: @escaping @Sendable (inout [PostEvent]) -> Void) {
      testDescription = name
      self.finds = finds
      self.apply = apply
    }
  }

  static let mutations = [
    Mutation("a double didHide", finds: "didHide twice") { transcript in
      duplicate(.didHide, in: &transcript)
    },
    Mutation("a double gone", finds: "after gone") { transcript in duplicate(.gone, in: &transcript)
    },
    Mutation("a lost exit timer", finds: "was shown was not hidden") { transcript in
      transcript.removeAll { $0.number == 1 && [.didHide, .gone].contains($0.kind) }
    },
    Mutation("a lost end", finds: "never ends") { transcript in
      transcript.removeAll { $0.number == 2 && $0.kind == .gone }
    },
    Mutation("a skipped gap", finds: "pause was skipped") { transcript in
      shift(by: .milliseconds(-500), from: .willShow, of: 3, in: &transcript)
    },
    Mutation("two at once in a serial lane", finds: "beside") { transcript in
      let show = transcript.removeFirst { $0.kind == .willShow && $0.number == 3 }
      transcript.insert(show, at: 4)
    },
    Mutation("a leaked count", finds: "begins with a count of 2") { transcript in
      change(.posted, of: 4, in: &transcript) { $0.count = 2 }
    },
    Mutation("a count during the exit", finds: "counted while it hides") { transcript in
      let counted = transcript.removeFirst { $0.kind == .counted }
      let exit = transcript.firstIndex { $0.kind == .willHide && $0.number == 1 } ?? 0
      transcript.insert(counted, at: exit + 1)
    },
    Mutation("a didShow after willHide", finds: "didShow after willHide") { transcript in
      let shown = transcript.removeFirst { $0.kind == .didShow && $0.number == 1 }
      let exit = transcript.firstIndex { $0.kind == .willHide && $0.number == 1 } ?? 0
      transcript.insert(shown, at: exit + 1)
    },
    Mutation("a duplicate of what is hiding", finds: "duplicate of what is not there") {
      transcript in
      change(.posted, of: 4, in: &transcript) { event in
        event.admission = .duplicate
        event.originalNumber = 3
      }
    },
    Mutation("a reason that changes", finds: "reason changed") { transcript in
      change(.gone, of: 1, in: &transcript) { $0.reason = .hidden }
    },
    Mutation("paused twice", finds: "paused twice") { transcript in
      duplicate(.paused, in: &transcript)
    },
    Mutation("a post that changes its id", finds: "changed its id") { transcript in
      change(.didShow, of: 1, in: &transcript) { $0.id = "other" }
    },
  ]

  @Test("The unbroken log keeps the laws, and a lost timer shows in its timeline")
  func unbroken() {
    #expect(PosterLaws.violations(in: Self.transcript, gaps: Self.gaps) == [])
    let lost = Timeline(lanes: [.main(.serial())]) { $0.post("A", PostOptions(duration: .forever)) }
    let kept = Timeline(lanes: [.main(.serial())]) { $0.post("A", duration: 1) }
    #expect(lost.log(of: [.gone]) != kept.log(of: [.gone]))
  }

  @Test("Each mutation is caught", arguments: mutations)
  func caught(mutation: Mutation) {
    var transcript = Self.transcript
    mutation.apply(&transcript)
    for index in transcript.indices {
      transcript[index].sequence = index + 1
    }
    let violations = PosterLaws.violations(in: transcript, gaps: Self.gaps)
    #expect(violations.contains { $0.contains(mutation.finds) }, "\(violations)")
  }

  @Test("A gap in the numbers and a step back in time are caught")
  func numbersAndTimes() {
    var gap = Self.transcript
    gap.remove(at: 3)
    #expect(PosterLaws.violations(in: gap).contains { $0.contains("is numbered") })
    var back = Self.transcript
    back[5].at = .seconds(99)
    #expect(PosterLaws.violations(in: back).contains { $0.contains("ran backwards") })
  }
}

private func duplicate(_ kind: PostEvent.Kind, in transcript: inout [PostEvent]) {
  guard let index = transcript.firstIndex(where: { $0.kind == kind }) else { return }
  transcript.insert(transcript[index], at: index + 1)
}

private func change(
  _ kind: PostEvent.Kind, of number: Int, in transcript: inout [PostEvent],
  _ change: (inout PostEvent) -> Void
) {
  guard let index = transcript.firstIndex(where: { $0.kind == kind && $0.number == number }) else {
    return
  }
  change(&transcript[index])
}

private func shift(
  by time: Duration, from kind: PostEvent.Kind, of number: Int, in transcript: inout [PostEvent]
) {
  guard let index = transcript.firstIndex(where: { $0.kind == kind && $0.number == number }) else {
    return
  }
  for later in index..<transcript.count {
    transcript[later].at += time
  }
}

extension [PostEvent] {
  fileprivate mutating func removeFirst(where matches: (PostEvent) -> Bool) -> PostEvent {
    guard let index = firstIndex(where: matches) else {
      preconditionFailure("the event log has no such event; the mutation would change nothing")
    }
    return remove(at: index)
  }
}
