import PlacardAnimators
import PlacardInspection
import PlacardModels
import PlacardTerminal
import PlacardViews
import Testing

@Suite("Scene, at random") struct TerminalScenePropertyTests {
  private static let texts = [
    "", "Saved", "画像 pulled 👩‍🚀", "one\ntwo\nthree", "क्ष \u{1B}[2J", "a b c d e f g",
  ]

  private func post(_ generator: inout SeededGenerator) -> Post {
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &generator)] }
    var post = Post.card(
      pick([1, 2, 3, 4, 5, 6]), pick(Self.texts), body: pick(Self.texts),
      severity: pick(Severity.allCases))
    post.count = pick([1, 1, 2, 1_000_000])
    post.isAnimated = pick([true, true, false])
    post.message.progress = pick([nil, .indeterminate, .fraction(.nan), .steps(done: 3, total: 4)])
    post.options.style = pick(["card", "message", "unknown", nil])
    post.options.placement = pick(Placement.allCases + [nil])
    post.options.transition = pick([
      "slide", "fade", "physics", "collapse", "none", "translate", nil,
    ])
    post.options.margin = pick([
      nil, Margin(all: 1), Margin(top: 50, leading: 500), Margin(all: .min),
    ])
    post.options.maxWidth = pick([nil, 10, 0, .max])
    return post
  }

  @Test(
    "Whatever happens, at any size, frames keep to the space and to the screen (T3)",
    arguments: 1...15 as ClosedRange<UInt64>)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let size = TerminalSize(
      columns: Int.random(in: 1...50, using: &generator),
      rows: Int.random(in: 1...16, using: &generator))
    var region = LiveRegion(size: size)
    var screen = VirtualScreen(size: size)
    var scene = TerminalScene(
      environment: ViewEnvironment(columns: size.columns - 1, rows: max(size.rows - 1, 1)),
      motion: MotionLevel.allCases[Int(seed % 3)])
    var now = Duration.zero
    for _ in 0..<60 {
      now += .milliseconds(Int.random(in: 0...150, using: &generator))
      var post = post(&generator)
      switch Int.random(in: 0...6, using: &generator) {
      case 0, 1: scene.show(post, at: now)
      case 2: scene.update(post)
      case 3:
        post.reason = Bool.random(using: &generator) ? .closed : .expired
        scene.hide(post, at: now)
      default: break
      }
      let frame = scene.frame(at: now)
      #expect(frame.rows <= max(size.rows - 1, 1), "seed \(seed) at \(now)")
      #expect(frame.columns == max(size.columns - 1, 1), "seed \(seed) at \(now)")
      if let next = scene.nextFrame(after: now) {
        #expect(next > now && next <= now + .seconds(1), "seed \(seed) at \(now): \(next)")
      } else {
        var later = scene
        #expect(later.frame(at: now + .seconds(1)) == frame, "seed \(seed) at \(now)")
      }
      try screen.write(region.paint(frame))
    }
    for case .rows(let rows) in scene.close(at: now) { try screen.write(region.commit(rows)) }
    try screen.write(region.finish(keepingRows: false))
    #expect(screen.isCursorVisible)
  }
}
