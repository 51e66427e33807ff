import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// The laws themselves on trial: each broken story must be caught.
@Suite("Broken stories") struct StoryMutationTests {
  private static let pauses: [String: Duration] = ["main": .milliseconds(500)]
  private static let story = Timeline(lanes: [.main(.serial())]) {
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

  /// A way to break a story, and a word of the breach that must be found.
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
    Mutation("a double didHide", finds: "didHide twice") { story in
      duplicate(.didHide, in: &story)
    },
    Mutation("a double gone", finds: "after gone") { story in duplicate(.gone, in: &story) },
    Mutation("a lost exit timer", finds: "was shown was not hidden") { story in
      story.removeAll { $0.post == 1 && [.didHide, .gone].contains($0.kind) }
    },
    Mutation("a lost end", finds: "never ends") { story in
      story.removeAll { $0.post == 2 && $0.kind == .gone }
    },
    Mutation("a skipped pause", finds: "pause was skipped") { story in
      shift(by: .milliseconds(-500), from: .willShow, of: 3, in: &story)
    },
    Mutation("two at once in a serial lane", finds: "beside") { story in
      let show = story.removeFirst { $0.kind == .willShow && $0.post == 3 }
      story.insert(show, at: 4)
    },
    Mutation("a leaked count", finds: "begins with a count of 2") { story in
      change(.posted, of: 4, in: &story) { $0.count = 2 }
    },
    Mutation("a count during the exit", finds: "counted while it hides") { story in
      let counted = story.removeFirst { $0.kind == .counted }
      let exit = story.firstIndex { $0.kind == .willHide && $0.post == 1 } ?? 0
      story.insert(counted, at: exit + 1)
    },
    Mutation("a didShow after willHide", finds: "didShow after willHide") { story in
      let shown = story.removeFirst { $0.kind == .didShow && $0.post == 1 }
      let exit = story.firstIndex { $0.kind == .willHide && $0.post == 1 } ?? 0
      story.insert(shown, at: exit + 1)
    },
    Mutation("a duplicate of what is hiding", finds: "duplicate of what is not there") { story in
      change(.posted, of: 4, in: &story) { event in
        event.admission = .duplicate
        event.of = 3
      }
    },
    Mutation("a reason that changes", finds: "reason changed") { story in
      change(.gone, of: 1, in: &story) { $0.reason = .hidden }
    },
    Mutation("paused twice", finds: "paused twice") { story in duplicate(.paused, in: &story) },
    Mutation("a post that changes its id", finds: "changed its id") { story in
      change(.didShow, of: 1, in: &story) { $0.id = "other" }
    },
  ]

  @Test("The story itself keeps the laws, and a lost dwell timer shows in its timeline")
  func unbroken() {
    #expect(PosterLaws.breaches(in: Self.story, pauses: Self.pauses) == [])
    let lost = Timeline(lanes: [.main(.serial())]) { $0.post("A", PostOptions(duration: .forever)) }
    let kept = Timeline(lanes: [.main(.serial())]) { $0.post("A", duration: 1) }
    #expect(lost.log(of: [.gone]) != kept.log(of: [.gone]))
  }

  @Test("Each mutation is caught", arguments: mutations)
  func caught(mutation: Mutation) {
    var story = Self.story
    mutation.apply(&story)
    for index in story.indices {
      story[index].sequence = index + 1
    }
    let breaches = PosterLaws.breaches(in: story, pauses: Self.pauses)
    #expect(breaches.contains { $0.contains(mutation.finds) }, "\(breaches)")
  }

  @Test("A gap in the numbers and a step back in time are caught")
  func numbersAndTimes() {
    var gap = Self.story
    gap.remove(at: 3)
    #expect(PosterLaws.breaches(in: gap).contains { $0.contains("is numbered") })
    var back = Self.story
    back[5].at = .seconds(99)
    #expect(PosterLaws.breaches(in: back).contains { $0.contains("ran backwards") })
  }
}

private func duplicate(_ kind: PostEvent.Kind, in story: inout [PostEvent]) {
  guard let index = story.firstIndex(where: { $0.kind == kind }) else { return }
  story.insert(story[index], at: index + 1)
}

private func change(
  _ kind: PostEvent.Kind, of number: Int, in story: inout [PostEvent],
  _ change: (inout PostEvent) -> Void
) {
  guard let index = story.firstIndex(where: { $0.kind == kind && $0.post == number }) else {
    return
  }
  change(&story[index])
}

private func shift(
  by time: Duration, from kind: PostEvent.Kind, of number: Int, in story: inout [PostEvent]
) {
  guard let index = story.firstIndex(where: { $0.kind == kind && $0.post == number }) else {
    return
  }
  for later in index..<story.count {
    story[later].at += time
  }
}

extension [PostEvent] {
  fileprivate mutating func removeFirst(where matches: (PostEvent) -> Bool) -> PostEvent {
    guard let index = firstIndex(where: matches) else {
      preconditionFailure("the story has no such event; the mutation would change nothing")
    }
    return remove(at: index)
  }
}
