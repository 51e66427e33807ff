import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P15: the position in the queue that an incoming post takes over, and tags that come by update.
@Suite("Positions of tags") struct TagPositionTests {
  private func tagged(
    _ duration: Double = 1, priority: Int? = nil, delay: Double? = nil
  ) -> PostOptions {
    var options = PostOptions(duration: .seconds(duration), priority: priority)
    options.tag = "volume"
    if let delay {
      options.duration = .indefinite(delay: .nanoseconds(ofSeconds: delay), minimum: .zero)
    }
    return options
  }

  @Test("P15: an incoming post takes the position of the older one in the queue")
  func place() {
    let run = Timeline(timing: .zero, lanes: [.main(.serial())]) {
      $0.post("X", duration: 2)
      $0.post("A", tagged())
      $0.post("Q", duration: 1)
      $0.at(1)
      $0.post("B", tagged())
    }
    #expect(
      run.log(of: [.willShow, .gone]) == """
        0 willShow X
        1 gone A replaced
        2 gone X expired
        2.5 willShow B
        3.5 gone B expired
        4 willShow Q
        5 gone Q expired
        """)
  }

  @Test("P15: a tag that is posted again and again is seen although others wait")
  func noStarving() {
    let run = Timeline(timing: .zero, lanes: [.main(.serial())]) {
      for id in ["X", "Y", "Z"] { $0.post(id, duration: 2) }
      for step in 0..<12 {
        $0.at(Double(step) / 2)
        $0.post("V\(step)", tagged())
        $0.post("later\(step)", duration: 2)
      }
    }
    #expect(
      run.events.filter { $0.kind == .willShow }.compactMap(\.id).prefix(4)
        == ["X", "Y", "Z", "V11"])
  }

  @Test(
    "P15: the position is the older one's whatever the priority of the incoming post, and an update's moves it"
  )
  func priorities() {
    let run = Timeline(timing: .zero, lanes: [.main(.serial(gap: .zero))]) {
      $0.post("X", duration: 1)
      $0.post("A", tagged(priority: 5))
      $0.post("Q", duration: 1, PostOptions(priority: 3))
      $0.post("B", tagged())
      $0.at(1.5)
      $0.post("C", tagged())
      $0.post("R", duration: 1)
      $0.run(.update(id: "C", PostChange { _, options in options.priority = -1 }))
    }
    #expect(
      run.events.filter { $0.kind == .willShow }.compactMap(\.id) == ["X", "B", "C", "Q", "R"])
  }

  @Test("P15: one whose delay runs keeps the position that it took over, and hands it on")
  func throughADelay() {
    let run = Timeline(timing: .zero, lanes: [.main(.serial(gap: .zero))]) {
      $0.post("X", duration: 3)
      $0.post("A", tagged())
      $0.post("Q", duration: 1)
      $0.post("B", tagged(delay: 1))
      $0.at(0.5)
      $0.post("C", tagged())
    }
    #expect(run.events.filter { $0.kind == .willShow }.compactMap(\.id) == ["X", "C", "Q"])
  }

  @Test("P15: a tag that comes by update replaces the other post of that tag")
  func byUpdate() {
    let run = Timeline(timing: .zero) {
      $0.post("A", tagged(9))
      $0.post("B", duration: 9)
      $0.at(1)
      $0.run(.update(id: "B", PostChange { _, options in options.tag = "volume" }))
      $0.at(2)
      $0.post("C", tagged(1))
    }
    #expect(
      run.log(of: [.updated, .gone]) == """
        1 updated B
        1 gone A replaced
        2 gone B replaced
        3 gone C expired
        """)
  }

  @Test("P15: who gets the tag while it waits takes the place of the one that is seen")
  func byUpdateWaiting() {
    let run = Timeline(timing: .zero, lanes: [.main(.serial())]) {
      $0.post("A", tagged(9))
      $0.post("Q", duration: 1)
      $0.post("B", duration: 1)
      $0.at(1)
      $0.run(.update(id: "B", PostChange { _, options in options.tag = "volume" }))
    }
    #expect(
      run.log(of: [.willShow, .gone]).hasPrefix(
        "0 willShow A\n1 gone A replaced\n1 willShow B\n2 gone B expired\n2.5 willShow Q"))
  }
}
