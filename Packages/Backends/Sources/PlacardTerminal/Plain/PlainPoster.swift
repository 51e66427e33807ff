public import PlacardModels
public import PlacardOutput
public import PlacardPosting

/// The backend for places that cannot be drawn on: nothing but text and newlines.
public actor PlainPoster: Poster {
  /// `plain`.
  public nonisolated let name: String? = "plain"

  private let sink: any ByteSink
  private var transcript: PlainTranscript
  private let start = ContinuousClock.now

  /// Creates a poster whose lines go to a sink; without Unicode its own signs are ASCII.
  public init(to sink: any ByteSink, isUnicode: Bool = true) {
    self.sink = sink
    transcript = PlainTranscript(isUnicode: isUnicode)
  }

  /// Writes the post's first lines.
  ///
  /// - Throws: What the sink throws.
  public func show(_ post: Post) async throws {
    try write(transcript.show(post, at: ContinuousClock.now - start))
  }

  /// Writes a line when there is enough news.
  ///
  /// - Throws: What the sink throws.
  public func update(_ post: Post) async throws {
    try write(transcript.update(post, at: ContinuousClock.now - start))
  }

  /// Writes how work that was cut off ended; a sink that takes nothing more is left alone.
  public func hide(_ post: Post) async {
    try? write(transcript.hide(post))
  }

  /// Writes text between the posts; it ends where a line ends.
  ///
  /// Its colours are left out, whatever else could act on a terminal is neutralised. A sink that takes
  /// nothing more is left alone.
  public nonisolated func print(_ text: String) {
    let lines = StyledLine.lines(of: text).map { $0.text + "\n" }
    try? sink.write(Array(lines.joined().utf8))
  }

  private func write(_ lines: [String]) throws {
    guard !lines.isEmpty else { return }
    try sink.write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }
}
