import Placard

extension Subject {
  /// A message on its way to cells: laid out, drawn, put into a grid.
  static let view = [
    Subject("view/card") { Self.drawing(Specimen.card, "card") },
    Subject("view/card-body") {
      Self.drawing(Message("Build failed", body: "3 errors in Layout", severity: .error), "card")
    },
    Subject("view/card-title") { Self.drawing(Message("Saved", severity: .success), "card") },
    Subject("view/message") { Self.drawing(Specimen.card, "message") },
    Subject("view/snackbar") { Self.drawing(Specimen.card, "snackbar") },
    Subject("view/frame-of-ten-moving") { FrameLoop() },
  ]

  private static func drawing(_ message: Message, _ style: String) -> Loop<Post> {
    let posts = (0..<8).map { index in
      var message = message
      message.title = "Removed \(index) files"
      return Post(number: index, message: message)
    }
    let view = ViewRegistry.standard.view(named: style)
    let renderer = ViewRenderer(ViewEnvironment(columns: 80))
    return Loop(over: posts) { post in
      UInt64(CellBuffer(renderer.draw(view, of: post)).rows)
    }
  }
}

/// Frames of a scene in which ten cards come in.
private struct FrameLoop: Workload {
  private var scene = TerminalScene(environment: ViewEnvironment(columns: 80, rows: 40))
  private var time = Duration.zero

  init() {
    for number in 1...10 { scene.show(Post(number: number, message: Specimen.card), at: .zero) }
  }

  mutating func run(_ iterations: Int) -> UInt64 {
    var rows: UInt64 = 0
    for _ in 0..<iterations {
      time = time > .milliseconds(380) ? .zero : time + .microseconds(100)
      rows &+= UInt64(scene.frame(at: time).rows)
    }
    return rows
  }
}
