import Synchronization

/// Reads user input on a thread of its own, from start to stop.
final class ScreenReader: Sendable {
  private struct State {
    var isWanted = false
    var isRunning = false
    var whenStopped: [@Sendable () -> Void] = []
    /// The queries sent to the terminal once, before anything is read.
    var queries: TerminalQueries?
  }

  private let input: TerminalInput
  private let modes: InputModes
  private let receive: @Sendable (InputEvent) -> Void
  private let state: Mutex<State>

  init(
    _ input: TerminalInput, modes: InputModes, queries: TerminalQueries?,
    receive: @escaping @Sendable (InputEvent) -> Void
  ) {
    state = Mutex(State(queries: queries))
    self.input = input
    self.modes = modes
    self.receive = receive
  }

  /// Starts reading, unless it does already.
  func start() {
    let isNew = state.withLock { state in
      state.isWanted = true
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isNew { CLibrary.startThread { self.run() } }
  }

  /// Switches all modes off, then calls back; at once if nothing is being read.
  func stop(_ then: @escaping @Sendable () -> Void) {
    let isRunning = state.withLock { state in
      state.isWanted = false
      if state.isRunning { state.whenStopped.append(then) }
      return state.isRunning
    }
    if isRunning { input.wake() } else { then() }
  }

  private var isWanted: Bool { state.withLock { $0.isWanted } }

  private func ask() {
    let queries = state.withLock { state in
      defer { state.queries = nil }
      return state.queries
    }
    guard var queries else { return }
    let events = input.ask(&queries)
    for event in queries.replies.map(InputEvent.reply) + events { receive(event) }
  }

  private func run() {
    var isOver = false
    while !isOver {
      if input.begin(modes) {
        ask()
        while isWanted, let events = input.read(waiting: .seconds(3600)) {
          for event in events { receive(event) }
        }
        input.end()
      }
      let calls = state.withLock { state in
        defer { state.whenStopped = [] }
        isOver = !state.isWanted || state.whenStopped.isEmpty
        state.isRunning = !isOver
        return state.whenStopped
      }
      for call in calls { call() }
    }
  }
}
