public import PlacardModels
public import PlacardOutput
public import PlacardPosting

/// A poster that writes everything that happens as JSON Lines.
///
/// It shows nothing by itself and takes no time. Each line is handed to the sink whole. The first
/// error of the sink ends the stream, so that what was written has no gap; every later event throws
/// that error again. A sink that waits holds up this poster and no other.
///
/// ```swift
/// let messages = PostManager(posters: [.terminal(), .jsonStream(to: .file("build.jsonl"))])
/// ```
public actor JSONStreamPoster: Poster {
  /// `json`.
  public nonisolated let name: String? = "json"
  /// It wants every event.
  public nonisolated let capabilities: PosterCapabilities = .records

  private let sink: any ByteSink
  private var events = EventWriter()
  private var failure: (any Error)?

  /// Creates a poster whose lines go to a sink.
  public init(to sink: any ByteSink) {
    self.sink = sink
  }

  /// Does nothing: what is shown is an event too.
  public func show(_ post: Post) async {}

  /// Does nothing: what changes is an event too.
  public func update(_ post: Post) async {}

  /// Does nothing: what is hidden is an event too.
  public func hide(_ post: Post) async {}

  /// Writes the event's line.
  ///
  /// - Throws: Whatever the sink throws; `OutputError` from the sinks of PlacardOutput.
  public func record(_ event: PostEvent) async throws {
    if let failure { throw failure }
    do {
      try sink.write(events.line(for: event))
    } catch {
      failure = error
      throw error
    }
  }
}

extension Poster where Self == JSONStreamPoster {
  /// A poster that writes everything that happens as JSON Lines.
  ///
  /// - Parameter sink: Where the lines go, such as `.standardOutput` or `.file("build.jsonl")`; a
  ///   file is emptied, so that it holds one stream.
  /// - Returns: The poster.
  public static func jsonStream(to sink: some ByteSink) -> JSONStreamPoster {
    JSONStreamPoster(to: sink)
  }
}
