import PlacardModels
import PlacardPosting
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Scene: a flood") struct TerminalSceneFloodTests {
  /// What becomes of posts that come at a rate for two seconds, frame by frame.
  private struct Flood {
    var scene = TerminalScene(environment: ViewEnvironment(columns: 40, rows: 23))
    /// When each post was on the screen first, and last.
    var seen: [Int: (first: Duration, last: Duration)] = [:]
    var ended: [Int: CloseReason] = [:]
    var lines: [String] = []
    var posted = 0
    var severity = Severity.info
    var drawings = 0
    var emptiest = Int.max
    var stalest = Duration.zero

    mutating func run(rate: Int, for length: Duration) {
      var now = Duration.zero
      let frame = Duration.microseconds(16_667)
      while now < length {
        while posted < Int(now / .seconds(1) * Double(rate)) + 1 {
          posted += 1
          scene.show(.card(posted, "Post \(posted)", severity: severity), at: now)
        }
        draw(at: now, rate: rate)
        now += frame
      }
    }

    mutating func draw(at now: Duration, rate: Int) {
      let cells = scene.frame(at: now)
      drawings += 1
      let numbers = cells.text.split(separator: "\n").compactMap { row in
        row.firstRange(of: "Post ").flatMap { range in
          Int(row[range.upperBound...].prefix(while: \.isNumber))
        }
      }
      for number in numbers {
        seen[number] = (seen[number]?.first ?? now, now)
      }
      if let newest = numbers.max(), now >= .seconds(1) {
        emptiest = min(emptiest, cells.rows)
        stalest = max(stalest, now - .seconds(Double(newest - 1) / Double(rate)))
      }
      for entry in scene.takeScrollback() {
        guard case .line(let line) = entry else { continue }
        lines.append(line.text)
      }
      for case .ended(let post, let reason) in scene.takeSignals() {
        #expect(ended[post] == nil)
        ended[post] = reason
        scene.hide(
          Post.card(post, "Post \(post)", severity: severity).ended(reason), at: now)
      }
    }
  }

  @Test(
    "At any rate the screen shows posts of the last second, each for 0.3 s at least, and none is lost",
    arguments: Extent.of([20, 100, 1000, 5000], ordinarily: [20, 5000]))
  func rates(rate: Int) {
    var flood = Flood()
    flood.run(rate: rate, for: .seconds(2))
    #expect(flood.stalest <= .milliseconds(350))
    #expect(flood.emptiest >= 21)
    #expect(flood.drawings <= 121)
    for (number, time) in flood.seen where flood.ended[number] != nil {
      #expect(time.last - time.first >= .milliseconds(280), "post \(number)")
      #expect(flood.ended[number] == .evicted)
    }
    let reported = flood.lines.filter { !$0.hasPrefix("…") }.count
    let counted = flood.lines.compactMap { line in
      line.hasPrefix("… ") ? Int(line.filter(\.isNumber)) : nil
    }.reduce(0, +)
    let drawn = flood.seen.values.count
    let folded = flood.ended.values.filter { $0 == .folded }.count
    #expect(counted == folded)
    #expect((flood.posted - 7...flood.posted).contains(reported + counted + drawn))
    #expect((rate > 3840) == (counted > 0))
  }

  @Test("When the flood ends, the last ones stand, and things move again a second later")
  func lastOnes() {
    var flood = Flood()
    flood.run(rate: 1000, for: .seconds(1))
    for step in 0...120 { flood.draw(at: .seconds(1) + .milliseconds(step * 16), rate: 1000) }
    let text = flood.scene.frame(at: .seconds(3)).text
    let last = flood.seen.keys.max() ?? 0
    for number in last - 6...last { #expect(text.contains("Post \(number) ")) }
    #expect(!flood.scene.lacksSpace)
    #expect(flood.scene.nextFrame(after: .seconds(3)) == nil)
  }

  @Test("Nothing is animated while there is too little space")
  func unanimated() {
    var flood = Flood()
    flood.run(rate: 100, for: .seconds(1))
    #expect(flood.scene.lacksSpace)
    let shown = flood.seen.keys.max() ?? 0
    flood.scene.hide(Post.card(shown, "").ended(.hidden), at: .seconds(1))
    let frame = flood.scene.frame(at: .seconds(1))
    #expect(frame.rows.isMultiple(of: 3) && !frame.text.contains("Post \(shown) "))
  }

  @Test("A flood of errors is kept: whole where it was seen, as lines where not")
  func errors() {
    var flood = Flood()
    flood.severity = .error
    flood.run(rate: 100, for: .seconds(2))
    #expect(flood.ended.values.allSatisfy { $0 == .kept })
    #expect(flood.ended.count >= flood.posted - 14)
    #expect(flood.lines.allSatisfy { $0.hasPrefix("✗ error: Post ") })
  }
}
