public import PlacardModels
public import PlacardOutput
public import PlacardPosting
import PlacardViews
import Synchronization

/// A recorder for outputs that cannot be drawn on: text and newlines only, unless colour is asked for.
///
/// A post's lines are written when it is admitted and before `post` returns, completely and in the
/// order of admission, from any number of threads. Further lines follow when its text changes, at
/// each quarter of its progress, at least ten seconds apart, and when it ends before everything was
/// printed. How long a slow reader blocks is up to the sink; `.standardError` buffers up to 1 MiB,
/// then blocks as `print` does.
public final class PlainPoster: Recorder {
  private struct State {
    var transcript: PlainTranscript
    var lines: [UInt8] = []
  }

  /// `plain`.
  public let name: String? = "plain"

  private let sink: any ByteSink
  /// The questions; nil where nobody can answer.
  private let conversation: LineConversation?
  private let state: Mutex<State>
  private let start = ContinuousClock.now

  /// Creates a poster that writes to a sink.
  ///
  /// - Parameters:
  ///   - sink: Receives the lines.
  ///   - isUnicode: Whether its symbols may be others than ASCII.
  ///   - isColored: Whether the first line of each post is in the colour of its severity, by escape
  ///     sequences; for outputs whose user has asked for it, as by `FORCE_COLOR`.
  public convenience init(
    to sink: any ByteSink, isUnicode: Bool = true, isColored: Bool = false
  ) {
    self.init(
      to: sink, glyphs: isUnicode ? .unicode : .ascii, isColored: isColored, asking: nil)
  }

  /// Creates a poster for an output with capabilities.
  ///
  /// - Parameters:
  ///   - sink: Receives the lines.
  ///   - capabilities: The capabilities of the output.
  ///   - terminal: The terminal behind the sink, if its user is asked by lines; nothing happens if it is none.
  package convenience init(
    to sink: any ByteSink, _ capabilities: TerminalCapabilities,
    asking terminal: TerminalDevice? = nil
  ) {
    self.init(
      to: sink, glyphs: capabilities.glyphs, isColored: capabilities.isColorForced,
      asking: capabilities.asksByLine ? terminal : nil)
  }

  init(
    to sink: any ByteSink, glyphs: GlyphSet, isColored: Bool, asking terminal: (any TerminalPort)?
  ) {
    self.sink = sink
    state = Mutex(
      State(transcript: PlainTranscript(glyphs, isColored: isColored)))
    conversation = terminal.flatMap { LineConversation($0, sink: sink, glyphs) }
  }

  deinit { conversation?.close() }

  /// `interactive` while its user can be asked by lines: its terminal is also standard input, and the process is in
  /// the foreground of it.
  public var capabilities: PosterCapabilities {
    conversation?.canAsk ?? false ? .interactive : []
  }

  /// Receives the callbacks for answers.
  public func attach(_ signals: PosterSignals) { conversation?.attach(signals) }

  /// Buffers the post's first lines, a line for a significant change, or a line for progress that
  /// was cut off.
  public func record(_ post: Post) {
    state.withLock { state in
      guard let conversation else {
        return state.transcript.append(post, at: ContinuousClock.now - start, to: &state.lines)
      }
      conversation.record(post, to: &state.lines) { post, lines in
        state.transcript.append(post, at: ContinuousClock.now - start, to: &lines)
      }
    }
  }

  /// Writes the buffered lines.
  ///
  /// - Throws: The sink's error.
  public func commit() throws {
    try state.withLock { state in
      guard !state.lines.isEmpty || conversation != nil else { return }
      defer { state.lines.removeAll(keepingCapacity: state.lines.count < 1 << 16) }
      try write(state.lines)
    }
  }

  /// Prints text between the posts; ends the last line if necessary.
  ///
  /// Its colours are removed, and any other control sequence is neutralised. Errors of the sink are
  /// ignored.
  public func print(_ text: String) {
    let lines = StyledLine.lines(of: text).map { $0.text + "\n" }
    try? state.withLock { _ in try write(Array(lines.joined().utf8)) }
  }

  /// Ends its questions.
  public func close() async { conversation?.close() }

  private func write(_ lines: [UInt8]) throws {
    if let conversation { try conversation.write(lines) } else { try sink.write(lines) }
  }
}
