import Placard

/// The bytes, the time and the memory of terminal scenes.
struct TerminalCheck {
  /// A scene, with figures of other libraries.
  struct Case: Sendable {
    let name: String
    /// The bytes of the changed text.
    let floor: Int
    let peer: String
    let goal: Int?
    /// The number of timed frames or lines.
    let parts: Int
    let make: @Sendable () -> any TerminalScenes.Scene
  }

  static let all = [
    Case(
      name: "toast", floor: 5044, peer: "ncurses 19808", goal: 12_000, parts: 120,
      make: { TerminalScenes.Slide(editing: .all) }),
    Case(
      name: "toast-overwriting", floor: 5044, peer: "ncurses 19808", goal: 22_000, parts: 120,
      make: { TerminalScenes.Slide(editing: []) }),
    Case(
      name: "dim", floor: 99120, peer: "–", goal: nil, parts: 24,
      make: { TerminalScenes.Dim() }),
    Case(
      name: "stack", floor: 1075, peer: "notcurses 7091", goal: 6500, parts: 100,
      make: { TerminalScenes.Stack() }),
    Case(
      name: "log-each", floor: 858_903, peer: "Rich 2848235", goal: 1_400_000, parts: 10_000,
      make: { TerminalScenes.Log(batch: 1) }),
    Case(
      name: "log-100", floor: 858_903, peer: "Rich 888698", goal: 886_000, parts: 10_000,
      make: { TerminalScenes.Log(batch: 100) }),
    Case(
      name: "log-30-hertz", floor: 858_903, peer: "–", goal: 900_000, parts: 10_000,
      make: { TerminalScenes.Log(batch: 33) }),
    Case(
      name: "log-colored-100", floor: 888_903, peer: "–", goal: nil, parts: 10_000,
      make: { TerminalScenes.Log(batch: 100, isColored: true) }),
  ]

  /// Measures the scenes whose names contain a text, and returns a table.
  static func table(filter: String, runs: Int) -> String {
    var table = Table(
      "scene", "floor", "best peer", "goal", "bytes", "time a part", "allocations a part")
    for check in all where check.name.contains(filter) {
      var scene = check.make()
      let bytes = round(&scene)
      let clock = ContinuousClock()
      let times = (0..<runs).map { _ in
        clock.measure { consume(round(&scene)) }.inSeconds * 1e9 / Double(check.parts)
      }
      let counted = Allocations.counted { consume(round(&scene)) }
      table.add([
        check.name, "\(check.floor)", check.peer, check.goal.map { "\($0)" } ?? "–", "\(bytes)",
        Figure.time(Samples(times).median),
        counted.map { Figure.count(Double($0.count) / Double(check.parts)) } ?? "–",
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
