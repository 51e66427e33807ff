@_spi(Fields) public import PlacardModels
public import PlacardPosting
import Synchronization

/// A poster that shows nothing and records every ended post in a file.
///
/// A write error is reported as an error of the poster; the next entry is tried again.
public final class HistoryPoster: Recorder {
  /// `history`.
  public let name: String? = "history"
  /// Receives every event.
  public let capabilities: PosterCapabilities = .records

  private let file: HistoryFile
  private let now: @Sendable () -> Duration
  /// The last known messages of live posts, by arrival number.
  private let bodies = Mutex<[Int: PostBody]>([:])

  /// Creates a poster.
  ///
  /// - Parameters:
  ///   - file: The history file.
  ///   - now: The wall-clock time as Unix time; the system's by default.
  public init(to file: HistoryFile, now: (@Sendable () -> Duration)? = nil) {
    self.file = file
    self.now = now ?? { wallTime() }
  }

  /// Records a post's message, and writes its entry when it ends.
  ///
  /// - Throws: `OutputError` with the path.
  public func record(_ event: PostEvent) throws {
    guard let id = event.id, let number = event.number else { return }
    let body = bodies.withLock { bodies -> PostBody? in
      if let message = event.message {
        let options = event.options ?? bodies[number]?.options ?? PostOptions()
        bodies[number] = PostBody(message, options)
      }
      return event.kind == .gone ? bodies.removeValue(forKey: number) : nil
    }
    guard event.kind == .gone, let reason = event.reason else { return }
    let last = body ?? PostBody(Message(title: nil, body: nil))
    try file.append(
      HistoryEntry(
        id: id, number: number, reason: reason, action: event.action, at: event.at, time: now(),
        message: last.message, options: last.options))
  }
}

extension Poster where Self == HistoryPoster {
  /// A poster that records every ended post.
  ///
  /// - Parameter file: The history file.
  /// - Returns: The poster.
  public static func history(_ file: HistoryFile) -> HistoryPoster {
    HistoryPoster(to: file)
  }
}
