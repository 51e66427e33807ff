import Placard
import PlacardTerminal
import Synchronization

/// The gallery on a terminal: passes events to its model and carries out what follows.
package final class GalleryApp: Sendable {
  private struct State {
    var model: GalleryModel
    var screen: TerminalScreen?
    /// The titles of the posts that are shown, by number.
    var titles: [Int: String] = [:]
  }

  /// What the program does next.
  private enum Job: Sendable {
    case act(GalleryModel.Action)
    /// The size has changed, so regions have.
    case place
  }

  private let state: Mutex<State>
  private let environment: [String: String]
  private let jobs: (stream: AsyncStream<Job>, send: AsyncStream<Job>.Continuation)

  /// Creates the gallery.
  ///
  /// - Parameter environment: The variables that describe the terminal.
  package init(environment: [String: String]) {
    self.environment = environment
    let capabilities = TerminalCapabilities(environment: environment, isTerminal: true)
    let (stream, continuation) = AsyncStream.makeStream(of: Job.self)
    jobs = (stream, continuation)
    state = Mutex(
      State(
        model: GalleryModel(
          terminalScheme: capabilities.scheme, depth: capabilities.colorDepth,
          isUnicode: capabilities.isUnicode)))
  }

  /// Whether there is a terminal to show it on.
  package static func canRun(environment: [String: String]) -> Bool {
    TerminalCapabilities(environment: environment, isTerminal: true).mode == .inline
  }

  /// Shows the gallery until it is left.
  package func run() async {
    let screen = TerminalScreen(
      environment: environment, layout: state.withLock { $0.model.layout },
      modes: [.pointer, .paste],
      content: { [weak self] in self?.draw(into: &$0) },
      handle: { [weak self] in self?.receive($0) })
    state.withLock { $0.screen = screen }
    let messages = PostManager(
      settings: UserSettings(), posters: [], lanes: GalleryPage.configurations)
    let listening = messages.listen { [weak self] in self?.note($0) }
    var poster = messages.add(poster(above: screen))
    screen.enter()
    screen.layout = state.withLock { $0.model.layout }
    var running: [Task<Void, Never>] = []
    loop: for await job in jobs.stream {
      switch job {
      case .place: screen.layout = state.withLock { $0.model.layout }
      case .act(.run(let sample)):
        running.append(
          Task { [weak self] in await self?.run(sample, on: messages) })
      case .act(.hideAll):
        for sample in running { sample.cancel() }
        running.removeAll()
        messages.setDigest(isOn: false)
        messages.hideAll()
      case .act(.restyle):
        let old = poster
        poster = messages.add(self.poster(above: screen))
        await messages.remove(old)
        screen.redraw()
      case .act(.quit): break loop
      }
    }
    for sample in running { sample.cancel() }
    listening.cancel()
    await messages.close()
    await screen.leave()
    state.withLock { $0.screen = nil }
  }

  private func poster(above screen: TerminalScreen) -> TerminalPoster {
    let (isReduced, scheme) = state.withLock { ($0.model.isReduced, $0.model.scheme) }
    var themes = Themes.standard
    themes.scheme = scheme
    return TerminalPoster(
      above: screen, motion: isReduced ? .basic : .full, themes: themes
    ) { OverlayContext($0.options) }
  }

  /// Draws the page; a size that is new changes the regions, but not from inside a drawing.
  private func draw(into cells: inout CellBuffer) {
    let size = TerminalSize(columns: cells.columns, rows: cells.rows)
    let bars = state.withLock { $0.screen }?.requests.bars ?? .keep
    let (model, isNewSize) = state.withLock { state in
      let isNewSize = state.model.size != size
      state.model.size = size
      state.model.bars = bars
      return (state.model, isNewSize)
    }
    model.draw(into: &cells)
    if isNewSize { jobs.send.yield(.place) }
  }

  private func receive(_ event: InputEvent) {
    change { model in
      for action in model.handle(event) { jobs.send.yield(.act(action)) }
    }
  }

  /// Changes the model, and shows that.
  private func change(_ body: (inout GalleryModel) -> Void) {
    let (screen, layout, cursor) = state.withLock { state in
      body(&state.model)
      return (state.screen, state.model.layout, state.model.cursor)
    }
    guard let screen else { return }
    if screen.cursor != cursor { screen.cursor = cursor }
    screen.layout = layout
  }

  /// Says in the status line what has become of a post.
  private func note(_ event: PostEvent) {
    guard let number = event.number else { return }
    let note: String? = state.withLock { state in
      if let message = event.message { state.titles[number] = message.title ?? message.body }
      let title = state.titles[number] ?? "post \(number)"
      switch event.kind {
      case .gone:
        state.titles[number] = nil
        return event.reason.map { "\(title): \($0.rawValue)" }
      case .action: return event.action.map { "\(title): \($0)" }
      default: return nil
      }
    }
    if let note, state.withLock({ $0.model.note }) != note { change { $0.note = note } }
  }

  private func run(_ sample: GallerySample, on messages: PostManager) async {
    for step in sample.steps where !Task.isCancelled {
      switch step {
      case .post(let message, let options): messages.post(message, options)
      case .work(let message, let options): await work(message, options, on: messages)
      case .digest(let isOn): messages.setDigest(isOn: isOn)
      case .pause(let length):
        try? await messages.clock.sleep(until: messages.clock.now + length)
      case .type(let strictly): change { $0.beginTyping(strictly: strictly) }
      case .ask(let question, let name):
        let layout = PresentationOptions.layouts.first { $0.name == name }?.presentation
        guard let answer = await question.answer(from: messages, layout ?? .centered) else { break }
        messages.post(
          Message(answer, severity: .success),
          PostOptions(style: "card", placement: .topTrailing, duration: .seconds(3)))
      }
    }
  }

  /// Posts a message, and moves its progress to the end.
  private func work(
    _ message: Message, _ options: PostOptions, on messages: PostManager
  ) async {
    let handle = messages.post(message, options)
    guard case .steps(let done, let total, let unit) = message.progress else { return }
    for step in 1...20 {
      try? await messages.clock.sleep(until: messages.clock.now + .milliseconds(150))
      let now = done + (total - done) * step / 20
      handle.update { $0.progress = .steps(done: now, total: total, unit: unit) }
    }
  }
}

extension OverlayContext {
  /// The context that a post's options name.
  init(_ options: PostOptions) {
    self =
      switch options.context ?? .automatic {
      case .automatic: .automatic
      case .screen(let level): .screen(level: level)
      case .region(let path): .region(path)
      case .owner(let path): .owner(path)
      }
    bars =
      switch options.bars {
      case nil, .keep?: .keep
      case .hide?: .hide
      default: .restyle
      }
  }
}

extension GalleryQuestion {
  /// Asks, and returns the answer in words; nil if there is none.
  fileprivate func answer(
    from messages: PostManager, _ layout: PresentationOptions
  ) async -> String? {
    switch self {
    case .confirm:
      let question = Confirm(
        Message("Delete 3 files?", body: "They cannot be brought back.", severity: .warning),
        yes: "Delete", no: "Keep", isDestructive: true)
      return (try? await messages.ask(question, layout)).flatMap(\.self).map {
        $0 ? "Deleted" : "Kept"
      }
    case .choice:
      let question = Choice("Switch to which branch?", ["main", "gallery", "speed"])
      return (try? await messages.ask(question, layout)).flatMap(\.self).map { "On branch \($0)" }
    case .text:
      let question = TextInput("Name of the branch", placeholder: "feature/…") { text in
        text.isEmpty ? "A name is needed." : nil
      }
      return (try? await messages.ask(question, layout)).flatMap(\.self).map { "Made \($0)" }
    case .form:
      let question = Form(
        "New account",
        [
          .text("name", "Name", placeholder: "Ada Lovelace"),
          .choice("shell", "Shell", ["bash", "fish", "zsh"]), .toggle("admin", "Administrator"),
        ])
      let values = (try? await messages.ask(question, layout)).flatMap(\.self)
      return values.map {
        "\($0.text("name").isEmpty ? "Nobody" : $0.text("name")), \($0.text("shell"))"
      }
    }
  }
}
