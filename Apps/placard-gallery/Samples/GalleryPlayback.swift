import Placard
import PlacardTerminal

/// Samples one after the other: live below the output of a terminal, or as text.
package struct GalleryPlayback: Sendable {
  /// Every sample that has a name, in order.
  private static let everything = Sample.kinds + Sample.severities + Sample.transitions

  /// Their names.
  package static var names: [String] { everything.map(\.name) }

  /// Their names with their captions, a line each.
  package static var list: String {
    everything.map { "\($0.name)  \($0.caption)\n" }.joined()
  }

  private let samples: [Sample]
  private let environment: [String: String]

  /// Creates a playback.
  ///
  /// - Parameters:
  ///   - names: The names of the samples; all if there are none.
  ///   - environment: The variables that describe the output.
  package init(of names: [String], environment: [String: String]) {
    samples = Self.everything.filter { names.isEmpty || names.contains($0.name) }
    self.environment = environment
  }

  /// Shows the samples one after the other on the terminal.
  package func play(on clock: any Clock<Duration>) async {
    let poster = TerminalPoster(environment: environment, input: .keysAndBackground)
    let messages = PostManager(posters: [poster], clock: clock)
    for sample in samples {
      poster.print("\(sample.name): \(sample.caption)")
      var options = sample.options
      options.duration = .seconds(2.5)
      let handle = messages.post(sample.message, options)
      if case .steps(let done, let total, let unit) = sample.message.progress {
        for step in 1...12 {
          try? await clock.sleep(for: .milliseconds(200))
          let now = done + (total - done) * step / 12
          handle.update { $0.progress = .steps(done: now, total: total, unit: unit) }
        }
      }
      _ = await handle.outcome
    }
    await messages.finish()
  }

  /// Each sample after its entrance, as text.
  package var text: String {
    let capabilities = TerminalCapabilities(environment: environment, isTerminal: false)
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let environment = ViewEnvironment(
      columns: columns, theme: Themes.standard.theme(environment: environment),
      depth: capabilities.colorDepth, glyphs: capabilities.glyphs)
    return samples.map { sample in
      let cells = sample.drawing(in: environment)
      let picture =
        environment.depth == .none ? cells.text + "\n" : cells.ansi(depth: environment.depth)
      return "\(sample.name): \(sample.caption)\n\(picture)\n"
    }.joined()
  }
}
