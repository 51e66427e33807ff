public import PlacardModels
public import PlacardOutput
public import PlacardPosting
import Synchronization

/// The backend for places that cannot be drawn on: nothing but text and newlines.
///
/// It records: a post's lines are written when it is admitted and before `post` returns, whole and in the
/// order of admission, from any number of threads. A line follows when its words
/// change, at each quarter of its work, ten seconds apart at least, and when it ends before all was said.
/// How long a slow reader is waited for is up to the sink; `.standardError` holds up to 1 MiB, then waits
/// as `print` does.
public final class PlainPoster: Recorder {
  private struct State {
    var transcript: PlainTranscript
    var lines: [UInt8] = []
  }

  /// `plain`.
  public let name: String? = "plain"

  private let sink: any ByteSink
  private let state: Mutex<State>
  private let start = ContinuousClock.now

  /// Creates a poster whose lines go to a sink; without Unicode its own signs are ASCII.
  public init(to sink: any ByteSink, isUnicode: Bool = true) {
    self.sink = sink
    state = Mutex(State(transcript: PlainTranscript(isUnicode: isUnicode)))
  }

  /// Takes over the post's first lines, a line when there is enough news, or how work that was cut off
  /// ended.
  public func record(_ post: Post) {
    state.withLock { state in
      state.transcript.append(post, at: ContinuousClock.now - start, to: &state.lines)
    }
  }

  /// Writes the lines.
  ///
  /// - Throws: What the sink throws.
  public func commit() throws {
    try state.withLock { state in
      guard !state.lines.isEmpty else { return }
      defer { state.lines.removeAll(keepingCapacity: state.lines.count < 1 << 16) }
      try sink.write(state.lines)
    }
  }

  /// Writes text between the posts; it ends where a line ends.
  ///
  /// Its colours are left out, whatever else could act on a terminal is neutralised. A sink that takes
  /// nothing more is left alone.
  public func print(_ text: String) {
    let lines = StyledLine.lines(of: text).map { $0.text + "\n" }
    try? state.withLock { _ in try sink.write(Array(lines.joined().utf8)) }
  }
}
