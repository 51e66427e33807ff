@_spi(Process) import Placard
import PlacardGalleryScreen
import PlacardSamples
import PlacardTerminal

/// The `placard-gallery` program: the gallery on a terminal, its samples as text elsewhere, and with
/// `--sheet` the contact sheet as SVG.
@main
struct PlacardGallery {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    let environment = ProcessEnvironment.variables
    let playback = GalleryPlayback(of: [], environment: environment)
    switch words.first {
    case "--sheet": try print(ContactSheet.all.svg)
    case "--list": try print(GalleryPlayback.list)
    case nil where isOnTerminal && GalleryApp.canRun(environment: environment):
      await GalleryApp(environment: environment).run()
    case nil where isOnTerminal, "--inline"? where isOnTerminal:
      await playback.play(on: ContinuousClock())
    case nil, "--inline"?: try print(playback.text)
    default:
      let usage = "placard-gallery takes --inline, --list or --sheet; placard gallery takes more.\n"
      try FileDescriptorSink.standardError.write(Array(usage.utf8))
      endProcess(status: 64)
    }
  }

  private static var isOnTerminal: Bool {
    (0...2).allSatisfy { TerminalDevice(descriptor: $0).isTerminal }
  }

  private static func print(_ text: String) throws {
    try FileDescriptorSink.standardOutput.write(Array(text.utf8))
  }
}
