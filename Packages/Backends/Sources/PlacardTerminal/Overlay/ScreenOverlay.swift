import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardViews

/// Posts of one poster above a ``TerminalScreen``, whose thread draws them.
final class ScreenOverlay: Sendable {
  private let screen: TerminalScreen
  private let id: Int
  private let relay = SignalRelay()
  private let styles: StyleRegistry
  private let library: PictureLibrary
  private let context: @Sendable (Post) -> OverlayContext

  init(
    _ scene: OverlayScene, above screen: TerminalScreen, library: PictureLibrary,
    context: @escaping @Sendable (Post) -> OverlayContext
  ) {
    self.screen = screen
    self.library = library
    self.context = context
    styles = scene.styles
    id = screen.join(scene, relay: relay)
  }

  deinit { closeScene() }

  /// Receives the callbacks; without a terminal it reports a lost host at once.
  func attach(_ signals: PosterSignals) {
    relay.attach(signals)
    if !screen.isInteractive { relay.send(.host(attached: false)) }
  }

  /// Begins a post's entrance, and calls for attention.
  ///
  /// Waits while many commands are pending, as ``perform(_:)`` does.
  ///
  /// - Throws: `UnresolvedContext` if the region does not exist.
  func show(_ post: Post) async throws(UnresolvedContext) {
    let context = context(post)
    let size = screen.size
    _ = try PlacementArea(
      context, post.options.placement ?? .top, in: screen.layout, contentInset: nil,
      screen: CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows))
    await perform(
      .show(
        post, pictures: library.pictures(of: post.message), attention: styles.attention(of: post),
        words: words, context: context))
  }

  /// Updates a post's content.
  func update(_ post: Post) async {
    await perform(.update(post, pictures: library.pictures(of: post.message), words: words))
  }

  /// Carries out a command, once there is space for it.
  func perform(_ command: SceneCommand) async {
    add(command)
    await screen.loop.waitForCapacity()
  }

  /// Carries out a command.
  func add(_ command: SceneCommand) { screen.perform(.post(command, of: id)) }

  /// Removes every post, and waits until the terminal shows that.
  func close() async {
    closeScene()
    await screen.flush()
  }

  private func closeScene() {
    add(.close(with: [], isExiting: false))
    screen.forget(id)
  }

  private var words: AnnouncementWords { relay.signals?.words ?? .english }
}
