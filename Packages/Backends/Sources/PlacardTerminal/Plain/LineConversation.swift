import PlacardModels
import PlacardOutput
import PlacardPosting
import PlacardViews
import Synchronization

/// Asks the questions of a plain terminal, and reads the answers in lines that the terminal's own editing makes.
///
/// One thread reads, and only while something is asked; it reports the answers to the manager. The settings of the
/// terminal are unchanged, but for echo while a secret is typed.
final class LineConversation: Sendable {
  private struct State: ~Copyable {
    var dialog: LineDialog
    var isReading = false
  }

  private enum Line {
    case text(String)
    case end
    /// The question is no more.
    case withdrawn
  }

  private let sink: any ByteSink
  private let port: any TerminalPort
  private let state: Mutex<State>
  private let receiver = Mutex<PosterSignals?>(nil)
  private let pipe = CLibrary.makePipe()

  /// Creates a conversation on a terminal; nil if it cannot be typed at.
  init?(_ port: any TerminalPort, sink: any ByteSink, _ glyphs: GlyphSet) {
    guard port.hasInput else { return nil }
    (self.port, self.sink) = (port, sink)
    state = Mutex(State(dialog: LineDialog(glyphs)))
  }

  deinit {
    if let pipe { CLibrary.close(pipe.reading, pipe.writing) }
  }

  /// Whether a person can answer now: the process is in the foreground of the terminal.
  var canAsk: Bool { port.isForeground && !state.withLock { $0.dialog.isOver } }

  /// Receives the callbacks into the manager.
  func attach(_ signals: PosterSignals) { receiver.withLock { $0 = signals } }

  /// Follows a post; its lines are appended by a closure, for the post as they are printed.
  func record(
    _ post: Post, to lines: inout [UInt8], appending append: (Post, inout [UInt8]) -> Void
  ) {
    state.withLock { state in
      if let answer = state.dialog.answer(to: post) { lines += "\(answer)\n".utf8 }
      let printed = state.dialog.follow(post)
      let count = lines.count
      append(printed, &lines)
      if lines.count > count { state.dialog.note(linesOf: post) }
    }
  }

  /// Writes lines, around the question that waits for its answer, and begins to ask if there is something to ask.
  ///
  /// - Throws: The sink's error.
  func write(_ lines: [UInt8]) throws {
    let (starts, wakes) = try state.withLock { state in
      let bytes = state.dialog.frame(lines)
      if !bytes.isEmpty { try sink.write(bytes) }
      let wasReading = state.isReading
      state.isReading = wasReading || state.dialog.asks
      return (!wasReading && state.isReading, wasReading)
    }
    if starts { CLibrary.startThread { self.run() } }
    if wakes { wake() }
  }

  /// Ends every question.
  func close() {
    let bytes = state.withLock { $0.dialog.end() }
    if !bytes.isEmpty { try? sink.write(bytes) }
    wake()
  }

  private func wake() {
    if let pipe { CLibrary.poke(pipe.writing) }
  }

  /// Asks one question after the other; the body of the thread.
  private func run() {
    while let turn = begin() {
      let line = ask(turn)
      let signal = state.withLock { state -> PosterSignal? in
        guard state.dialog.turn == turn else { return nil }
        let outcome: (signal: PosterSignal?, bytes: [UInt8])
        switch line {
        case .withdrawn: return nil
        case .end: outcome = state.dialog.take(nil)
        case .text(let text): outcome = state.dialog.take(text)
        }
        if !outcome.bytes.isEmpty { try? sink.write(outcome.bytes) }
        return outcome.signal
      }
      if let signal { receiver.withLock { $0 }?(signal) }
    }
  }

  /// The number of the next question; nil if there is none, which ends the thread.
  private func begin() -> Int? {
    state.withLock { state in
      state.isReading = state.dialog.begin()
      return state.isReading ? state.dialog.turn : nil
    }
  }

  /// Shows a question and reads a line; what was typed before it is shown answers nothing.
  private func ask(_ turn: Int) -> Line {
    while !port.isForeground {
      guard isAsked(turn) else { return .withdrawn }
      CLibrary.rest(on: pipe?.reading, for: .milliseconds(250))
    }
    let isSecret = state.withLock { $0.dialog.isSecret }
    if isSecret { port.attach(wake: pipe?.writing ?? -1) }
    defer { if isSecret { port.detach() } }
    port.discardInput()
    show(turn)
    var bytes: [UInt8] = []
    var isForeground = true
    while isAsked(turn) {
      let wasForeground = isForeground
      isForeground = port.isForeground
      let isBack = isSecret && !port.takeEvents().isDisjoint(with: [.restored, .continued])
      if isForeground, isBack || !wasForeground {
        if isSecret { port.attach(wake: pipe?.writing ?? -1) }
        show(turn)
      }
      let isReady = CLibrary.rest(
        on: pipe?.reading, input: isForeground ? port.inputDescriptor : -1,
        for: isForeground ? nil : .milliseconds(250))
      guard isReady else { continue }
      guard let more = port.readInput() else { return .end }
      bytes += more
      guard let last = bytes.last, last == 0x0A || last == 0x0D else { continue }
      return .text(String(decoding: bytes.dropLast(), as: UTF8.self))
    }
    return .withdrawn
  }

  private func show(_ turn: Int) {
    state.withLock { state in
      guard state.dialog.isAsking(turn) else { return }
      try? sink.write(state.dialog.ask())
    }
  }

  private func isAsked(_ turn: Int) -> Bool { state.withLock { $0.dialog.isAsking(turn) } }
}
