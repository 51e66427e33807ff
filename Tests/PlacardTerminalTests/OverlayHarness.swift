import PlacardModels
import PlacardPosting
@testable import PlacardTerminal
import PlacardViews

/// A scene above the screen of an application whose rows are all different.
struct OverlayHarness {
  var scene: OverlayScene
  var cells: CellBuffer
  private(set) var compositor: Compositor

  init(
    columns: Int = 44, rows: Int = 10, layout: HostLayout = HostLayout(),
    _ adapt: (inout ViewEnvironment) -> Void = { _ in }
  ) {
    var environment = ViewEnvironment(columns: columns, rows: rows)
    adapt(&environment)
    scene = OverlayScene(
      environment: environment, size: TerminalSize(columns: columns, rows: rows), layout: layout)
    compositor = Compositor(environment)
    cells = CellBuffer(columns: columns, rows: rows)
    for row in 0..<rows {
      let letter = String("abcdefghijklmnopqrstuvwxyz"[row])
      cells.write(String(repeating: letter, count: columns), column: 0, row: row)
    }
  }

  /// What the application shows with the messages above it.
  mutating func frame(at milliseconds: Int) -> CellBuffer {
    compositor.compose(scene.layers(at: .milliseconds(milliseconds)), over: cells)
    return compositor.frame
  }

  /// The screen at a number of milliseconds after the start.
  mutating func text(at milliseconds: Int) -> String {
    frame(at: milliseconds).text
  }

  /// Does something to the screen that is seen at a moment, and says what it means in words.
  mutating func does(_ action: Pointer.Action, _ column: Int, _ row: Int, at time: Int) -> String {
    does(.pointer(Pointer(action, column: column, row: row)), at: time)
  }

  mutating func does(_ key: Key, at time: Int) -> String {
    does(.key(key), at: time)
  }

  mutating func does(_ event: InputEvent, at time: Int) -> String {
    _ = frame(at: time)
    let reaction = scene.handle(event, at: .milliseconds(time))
    let words = reaction.signals.map(\.words) + (reaction.isConsumed ? [] : ["passes"])
    return words.isEmpty ? "consumed" : words.joined(separator: ", ")
  }
}

extension String {
  fileprivate subscript(offset: Int) -> Character {
    self[index(startIndex, offsetBy: offset % count)]
  }
}

extension PosterSignal {
  /// The signal as a timeline writes it.
  var words: String {
    switch self {
    case .tapped(let post): "\(post) tapped"
    case .action(let post, let id): "\(post) action \(id)"
    case .dismissed(let post): "\(post) dismissed"
    case .tappedOutside: "tapped outside"
    case .panBegan(let post): "\(post) pan"
    case .panEnded(let post, let travel, let velocity, let dismisses):
      "\(post) pan ended \(Self.rounded(travel)) at \(Self.rounded(velocity))"
        + (dismisses.map { $0 ? " and goes" : " and returns" } ?? "")
    case .hovered(let post, let inside): "\(post) \(inside ? "hovered" : "left")"
    case .focus(let isFocused): isFocused ? "focus" : "no focus"
    case .idle(let isIdle): isIdle ? "idle" : "not idle"
    case .host(let isAttached): isAttached ? "host" : "no host"
    case .lost(let post): "\(post) lost"
    case .ended(let post, let reason): "\(post) \(reason)"
    }
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 100).rounded() / 100 + 0
  }
}
