@_spi(Fields) public import PlacardModels
public import PlacardPosting
import Synchronization

/// A poster that shows nothing and remembers every post that has ended, in a file.
///
/// An entry that cannot be written is an error of the poster, and the next one is tried again.
public final class HistoryPoster: Recorder {
  /// `history`.
  public let name: String? = "history"
  /// It wants every event.
  public let capabilities: PosterCapabilities = .records

  private let file: HistoryFile
  private let now: @Sendable () -> Duration
  /// What the live posts say, by arrival number, as far as it has been told.
  private let bodies = Mutex<[Int: PostBody]>([:])

  /// Creates a poster.
  ///
  /// - Parameters:
  ///   - file: Where the entries go.
  ///   - now: The time on the wall, since the beginning of 1970 in UTC; the system's by default.
  public init(to file: HistoryFile, now: (@Sendable () -> Duration)? = nil) {
    self.file = file
    self.now = now ?? { wallTime() }
  }

  /// Keeps what a post says, and writes its entry when it has ended.
  ///
  /// - Throws: `OutputError` that names the file.
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
  /// A poster that remembers every post that has ended.
  ///
  /// - Parameter file: Where the entries go.
  /// - Returns: The poster.
  public static func history(_ file: HistoryFile) -> HistoryPoster {
    HistoryPoster(to: file)
  }
}
