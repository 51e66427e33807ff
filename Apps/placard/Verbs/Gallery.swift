import Placard
import PlacardSamples
import PlacardTerminal

extension Verb {
  /// Shows samples of messages.
  static let gallery = Verb(
    name: "gallery", operands: "",
    summary: "Shows what messages do: full screen on a terminal, by placard-gallery.",
    flags: [
      Flag("list", nil, .toggle, "Prints the names that --once takes."),
      Flag("once", nil, .list("NAME"), "Shows only this below the output; may be repeated."),
      Flag("inline", nil, .toggle, "Plays every kind below the output, one after the other."),
      Flag("color", nil, .value("WHEN"), "auto, always or never."),
    ]
  ) { arguments, shell in
    if let word = arguments.words.first {
      throw UsageError("gallery takes no word; it got \"\(word)\"; --once \(word) shows one thing.")
    }
    if arguments.has("list") {
      try shell.print(GalleryPlayback.list)
      return .success
    }
    let names = arguments.all("once")
    let known = GalleryPlayback.names
    for name in names where !known.contains(name) {
      throw UsageError.badChoice(name, of: arguments.origin(of: "once"), accepted: known)
    }
    let environment = Composition.environment(
      shell.environment, try arguments.choice("color", as: ColorChoice.self) ?? .auto)
    let playback = GalleryPlayback(of: names, environment: environment)
    let showsTerminal = shell.showsOutputOnTerminal && shell.showsErrorsOnTerminal
    let isInline = arguments.has("inline") || !names.isEmpty || !shell.readsTerminal
    let capabilities = TerminalCapabilities(environment: environment, isTerminal: true)
    if showsTerminal, !isInline, capabilities.mode == .inline {
      // Returns only where the program is not installed: full-screen applications would make this one too large.
      becomeProgram("placard-gallery", environment: environment)
    }
    if showsTerminal {
      await playback.play(on: shell.clock)
    } else {
      try shell.print(playback.text)
    }
    return .success
  }
}
