@_spi(Fields) public import PlacardModels
public import PlacardOutput
public import PlacardPosting
import Synchronization

/// A poster that writes every event as JSON Lines.
///
/// It shows nothing and takes no time. The sink receives complete lines, all lines of one board change
/// together. The first error of the sink ends the stream, so that the output has no gap; every later event
/// throws that error again. A blocking sink blocks the caller that posts.
///
/// ```swift
/// let messages = PostManager(posters: [.terminal(), .jsonStream(to: .file("build.jsonl"))])
/// ```
public final class JSONStreamPoster: Recorder {
  private struct State {
    var events = EventWriter()
    var failure: (any Error)?
  }

  /// `json`.
  public let name: String? = "json"
  /// Receives every event.
  public let capabilities: PosterCapabilities = .records

  private let sink: any ByteSink
  private let state = Mutex(State())

  /// Creates a poster whose lines go to a sink.
  public init(to sink: any ByteSink) {
    self.sink = sink
  }

  /// Encodes and buffers the event's line.
  ///
  /// - Throws: The sink's error; `OutputError` from the sinks of PlacardOutput.
  public func record(_ event: PostEvent) throws {
    try state.withLock { state in
      if let failure = state.failure { throw failure }
      state.events.add(event)
      if state.events.count >= Self.part { try write(&state) }
    }
  }

  /// Writes the buffered lines.
  ///
  /// - Throws: The sink's error; `OutputError` from the sinks of PlacardOutput.
  public func commit() throws {
    try state.withLock { try write(&$0) }
  }

  private func write(_ state: inout State) throws {
    guard state.events.count > 0, state.failure == nil else { return }
    do {
      try sink.write(state.events.take())
    } catch {
      state.failure = error
      throw error
    }
  }

  /// Buffer size in bytes from which lines are written immediately.
  private static let part = 1 << 16
}

extension Poster where Self == JSONStreamPoster {
  /// A poster that writes every event as JSON Lines.
  ///
  /// - Parameter sink: The destination of the lines, such as `.standardOutput` or `.file("build.jsonl")`; a
  ///   file is truncated, so that it holds one stream.
  /// - Returns: The poster.
  public static func jsonStream(to sink: some ByteSink) -> JSONStreamPoster {
    JSONStreamPoster(to: sink)
  }
}
