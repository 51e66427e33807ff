import Placard

/// The bytes, the time and the memory of terminal scenes.
///
/// The scenes are those in which other libraries were measured: 120 by 40 cells, true colour, from the
/// first frame to the last, without start and exit. Where there is a peer, the column "peers" has its
/// bytes in the same scene: notcurses 3.0.17, ncurses 6.4, Textual 8.2.8, Rich 15.0. Those of `log`
/// above are of libraries that keep what scrolls out; the others cannot print above a region.
struct TerminalCheck {
  /// A scene, with figures of other libraries.
  struct Case: Sendable {
    let name: String
    /// The bytes of the changed text.
    let floor: Int
    /// The bytes of other libraries.
    let peers: String
    let goal: Int?
    /// The number of timed frames or lines.
    let parts: Int
    let make: @Sendable () -> any TerminalScenes.Scene
  }

  private static let toastPeers = "ncurses 19808, notcurses 22353, Textual 61857, Rich 655146"
  private static let stackPeers = "notcurses 7091, ncurses 10017, Textual 125300, Rich 898100"

  static let all = [
    Case(
      name: "toast", floor: 5044, peers: toastPeers, goal: 9500, parts: 120,
      make: { TerminalScenes.Slide(editing: .all) }),
    Case(
      name: "toast-overwriting", floor: 5044, peers: toastPeers, goal: 20_900, parts: 120,
      make: { TerminalScenes.Slide(editing: []) }),
    Case(
      name: "stack", floor: 1065, peers: stackPeers, goal: 5500, parts: 100,
      make: { TerminalScenes.Stack(editing: .all) }),
    Case(
      name: "stack-overwriting", floor: 1065, peers: stackPeers, goal: 5500, parts: 100,
      make: { TerminalScenes.Stack(editing: []) }),
    Case(
      name: "dim", floor: 99120, peers: "–", goal: nil, parts: 24,
      make: { TerminalScenes.Dim() }),
    Case(
      name: "log-each", floor: 848_903, peers: "Rich 2848235", goal: 1_345_000, parts: 10_000,
      make: { TerminalScenes.Log(batch: 1) }),
    Case(
      name: "log-100", floor: 848_903, peers: "Rich 888698", goal: 884_000, parts: 10_000,
      make: { TerminalScenes.Log(batch: 100) }),
    Case(
      name: "log-30-hertz", floor: 848_903, peers: "–", goal: 884_000, parts: 10_000,
      make: { TerminalScenes.Log(batch: 33) }),
    Case(
      name: "log-colored-100", floor: 878_903, peers: "–", goal: nil, parts: 10_000,
      make: { TerminalScenes.Log(batch: 100, isColored: true) }),
  ]

  /// Measures the scenes whose names contain a text, and returns a table.
  static func table(filter: String, runs: Int) -> String {
    var table = Table(
      "scene", "floor", "goal", "bytes", "time a part", "allocations a part", "peers")
    for check in all where check.name.contains(filter) {
      var scene = check.make()
      let bytes = round(&scene)
      let clock = ContinuousClock()
      let times = (0..<runs).map { _ in
        clock.measure { consume(round(&scene)) }.inSeconds * 1e9 / Double(check.parts)
      }
      let counted = Allocations.counted { consume(round(&scene)) }
      let goal = check.goal.map { "\($0)" } ?? "–"
      let allocations = counted.map { Figure.count(Double($0.count) / Double(check.parts)) } ?? "–"
      table.add([
        check.name, "\(check.floor)", goal, "\(bytes)", Figure.time(Samples(times).median),
        allocations, check.peers,
      ])
    }
    let memory = peakMemory.map { "peak memory of this process: \($0) kB\n" } ?? ""
    return table.text + memory
  }

  /// The bytes of a round.
  private static func round(_ scene: inout any TerminalScenes.Scene) -> Int {
    var bytes = 0
    for frame in 0..<scene.frames { bytes += scene.draw(frame) }
    return bytes
  }

  /// The peak resident memory, in kB; nil where unavailable.
  private static var peakMemory: Int? {
    guard let status = contents(of: "/proc/self/status") else { return nil }
    let text = String(decoding: status, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      .flatMap { Int($0) }
  }
}
