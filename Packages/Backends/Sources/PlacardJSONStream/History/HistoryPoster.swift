public import PlacardModels
public import PlacardPosting

/// A poster that shows nothing and remembers every post that has ended, in a file.
///
/// An entry that cannot be written is an error of the poster, and the next one is tried again.
public actor HistoryPoster: Poster {
  /// It wants every event.
  public nonisolated let capabilities: PosterCapabilities = .records

  private let file: HistoryFile
  private let now: @Sendable () -> Duration
  /// What the live posts say, by arrival number, as far as it has been told.
  private var bodies: [Int: PostBody] = [:]

  /// Creates a poster.
  ///
  /// - Parameters:
  ///   - file: Where the entries go.
  ///   - now: The time on the wall, since the beginning of 1970 in UTC; the system's by default.
  public init(to file: HistoryFile, now: (@Sendable () -> Duration)? = nil) {
    self.file = file
    self.now = now ?? { wallTime() }
  }

  /// Does nothing: only what has ended is remembered.
  public func show(_ post: Post) async {}

  /// Does nothing: only what has ended is remembered.
  public func update(_ post: Post) async {}

  /// Does nothing: only what has ended is remembered.
  public func hide(_ post: Post) async {}

  /// Keeps what a post says, and writes its entry when it has ended.
  ///
  /// - Throws: `OutputError` that names the file.
  public func record(_ event: PostEvent) async throws {
    guard let id = event.id, let post = event.post else { return }
    if let message = event.message {
      let options = event.options ?? bodies[post]?.options ?? PostOptions()
      bodies[post] = PostBody(message, options)
    }
    guard event.kind == .gone, let reason = event.reason else { return }
    let body = bodies.removeValue(forKey: post) ?? PostBody(Message(title: nil, body: nil))
    try file.append(
      HistoryEntry(
        id: id, post: post, reason: reason, action: event.action, at: event.at, time: now(),
        message: body.message, options: body.options))
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
