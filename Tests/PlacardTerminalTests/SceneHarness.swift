import PlacardInspection
import PlacardModels
import PlacardTerminal
import PlacardViews

/// A scene in front of a virtual screen: each frame goes through a live region.
struct SceneHarness {
  var scene: TerminalScene
  private var region: LiveRegion
  private(set) var screen: VirtualScreen

  init(columns: Int, rows: Int, _ adapt: (inout ViewEnvironment) -> Void = { _ in }) {
    let size = TerminalSize(columns: columns, rows: rows)
    var environment = ViewEnvironment(columns: columns - 1, rows: max(rows - 1, 1))
    adapt(&environment)
    scene = TerminalScene(environment: environment)
    region = LiveRegion(size: size)
    screen = VirtualScreen(size: size)
  }

  /// The screen at a number of milliseconds after the start.
  mutating func text(at milliseconds: Int) throws -> String {
    let frame = scene.frame(at: .milliseconds(milliseconds))
    try leave(scene.takeScrollback())
    try screen.write(region.paint(frame))
    return screen.text
  }

  private mutating func leave(_ entries: [ScrollbackEntry]) throws {
    for entry in entries {
      switch entry {
      case .rows(let rows): try screen.write(region.commit(rows))
      case .line(let line): try screen.write(region.print(above: [line]))
      }
    }
  }

  /// What is in the history and on the screen after the scene is closed.
  mutating func close(at milliseconds: Int) throws -> [String] {
    try leave(scene.close(at: .milliseconds(milliseconds)))
    try screen.write(region.finish(keepingRows: false))
    return screen.lines
  }
}

extension Post {
  /// A card.
  static func card(
    _ number: Int, _ title: String, body: String? = nil, severity: Severity = .info,
    _ adapt: (inout Post) -> Void = { _ in }
  ) -> Post {
    var post = Post(
      number: number, message: Message(title, body: body, severity: severity, id: "\(number)"),
      options: PostOptions(style: "card"))
    adapt(&post)
    return post
  }

  /// The same post on its way out.
  func ended(
    _ reason: CloseReason = .expired, choosing action: String? = nil, animated: Bool = true
  ) -> Post {
    var copy = self
    copy.reason = reason
    copy.chosenAction = action
    copy.isAnimated = animated
    return copy
  }
}
