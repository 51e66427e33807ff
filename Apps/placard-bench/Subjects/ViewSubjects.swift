import Placard
import PlacardTerminal

extension Subject {
  /// From a message to cells: layout, drawing, and writing to a grid.
  static let view = [
    Subject("view/card") { Self.drawing(BenchFixture.card, "card") },
    Subject("view/card-body") {
      Self.drawing(Message("Build failed", body: "3 errors in Layout", severity: .error), "card")
    },
    Subject("view/card-title") { Self.drawing(Message("Saved", severity: .success), "card") },
    Subject("view/message") { Self.drawing(BenchFixture.card, "message") },
    Subject("view/snackbar") { Self.drawing(BenchFixture.card, "snackbar") },
    Subject("view/frame-of-ten-moving") { FrameLoop() },
    Subject("view/overlay-of-ten-moving") { OverlayLoop() },
  ]

  private static func drawing(_ message: Message, _ style: String) -> Loop<Post> {
    let posts = (0..<8).map { index in
      var message = message
      message.title = "Removed \(index) files"
      return Post(number: index, message: message)
    }
    let view = StyleRegistry.standard.style(named: style)
    let renderer = ViewRenderer(ViewEnvironment(columns: 80))
    return Loop(over: posts) { post in
      UInt64(CellBuffer(renderer.draw(view, of: post)).rows)
    }
  }
}

/// Frames of a scene in which ten cards enter.
struct FrameLoop: Workload {
  private var scene: TerminalScene
  private var time = Duration.zero
  private let step: Duration

  init(step: Duration = .microseconds(100), rows: Int = 40) {
    self.step = step
    scene = TerminalScene(environment: ViewEnvironment(columns: 80, rows: rows))
    for number in 1...10 { scene.show(Post(number: number, message: BenchFixture.card), at: .zero) }
  }

  mutating func run(_ iterations: Int) -> UInt64 {
    var rows: UInt64 = 0
    for _ in 0..<iterations {
      time = time > .milliseconds(380) ? .zero : time + step
      rows &+= UInt64(scene.frame(at: time).rows)
    }
    return rows
  }
}

/// Frames of a screen above which ten cards enter.
struct OverlayLoop: Workload {
  private var scene: OverlayScene
  private var compositor: Compositor
  private let background: CellBuffer
  private var time = Duration.zero
  private let step: Duration

  init(step: Duration = .microseconds(100), rows: Int = 40) {
    self.step = step
    let environment = ViewEnvironment(columns: 80, rows: rows)
    scene = OverlayScene(environment: environment, size: TerminalSize(columns: 80, rows: rows))
    compositor = Compositor(environment)
    background = CellBuffer(columns: 80, rows: rows)
    for number in 1...10 {
      try? scene.show(Post(number: number, message: BenchFixture.card), at: .zero)
    }
  }

  mutating func run(_ iterations: Int) -> UInt64 {
    var rows: UInt64 = 0
    for _ in 0..<iterations {
      time = time > .milliseconds(380) ? .zero : time + step
      rows &+= UInt64(compositor.compose(scene.layers(at: time), over: background).count)
    }
    return rows
  }
}
