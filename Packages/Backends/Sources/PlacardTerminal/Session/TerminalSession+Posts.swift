import PlacardAccessibility
import PlacardModels
@_spi(Exit) import PlacardOutput
import PlacardPosting
import PlacardViews
import Synchronization

extension TerminalSession {
  /// Whether posts enter and leave without animation at present, for lack of space.
  var lacksSpace: Bool { loop.lacksSpace.load(ordering: .relaxed) }

  /// Whether keys can be read, so that questions can be answered.
  var hasKeyboard: Bool { loop.hasKeyboard.load(ordering: .relaxed) }

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
  func close() async {
    let now = loop.sceneTime
    loop.change(wakes: true) { state in
      state.commands.append((.post(.close(with: [], isExiting: false), of: 0), now))
      state.queue.endLine()
      state.ending = .erasingRows
    }
    await flush()
  }

  /// Commits all visible posts, and posts that were not received, because the process exits.
  ///
  /// Only tries locks, starts no task, and waits at most 0.7 s for the terminal. Does nothing in a forked child.
  func flushAtExit(_ posts: [Post]) {
    guard CLibrary.processID == processID else { return }
    let count = loop.flushAtExit(posts)
    guard count > 0 else { return }
    ExitLoss.report(
      "the terminal took no more within a second; \(count) lines were not written")
  }

  private func add(_ command: SceneCommand) {
    let now = loop.sceneTime
    loop.change { $0.commands.append((.post(command, of: 0), now)) }
  }

  private func perform(_ command: SceneCommand) async {
    add(command)
    await loop.waitForCapacity()
  }
}
