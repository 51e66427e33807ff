import PlacardModels
import PlacardPosting
import PlacardTesting
import Testing

/// P15: the newest with a tag takes the place of the older.
@Suite("Tags") struct TagTests {
  private func tagged(_ app: String? = nil, lane: String? = nil) -> PostOptions {
    var options = PostOptions(duration: .seconds(5), lane: lane)
    options.tag = "volume"
    options.app = app
    return options
  }

  @Test(
    "P15: the older is replaced at once, and the incoming post follows without a gap, ahead of all")
  func replaces() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", tagged())
      $0.post("B", duration: 1, PostOptions(priority: 9))
      $0.at(1)
      $0.post("C", tagged())
    }
    #expect(
      run.log(of: [.posted, .willShow, .willHide, .didHide]) == """
        0 posted A shown 1
        0 willShow A
        0 posted B queued 1
        1 posted C queued 1
        1 willHide A replaced
        1.2 didHide A replaced
        1.2 willShow C
        6.6 willHide C expired
        6.8 didHide C expired
        7.3 willShow B
        8.7 willHide B expired
        8.9 didHide B expired
        """)
  }

  @Test("P15: a waiting post is replaced unseen; the replacement takes its position")
  func replacesUnseen() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("X", duration: 1)
      $0.post("A", tagged())
      $0.post("B", duration: 1)
      $0.post("C", tagged())
    }
    #expect(
      run.log(of: [.posted, .willShow, .gone]) == """
        0 posted X shown 1
        0 willShow X
        0 posted A queued 1
        0 posted B queued 1
        0 posted C queued 1
        0 gone A replaced
        1.6 gone X expired
        2.1 willShow C
        7.7 gone C expired
        8.2 willShow B
        9.8 gone B expired
        """)
  }

  @Test("P15: another app's tag is another tag, and so is none")
  func apps() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", tagged("one", lane: "a"))
      $0.post("B", tagged("two", lane: "b"))
      $0.post("C", tagged(lane: "c"))
      $0.post("D", tagged("one", lane: "d"))
    }
    #expect(
      run.log(of: [.willHide]) == """
        0 willHide A replaced
        5.4 willHide B expired
        5.4 willHide C expired
        5.4 willHide D expired
        """)
  }

  @Test(
    "P15: a chain of replacements leaves one, a full queue accepts it, a changed tag ends it"
  )
  func chain() {
    let run = Timeline(lanes: [.main(.serial())]) {
      var limit = LaneConfiguration(lane: "main")
      limit.queueLimit = 0
      $0.run(.configure(limit))
      $0.post("A", tagged())
      for step in 1...3 {
        $0.at(Double(step))
        $0.post("A\(step)", tagged())
      }
      $0.at(3.1)
      $0.run(.update(id: "A3", PostChange { _, options in options.tag = "other" }))
      $0.post("B", tagged())
    }
    #expect(
      run.log(of: [.gone]) == """
        1.2 gone A replaced
        2.2 gone A1 replaced
        3.1 gone B evicted
        3.2 gone A2 replaced
        9.3 gone A3 expired
        """)
  }

  @Test("P15: only the replacement skips the gap; one that is held by do-not-disturb does not")
  func heldReplacement() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", tagged())
      $0.run(.post(Message("X", urgency: .critical, id: "X"), PostOptions(duration: .seconds(1))))
      $0.run(.quiet(50))
      $0.at(1)
      $0.post("C", tagged())
      $0.at(2)
      $0.run(.quiet(0))
    }
    #expect(
      run.log(of: [.willShow, .didHide]) == """
        0 willShow A
        1.2 didHide A replaced
        1.7 willShow X
        3.3 didHide X expired
        3.8 willShow C
        9.4 didHide C expired
        """)
  }

  @Test("P15: a replacement skips any gap, also one that another post's end began")
  func othersGap() {
    let run = Timeline(lanes: [.main(.serial())]) {
      var lane = LaneConfiguration.stack()
      lane.gap = .seconds(1)
      $0.run(.configure(lane))
      $0.post("A", tagged())
      $0.post("B", duration: 9)
      $0.at(1)
      $0.run(.hide(id: "B", animated: false))
      $0.post("C", tagged())
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n0 willShow B\n1.2 willShow C")
  }

  @Test("P15: a replacement that ends before it enters leaves the gap to the others")
  func vanishingReplacement() {
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", tagged())
      $0.post("B", duration: 1)
      $0.at(1)
      $0.run(.suspend)
      $0.post("C", tagged())
      $0.at(1.5)
      $0.post("D", tagged(lane: "other"))
      $0.run(.resume)
    }
    #expect(
      run.log(of: [.willShow]) == "0 willShow A\n1.5 willShow D\n1.7 willShow B")
  }

  @Test("P15: a replacement's own replacement that comes later than others waits for their gap")
  func lateReplacement() {
    var later = tagged()
    later.duration = .indefinite(delay: .seconds(1), minimum: .zero)
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", tagged())
      $0.run(.suspend)
      $0.post("B", tagged())
      $0.at(3)
      $0.post("C", later)
      $0.post("D", duration: 2)
      $0.run(.resume)
    }
    #expect(run.log(of: [.willShow]) == "0 willShow A\n3 willShow D\n6.1 willShow C")
  }

  @Test("P15: a post that is leaving is replaced without a gap as well, and keeps its reason")
  func leavingPredecessor() {
    var options = tagged()
    options.duration = .indefinite(delay: .zero, minimum: .seconds(3))
    let run = Timeline(lanes: [.main(.serial())]) {
      $0.post("A", options)
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
      $0.post("B", tagged())
    }
    let log = run.log(of: [.willShow, .willHide, .didHide]).split(separator: "\n")
    #expect(
      log.prefix(4) == [
        "0 willShow A", "1 willHide A hidden", "1.2 didHide A hidden", "1.2 willShow B",
      ])
  }
}

/// What an update of a post that waits leaves alone.
@Suite("Updates while waiting") struct WaitingUpdateTests {
  @Test(
    "P12: an update of the only one that waits keeps its lane's position in the order of arming")
  func keepsTheOrderOfArming() {
    let run = Timeline(lanes: [.named("u", .serial()), .named("t", .serial())]) {
      $0.post("A", PostOptions(duration: .forever, lane: "u"))
      $0.post("B", PostOptions(duration: .forever, lane: "t"))
      $0.post("C", duration: 9, PostOptions(lane: "u"))
      $0.post("D", duration: 9, PostOptions(lane: "t"))
      $0.at(1)
      $0.run(.hide(id: "A", animated: true))
      $0.run(.hide(id: "B", animated: true))
      $0.at(1.3)
      $0.run(.update(id: "C", PostChange { message, _ in message.body = "new" }))
    }
    #expect(
      run.log(of: [.willShow]) == """
        0 willShow A
        0 willShow B
        1.7 willShow C
        1.7 willShow D
        """)
  }
}
