import PlacardAccessibility
import PlacardModels
@_spi(Exit) import PlacardOutput
import PlacardPosting
import PlacardViews
import Synchronization

/// The posts of one poster in a session, with a scene of their own.
///
/// The scene joins the session with its first command, so a poster that shows nothing starts no thread.
final class SessionPosts: Sendable {
  let session: TerminalSession
  /// The number by which the session addresses the scene.
  private let id: Int
  private let styles: StyleRegistry
  private let library: PictureLibrary
  private let relay = SignalRelay()
  private let readsKeys: Bool
  private let makeScene: @Sendable () -> TerminalScene
  private let hasJoined = Atomic(false)

  /// Creates the posts of a poster.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - id: The number by which the session addresses them; unique in the session.
  ///   - scene: The scene, empty.
  ///   - library: The pictures that messages name.
  init(_ session: TerminalSession, id: Int, scene: TerminalScene, library: PictureLibrary) {
    self.session = session
    self.id = id
    self.library = library
    styles = scene.styles
    readsKeys = scene.hasKeyboard
    makeScene = { scene }
    session.relays[id] = relay
  }

  private var loop: SessionLoop { session.loop }

  /// Whether posts enter and leave without animation at present, for lack of space.
  var lacksSpace: Bool { loop.lacksSpace.load(ordering: .relaxed) }

  /// Whether keys can be read, so that questions can be answered.
  var hasKeyboard: Bool { readsKeys && loop.hasKeyboard.load(ordering: .relaxed) }

  /// Receives the callbacks into the manager.
  func attach(_ signals: PosterSignals) { relay.attach(signals) }

  /// Begins a post's entrance, and calls for attention.
  ///
  /// Waits while many commands are pending, as ``update(_:)`` and ``hide(_:)`` do, so that the posts in front of the
  /// poster are merged.
  func show(_ post: Post) async {
    let attention = styles.attention(of: post)
    let words = relay.signals?.words ?? .english
    await perform(
      .show(
        post, pictures: library.pictures(of: post.message), attention: attention, words: words))
  }

  /// Updates a post's content.
  func update(_ post: Post) async {
    let words = relay.signals?.words ?? .english
    await perform(.update(post, pictures: library.pictures(of: post.message), words: words))
  }

  /// Begins a post's exit.
  func hide(_ post: Post) async { await perform(.hide(post)) }

  /// Updates how many posts wait in a lane.
  func updateQueue(_ queue: LaneQueue) async { await perform(.updateQueue(queue)) }

  /// Sets the appearance of later posts, or of all.
  func configure(_ configuration: ViewConfiguration, appliesToAll: Bool) {
    add(.configure(configuration, appliesToAll: appliesToAll))
  }

  /// Draws the current frame, however recent the latest one is.
  func redraw() { add(.redraw) }

  /// Closes the scene: posts that never ended by themselves stay in the scrollback.
  ///
  /// - Parameter endsSession: Whether the session ends, too: no other poster has a scene in it.
  func close(endsSession: Bool) async {
    closeScene(wakes: true) { state in
      guard endsSession else { return }
      state.queue.endLine()
      state.ending = .erasingRows
    }
    await session.flush()
    session.relays[id] = nil
  }

  /// Leaves the session because the poster was released without being closed.
  func leave() {
    closeScene { _ in }
    session.relays[id] = nil
  }

  /// Commits all visible posts, and posts that were not received, because the process exits.
  ///
  /// Only tries locks, starts no task, and waits at most 0.7 s for the terminal. Does nothing in a forked child.
  ///
  /// - Parameters:
  ///   - posts: The posts that are live; the scene may not have received them.
  ///   - endsSession: Whether the session ends, too.
  func flushAtExit(_ posts: [Post], endsSession: Bool) {
    guard CLibrary.processID == session.processID else { return }
    let isNew = !hasJoined.exchange(true, ordering: .acquiringAndReleasing)
    let count = loop.flushAtExit(
      posts, of: id, makeScene: isNew ? makeScene : nil, endsSession: endsSession)
    guard count > 0 else { return }
    ExitLoss.report(
      "the terminal took no more within a second; \(count) lines were not written")
  }

  /// Closes the scene, if it has joined.
  private func closeScene(wakes: Bool = false, _ change: (inout SessionLoop.State) -> Void) {
    let now = loop.sceneTime
    loop.change(wakes: wakes) { state in
      if hasJoined.exchange(true, ordering: .acquiringAndReleasing) {
        state.commands.append((.post(.close(with: [], isExiting: false), of: id), now))
      }
      change(&state)
    }
  }

  private func perform(_ command: SceneCommand) async {
    add(command)
    await loop.waitForCapacity()
  }

  /// Gives a command to the session, in front of it the scene if it has not joined.
  private func add(_ command: SceneCommand) {
    let now = loop.sceneTime
    loop.change { state in
      if !hasJoined.exchange(true, ordering: .acquiringAndReleasing) {
        state.commands.append((.add(id, makeScene), now))
      }
      state.commands.append((.post(command, of: id), now))
    }
  }
}
